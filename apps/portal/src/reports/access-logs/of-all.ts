import { getRecentLogs, getRecentLogsSummary } from '@consultancy/validation';
import { accessLogTexts as texts } from '../../texts/access-logs.ts';
import { reportTitles } from '../../texts/areas.ts';
import { accessChart } from '../charts/report-charts.tsx';
import { accessLogReport } from './access-logs.ts';

/** Web accesses of everyone (§2). */
export const report = accessLogReport(
  {
    title: reportTitles.allAccesses,
    lead: texts.leadOfAll,
    list: getRecentLogs,
    chart: accessChart(getRecentLogsSummary),
    empty: { title: texts.emptyOfAll, help: texts.emptyHelp },
  },
  { withUser: true },
);
