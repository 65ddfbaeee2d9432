import { reportLists } from '@consultancy/api';
import { reportTitles } from '../../texts/areas.ts';
import { accessLogTexts as texts } from '../../texts/reports.ts';
import { reportCharts } from '../charts/report-charts.tsx';
import { accessLogReport } from './access-logs.ts';

/** «Mis Accesos Web» (§2). */
export const report = accessLogReport({
  title: reportTitles.myAccesses,
  lead: texts.leadOfMine,
  list: reportLists.accessLogsOfUser,
  chart: reportCharts.accessLogsOfUser,
  subject: 'own',
  empty: { title: texts.emptyOfUser, help: texts.emptyHelp },
});
