import { reportLists } from '@consultancy/api';
import { adminTitles } from '../../texts/areas.ts';
import { peopleTexts as texts } from '../../texts/people.ts';
import { peopleReport } from './people.tsx';

/** The user list (§2). */
export const report = peopleReport(
  {
    title: adminTitles.users,
    lead: texts.usersLead,
    caption: texts.usersCaption,
    list: reportLists.users,
    empty: { title: texts.noUsers, help: texts.noUsersHelp },
  },
  'user',
);
