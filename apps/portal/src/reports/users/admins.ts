import { getAdmins } from '@consultancy/validation';
import { adminTitles } from '../../texts/areas.ts';
import { usersTexts as texts } from '../../texts/users.ts';
import { usersReport } from './users.tsx';

/** The admin list (§2). */
export const report = usersReport(
  {
    title: adminTitles.admins,
    lead: texts.adminsLead,
    caption: texts.adminsCaption,
    list: getAdmins,
    empty: { title: texts.noAdmins, help: texts.noAdminsHelp },
  },
  'admin',
);
