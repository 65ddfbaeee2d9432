import { getToolErrors, getToolErrorsSummary } from '@consultancy/validation';
import { reportTitles } from '../../texts/areas.ts';
import { errorLogTexts as texts } from '../../texts/errors-log.ts';
import { errorChart } from '../charts/report-charts.tsx';
import { toolField } from '../fields/tool-field.tsx';
import { errorLogReport } from './errors-log.ts';

/** Errors of one tool, of all users (§2). */
export const report = errorLogReport(
  {
    title: reportTitles.toolErrors,
    lead: texts.leadOfTool,
    list: getToolErrors,
    chart: errorChart(getToolErrorsSummary),
    subject: toolField,
    empty: { title: texts.emptyOfTool, help: texts.emptyHelp },
    defaultCount: 20,
  },
  { withUser: true, isOfTool: true },
);
