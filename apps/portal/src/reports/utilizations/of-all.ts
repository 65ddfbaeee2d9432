import { getAllUtilizations, getAllUtilizationsSummary } from '@consultancy/validation';
import { reportTitles } from '../../texts/areas.ts';
import { utilizationTexts as texts } from '../../texts/utilizations.ts';
import { utilizationChart } from '../charts/report-charts.tsx';
import { utilizationReport } from './utilizations.tsx';

/** Utilizations of everyone (§2). */
export const report = utilizationReport(
  {
    title: reportTitles.allUtilizations,
    lead: texts.leadOfAll,
    list: getAllUtilizations,
    chart: utilizationChart(getAllUtilizationsSummary),
    empty: { title: texts.emptyOfAll, help: texts.emptyHelp },
    defaultCount: 20,
  },
  { date: 'used_date', withUser: true },
);
