import { reportLists } from '@consultancy/api';
import { reportTitles } from '../../texts/areas.ts';
import { utilizationTexts as texts } from '../../texts/reports.ts';
import { reportPictures } from '../pictures/report-pictures.tsx';
import { utilizationReport } from './utilizations.tsx';

/** Utilizations of everyone (§2). */
export const report = utilizationReport(
  {
    title: reportTitles.allUtilizations,
    lead: texts.leadOfAll,
    list: reportLists.utilizationsOfAll,
    picture: reportPictures.utilizationsOfAll,
    empty: { title: texts.emptyOfAll, help: texts.emptyHelp },
    defaultCount: 20,
  },
  { date: 'used_date', withUser: true },
);
