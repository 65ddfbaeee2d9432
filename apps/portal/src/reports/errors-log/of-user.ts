import { getUserErrors, getUserErrorsSummary } from '@consultancy/validation';
import { reportTitles } from '../../texts/areas.ts';
import { errorLogTexts as texts } from '../../texts/errors-log.ts';
import { errorChart } from '../charts/report-charts.tsx';
import { userField } from '../fields/user-field.tsx';
import { errorLogReport } from './errors-log.ts';

/** Errors of one user (§2). */
export const report = errorLogReport({
  title: reportTitles.userErrors,
  lead: texts.leadOfUser,
  list: getUserErrors,
  chart: errorChart(getUserErrorsSummary),
  subject: userField,
  empty: { title: texts.emptyOfUser, help: texts.emptyHelp },
  defaultCount: null,
});
