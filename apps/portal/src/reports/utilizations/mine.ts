import { getUtilizations, getUtilizationsSummary } from '@consultancy/validation';
import { paths } from '../../config/paths.ts';
import { reportTitles } from '../../texts/areas.ts';
import { utilizationTexts as texts } from '../../texts/utilizations.ts';
import { utilizationChart } from '../charts/report-charts.tsx';
import { utilizationReport } from './utilizations.tsx';

/** «Mi Actividad»: the runs of the signed-in user (§2). */
export const report = utilizationReport(
  {
    title: reportTitles.myUtilizations,
    lead: texts.leadOfMine,
    list: getUtilizations,
    chart: utilizationChart(getUtilizationsSummary),
    subject: 'own',
    empty: {
      title: texts.emptyOfUser,
      help: texts.emptyHelpOfMine,
      action: { label: texts.emptyAction, href: paths.downloads.href() },
    },
    defaultCount: null,
  },
  { date: 'usage_date' },
);
