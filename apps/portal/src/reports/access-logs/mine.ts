import { getAccessLogs, getAccessLogsSummary } from '@consultancy/validation';
import { accessLogTexts as texts } from '../../texts/access-logs.ts';
import { reportTitles } from '../../texts/areas.ts';
import { accessChart } from '../charts/report-charts.tsx';
import { accessLogReport } from './access-logs.ts';

/** «Mis Accesos Web» (§2). */
export const report = accessLogReport({
  title: reportTitles.myAccesses,
  lead: texts.leadOfMine,
  list: getAccessLogs,
  chart: accessChart(getAccessLogsSummary),
  subject: 'own',
  empty: { title: texts.emptyOfUser, help: texts.emptyHelp },
});
