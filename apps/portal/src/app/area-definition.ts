import type { ComponentType } from 'react';
import type { AreaNavigation } from '../layouts/AreaLayout/area-navigation.ts';
import { lazyScreen } from '../lib/lazy-chunk.ts';
import { lazyReport } from '../reports/lazy-report.tsx';
import type { ReportDefinition } from '../reports/report-definition.ts';

interface AreaPage {
  path: string;
  href: string;
  label: string;
  Screen: ComponentType;
  /** A page below this one, such as that of one user; it is not in the sidebar. */
  below?: Pick<AreaPage, 'path' | 'Screen'> & { label?: string };
}

interface AreaPages {
  label?: string;
  pages: readonly [AreaPage, ...AreaPage[]];
}

/** One of the two areas (§2): its pages in the order of the sidebar; the first is the welcome. */
export interface AreaDefinition {
  label: string;
  groups: readonly [AreaPages, ...AreaPages[]];
}

interface Route {
  path: string;
  href: () => string;
}

/** A page of an area whose screen is a component of this name; its code is fetched when shown. */
export function page<Name extends string>(
  { path, href }: Route,
  label: string,
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): AreaPage {
  return { path, href: href(), label, Screen: lazyScreen(load, name) };
}

/** A page of an area that is a report: its definition is fetched when shown. */
export function report<Row extends object>(
  { path, href }: Route,
  label: string,
  load: () => Promise<{ report: ReportDefinition<Row> }>,
): AreaPage {
  return { path, href: href(), label, Screen: lazyReport(load) };
}

/**
 * A page with one below it, whose address ends with what it is about, such as a username; a page that
 * is about nothing has a label.
 */
export function withPageBelow<Name extends string>(
  page: AreaPage,
  { path, label }: { path: string; label?: string },
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): AreaPage {
  const Screen = lazyScreen(load, name);
  return { ...page, below: { path, Screen, ...(label === undefined ? {} : { label }) } };
}

/** Every page of an area, also those that are not in the sidebar. */
export const pagesOf = (area: AreaDefinition): Pick<AreaPage, 'path' | 'Screen'>[] =>
  area.groups.flatMap(({ pages }) =>
    pages.flatMap((page) => (page.below ? [page, page.below] : [page])),
  );

const entryOf = ({ label, href, path, below }: AreaPage) => ({
  label,
  href,
  path,
  ...(below ? { pathBelow: below.path } : {}),
  ...(below?.label === undefined ? {} : { labelBelow: below.label }),
});

/** The sidebar of an area. */
export function navigationOf(area: AreaDefinition): AreaNavigation {
  const [{ pages: first }] = area.groups;
  return {
    label: area.label,
    fallback: entryOf(first[0]),
    groups: area.groups.map(({ label, pages }) => ({
      ...(label === undefined ? {} : { label }),
      entries: pages.map(entryOf),
    })),
  };
}
