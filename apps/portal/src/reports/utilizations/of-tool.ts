import { getFeatureUtilization, getFeatureUtilizationSummary } from '@consultancy/validation';
import { reportTitles } from '../../texts/areas.ts';
import { utilizationTexts as texts } from '../../texts/utilizations.ts';
import { utilizationChart } from '../charts/report-charts.tsx';
import { toolField } from '../fields/tool-field.tsx';
import { utilizationReport } from './utilizations.tsx';

/** Utilizations of one tool, of all users (§2). */
export const report = utilizationReport(
  {
    title: reportTitles.toolUtilizations,
    lead: texts.leadOfTool,
    list: getFeatureUtilization,
    chart: utilizationChart(getFeatureUtilizationSummary),
    subject: toolField,
    empty: { title: texts.emptyOfTool, help: texts.emptyHelp },
    defaultCount: null,
  },
  { date: 'used_date', withUser: true, isOfTool: true },
);
