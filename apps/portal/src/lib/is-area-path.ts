import { matchPath } from 'react-router-dom';
import { paths } from '../config/paths.ts';

/** Whether an address belongs to one of the two areas (§2), whose frame is compact and wide. */
export const isAreaPath = (pathname: string): boolean =>
  [paths.userArea, paths.adminArea].some(({ path }) => matchPath(path, pathname) !== null);
