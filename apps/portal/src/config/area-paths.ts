import { portalPaths } from '@consultancy/brand';
import { dayOf } from '../lib/local-day.ts';
import { route, routeTree } from './route.ts';

/** Filters of a report by their names in its form, which reads them from the address. */
type Filters = Readonly<Record<string, string>>;

/** The filters that limit a report to the day of a timestamp in the user's time zone. */
export function dayFilters(timestamp: string): Filters {
  const day = dayOf(new Date(timestamp));
  return { start_date: day, end_date: day };
}

/** The filters that limit a report to the days from a timestamp on, in the user's time zone. */
export const sinceFilters = (timestamp: string): Filters => ({
  start_date: dayOf(new Date(timestamp)),
});

/** A report, whose address has the filters to apply. */
function reportRoute<const Path extends string>(path: Path) {
  return {
    path,
    href: (filters?: Filters) => (filters ? `${path}?${new URLSearchParams(filters)}` : path),
  } as const;
}

/** A report about one user or one tool, which is the first of its filters. */
function subjectRoute<const Path extends string>(path: Path, parameter: 'username' | 'tool') {
  const { href } = reportRoute(path);
  return {
    path,
    href: (subject?: string, filters: Filters = {}) =>
      href(subject === undefined ? undefined : { [parameter]: subject, ...filters }),
  } as const;
}

/** The page of one user, for administrators. */
function userRoute<const Path extends string>(path: Path) {
  return {
    path: `${path}/:username`,
    href: (username: string) => `${path}/${encodeURIComponent(username)}`,
  } as const;
}

/** One request about personal data, for administrators. */
function dataRequestRoute<const Path extends string>(path: Path) {
  return { path: `${path}/:id`, href: (id: number) => `${path}/${id}` } as const;
}

/** The routes inside the areas (§2), which public pages do not load. */
export const areaPaths = {
  userWelcome: route('/userview/userWelcome'),
  myData: route(portalPaths.myData),
  myAccesses: reportRoute('/userview/recent-logs'),
  myUtilizations: reportRoute('/userview/utilizationsBase'),
  myCredits: reportRoute(portalPaths.myCredits),
  myTransactions: reportRoute('/userview/transactions'),
  myErrors: reportRoute('/userview/user-errors'),
  mySupport: routeTree('/userview/support'),
  adminWelcome: route('/adminview/adminWelcome'),
  adminMyData: route(portalPaths.adminMyData),
  dataRequests: reportRoute('/adminview/data-requests'),
  dataRequest: dataRequestRoute('/adminview/data-requests'),
  users: reportRoute('/adminview/users'),
  userPage: userRoute('/adminview/users'),
  admins: reportRoute('/adminview/admins'),
  allAccesses: reportRoute('/adminview/recent-logs'),
  userAccesses: subjectRoute('/adminview/recent-logs/user', 'username'),
  allUtilizations: reportRoute('/adminview/all-utilizations'),
  userUtilizations: subjectRoute('/adminview/utilizations/user', 'username'),
  toolUtilizations: subjectRoute('/adminview/features', 'tool'),
  userCredits: subjectRoute('/adminview/creditsBalance/user', 'username'),
  allTransactions: reportRoute('/adminview/all-transactions'),
  userTransactions: subjectRoute('/adminview/transactions/user', 'username'),
  newTransaction: route('/adminview/new-transaction'),
  priceLists: route('/adminview/price-lists'),
  auditTrail: reportRoute('/adminview/audit-trail'),
  allErrors: reportRoute('/adminview/all-error-logs'),
  userErrors: subjectRoute('/adminview/user-errors/user', 'username'),
  toolErrors: subjectRoute('/adminview/feature-errors/features', 'tool'),
} as const;
