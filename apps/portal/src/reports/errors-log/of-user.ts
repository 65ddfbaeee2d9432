import { reportLists } from '@consultancy/api';
import { reportTitles } from '../../texts/areas.ts';
import { errorLogTexts as texts } from '../../texts/reports.ts';
import { userField } from '../fields/user-field.tsx';
import { reportPictures } from '../pictures/report-pictures.tsx';
import { errorLogReport } from './errors-log.ts';

/** Errors of one user (§2). */
export const report = errorLogReport({
  title: reportTitles.userErrors,
  lead: texts.leadOfUser,
  list: reportLists.errorsOfUser,
  picture: reportPictures.errorsOfUser,
  subject: userField,
  empty: { title: texts.emptyOfUser, help: texts.emptyHelp },
  defaultCount: null,
});
