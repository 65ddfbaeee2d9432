import { matchPath } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { type LazyChunk, lazyScreen } from '../lib/lazy-chunk.ts';
import { publicPageAt } from './public-pages.tsx';

export const UserArea = lazyScreen(() => import('./UserArea.tsx'), 'UserArea');
export const AdminArea = lazyScreen(() => import('./AdminArea.tsx'), 'AdminArea');

const areas = [
  { path: paths.userArea.path, Area: UserArea },
  { path: paths.adminArea.path, Area: AdminArea },
] as const;

/** The area that an address belongs to; undefined for a page of the public frame. */
export const areaAt = (pathname: string): LazyChunk | undefined =>
  areas.find(({ path }) => matchPath(path, pathname))?.Area;

/** The lazy chunk that an address shows: an area, or the screen of a page. */
export const screenAt = (pathname: string): LazyChunk | undefined =>
  areaAt(pathname) ?? publicPageAt(pathname)?.screen;
