import { reportLists } from '@consultancy/api';
import { reportTitles } from '../../texts/areas.ts';
import { utilizationTexts as texts } from '../../texts/reports.ts';
import { reportCharts } from '../charts/report-charts.tsx';
import { toolField } from '../fields/tool-field.tsx';
import { utilizationReport } from './utilizations.tsx';

/** Utilizations of one tool, of all users (§2). */
export const report = utilizationReport(
  {
    title: reportTitles.toolUtilizations,
    lead: texts.leadOfTool,
    list: reportLists.utilizationsOfTool,
    chart: reportCharts.utilizationsOfTool,
    subject: toolField,
    empty: { title: texts.emptyOfTool, help: texts.emptyHelp },
    defaultCount: null,
  },
  { date: 'used_date', withUser: true },
);
