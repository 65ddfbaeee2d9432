import { ReportScreen } from '../../../reports/ReportScreen/ReportScreen.tsx';
import { myTransactions } from '../../../reports/transactions/mine.tsx';

/** «Mis Compras» (§2). */
export function MyTransactionsScreen() {
  return <ReportScreen definition={myTransactions} />;
}
