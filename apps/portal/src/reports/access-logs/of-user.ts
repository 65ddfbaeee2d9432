import { reportLists } from '@consultancy/api';
import { reportTitles } from '../../texts/areas.ts';
import { accessLogTexts as texts } from '../../texts/reports.ts';
import { reportCharts } from '../charts/report-charts.tsx';
import { userField } from '../fields/user-field.tsx';
import { accessLogReport } from './access-logs.ts';

/** Web accesses of one user (§2). */
export const report = accessLogReport({
  title: reportTitles.userAccesses,
  lead: texts.leadOfUser,
  list: reportLists.accessLogsOfUser,
  chart: reportCharts.accessLogsOfUser,
  subject: userField,
  empty: { title: texts.emptyOfUser, help: texts.emptyHelp },
});
