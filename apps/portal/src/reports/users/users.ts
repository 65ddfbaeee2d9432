import { getUsers } from '@consultancy/validation';
import { adminTitles } from '../../texts/areas.ts';
import { usersTexts as texts } from '../../texts/users.ts';
import { usersReport } from './users.tsx';

/** The user list (§2). */
export const report = usersReport(
  {
    title: adminTitles.users,
    lead: texts.usersLead,
    caption: texts.usersCaption,
    list: getUsers,
    empty: { title: texts.noUsers, help: texts.noUsersHelp },
  },
  'user',
);
