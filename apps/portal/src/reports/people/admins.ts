import { reportLists } from '@consultancy/api';
import { adminTitles } from '../../texts/areas.ts';
import { peopleTexts as texts } from '../../texts/people.ts';
import { peopleReport } from './people.tsx';

/** The admin list (§2). */
export const report = peopleReport(
  {
    title: adminTitles.admins,
    lead: texts.adminsLead,
    caption: texts.adminsCaption,
    list: reportLists.admins,
    empty: { title: texts.noAdmins, help: texts.noAdminsHelp },
  },
  'admin',
);
