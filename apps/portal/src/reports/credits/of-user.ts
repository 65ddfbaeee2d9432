import { reportTitles } from '../../texts/areas.ts';
import { creditTexts as texts } from '../../texts/credits.ts';
import { userField } from '../fields/user-field.tsx';
import { CreditBalance } from './CreditBalance.tsx';
import { creditReport } from './credits.tsx';

/** Credit balance and history of one user (§2). */
export const report = creditReport({
  title: reportTitles.userCredits,
  lead: texts.leadOfUser,
  subject: userField,
  metric: CreditBalance,
  empty: { title: texts.empty, help: texts.emptyHelp },
});
