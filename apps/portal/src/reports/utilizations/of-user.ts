import { getUtilizations, getUtilizationsSummary } from '@consultancy/validation';
import { reportTitles } from '../../texts/areas.ts';
import { utilizationTexts as texts } from '../../texts/utilizations.ts';
import { utilizationChart } from '../charts/report-charts.tsx';
import { userField } from '../fields/user-field.tsx';
import { utilizationReport } from './utilizations.tsx';

/** Utilizations of one user (§2). */
export const report = utilizationReport(
  {
    title: reportTitles.userUtilizations,
    lead: texts.leadOfUser,
    list: getUtilizations,
    chart: utilizationChart(getUtilizationsSummary),
    subject: userField,
    empty: { title: texts.emptyOfUser, help: texts.emptyHelp },
    defaultCount: null,
  },
  { date: 'usage_date' },
);
