import { reportLists } from '@consultancy/api';
import { reportTitles } from '../../texts/areas.ts';
import { errorLogTexts as texts } from '../../texts/reports.ts';
import { reportCharts } from '../charts/report-charts.tsx';
import { toolField } from '../fields/tool-field.tsx';
import { errorLogReport } from './errors-log.ts';

/** Errors of one tool, of all users (§2). */
export const report = errorLogReport(
  {
    title: reportTitles.toolErrors,
    lead: texts.leadOfTool,
    list: reportLists.errorsOfTool,
    chart: reportCharts.errorsOfTool,
    subject: toolField,
    empty: { title: texts.emptyOfTool, help: texts.emptyHelp },
    defaultCount: 20,
  },
  { withUser: true },
);
