import { getUserErrors, getUserErrorsSummary } from '@consultancy/validation';
import { reportTitles } from '../../texts/areas.ts';
import { errorLogTexts as texts } from '../../texts/errors-log.ts';
import { errorChart } from '../charts/report-charts.tsx';
import { errorLogReport } from './errors-log.ts';

/** «Mis registros de errores» (§2). */
export const report = errorLogReport({
  title: reportTitles.myErrors,
  lead: texts.leadOfMine,
  list: getUserErrors,
  chart: errorChart(getUserErrorsSummary),
  subject: 'own',
  empty: { title: texts.emptyOfUser, help: texts.emptyHelp },
  defaultCount: null,
});
