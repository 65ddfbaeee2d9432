import { paths } from '../../config/paths.ts';
import { reportTitles } from '../../texts/areas.ts';
import { creditTexts as texts } from '../../texts/credits.ts';
import { LedgerReversalNote } from '../transactions/ReversalNote.tsx';
import { creditReport } from './credits.tsx';
import { OwnCredits } from './OwnCredits.tsx';

/** «Mis Créditos» (§2). */
export const report = creditReport({
  title: reportTitles.myCredits,
  lead: texts.leadOfMine,
  subject: 'own',
  metric: OwnCredits,
  rowActions: LedgerReversalNote,
  empty: {
    title: texts.empty,
    help: texts.emptyHelp,
    action: { label: texts.emptyAction, href: paths.contact.href() },
  },
});
