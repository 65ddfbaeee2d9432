import { ReportScreen } from '../../../reports/ReportScreen/ReportScreen.tsx';
import { myUtilizations } from '../../../reports/utilizations/mine.tsx';

/** «Mi Actividad» (§2). */
export function MyUtilizationsScreen() {
  return <ReportScreen definition={myUtilizations} />;
}
