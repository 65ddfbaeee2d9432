import { paths } from '../config/paths.ts';
import { AreaRoutes } from './AreaRoutes.tsx';
import { userArea } from './user-area.ts';

/** The user area (§2), a lazy chunk: public pages do not load it. */
export function UserArea() {
  return <AreaRoutes area={userArea} root={paths.userArea.href()} />;
}
