import { getAccessLogs, getAccessLogsSummary } from '@consultancy/validation';
import { accessLogTexts as texts } from '../../texts/access-logs.ts';
import { reportTitles } from '../../texts/areas.ts';
import { accessChart } from '../charts/report-charts.tsx';
import { userField } from '../fields/user-field.tsx';
import { accessLogReport } from './access-logs.ts';

/** Web accesses of one user (§2). */
export const report = accessLogReport({
  title: reportTitles.userAccesses,
  lead: texts.leadOfUser,
  list: getAccessLogs,
  chart: accessChart(getAccessLogsSummary),
  subject: userField,
  empty: { title: texts.emptyOfUser, help: texts.emptyHelp },
});
