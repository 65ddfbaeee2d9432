import { getAllErrorLogs, getAllErrorLogsSummary } from '@consultancy/validation';
import { reportTitles } from '../../texts/areas.ts';
import { errorLogTexts as texts } from '../../texts/errors-log.ts';
import { errorChart } from '../charts/report-charts.tsx';
import { errorLogReport } from './errors-log.ts';

/** Errors of everyone (§2). */
export const report = errorLogReport(
  {
    title: reportTitles.allErrors,
    lead: texts.leadOfAll,
    list: getAllErrorLogs,
    chart: errorChart(getAllErrorLogsSummary),
    empty: { title: texts.emptyOfAll, help: texts.emptyHelp },
    defaultCount: 20,
  },
  { withUser: true },
);
