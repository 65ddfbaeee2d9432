import { reportLists } from '@consultancy/api';
import { reportTitles } from '../../texts/areas.ts';
import { errorLogTexts as texts } from '../../texts/reports.ts';
import { reportPictures } from '../pictures/report-pictures.tsx';
import { errorLogReport } from './errors-log.ts';

/** «Mis registros de errores» (§2). */
export const report = errorLogReport({
  title: reportTitles.myErrors,
  lead: texts.leadOfMine,
  list: reportLists.errorsOfUser,
  picture: reportPictures.errorsOfUser,
  subject: 'own',
  empty: { title: texts.emptyOfUser, help: texts.emptyHelpOfMine },
  defaultCount: null,
});
