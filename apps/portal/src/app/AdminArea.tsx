import { paths } from '../config/paths.ts';
import { AreaRoutes } from './AreaRoutes.tsx';
import { adminArea } from './admin-area.ts';

/** The administrator area (§2), a lazy chunk: public pages do not load it. */
export function AdminArea() {
  return <AreaRoutes area={adminArea} root={paths.adminArea.href()} adminOnly />;
}
