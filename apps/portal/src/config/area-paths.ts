import { portalPaths } from '@consultancy/brand';
import { route, routeTree } from './routes.ts';

/**
 * A report about one user or one tool, whose address names it after the choice, and further filters
 * of the report after that.
 */
function subjectRoute<const Path extends string>(path: Path, parameter: 'username' | 'tool') {
  return {
    path,
    href: (subject?: string, filters: Readonly<Record<string, string>> = {}) =>
      subject === undefined
        ? path
        : `${path}?${new URLSearchParams({ [parameter]: subject, ...filters })}`,
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
  myAccesses: route('/userview/recent-logs'),
  myUtilizations: route('/userview/utilizationsBase'),
  myCredits: route(portalPaths.myCredits),
  myTransactions: route('/userview/transactions'),
  myErrors: route('/userview/user-errors'),
  mySupport: routeTree('/userview/support'),
  adminWelcome: route('/adminview/adminWelcome'),
  adminMyData: route(portalPaths.adminMyData),
  dataRequests: route('/adminview/data-requests'),
  dataRequest: dataRequestRoute('/adminview/data-requests'),
  users: route('/adminview/users'),
  userPage: userRoute('/adminview/users'),
  admins: route('/adminview/admins'),
  allAccesses: route('/adminview/recent-logs'),
  userAccesses: subjectRoute('/adminview/recent-logs/user', 'username'),
  allUtilizations: route('/adminview/all-utilizations'),
  userUtilizations: subjectRoute('/adminview/utilizations/user', 'username'),
  toolUtilizations: subjectRoute('/adminview/features', 'tool'),
  userCredits: subjectRoute('/adminview/creditsBalance/user', 'username'),
  allTransactions: route('/adminview/all-transactions'),
  userTransactions: subjectRoute('/adminview/transactions/user', 'username'),
  newTransaction: route('/adminview/new-transaction'),
  priceLists: route('/adminview/price-lists'),
  auditTrail: route('/adminview/audit-trail'),
  allErrors: route('/adminview/all-error-logs'),
  userErrors: subjectRoute('/adminview/user-errors/user', 'username'),
  toolErrors: subjectRoute('/adminview/feature-errors/features', 'tool'),
} as const;
