import { portalPaths } from '@consultancy/brand';

/** One route: the pattern of the router and the address of links. */
function route<const Path extends string>(path: Path) {
  return { path, href: () => path } as const;
}

/** A route with everything below it; links go to its own address. */
function routeTree<const Path extends string>(path: Path) {
  return { path: `${path}/*`, href: () => path } as const;
}

/** A route with anchors that links from other pages use, such as `/downloads/#GDBAudit` (§2). */
function anchoredRoute<const Path extends string>(path: Path) {
  return {
    path,
    href: (anchor?: string) => (anchor === undefined ? path : `${path}/#${anchor}`),
  } as const;
}

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

/**
 * Anchor of a check on the page of its tool: 04.09 is «H04-09», as the findings workbook links it.
 */
export const findingAnchor = (code: string) => `H${code.replace('.', '-')}`;

/** The page of a tool in the catalogue of findings, with an anchor per check. */
const toolFindings = (tool: string, code?: string) =>
  `/support/hallazgos/${tool}${code === undefined ? '' : `#${findingAnchor(code)}`}`;

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

/** Every route of §2, for links and for the router. */
export const paths = {
  home: route('/'),
  productServices: routeTree('/product-services'),
  gdbAudit: route('/product-services/GDBAudit'),
  gisConsultancy: route('/product-services/GISConsultancy'),
  envConsultancy: route('/product-services/EnvConsultancy'),
  aboutUs: route('/about-us'),
  pricing: route('/pricing'),
  downloads: anchoredRoute('/downloads'),
  support: routeTree('/support'),
  supportHome: route('/support/support'),
  findings: route('/support/hallazgos'),
  toolFindings: { href: toolFindings },
  contact: route(portalPaths.contact),
  terms: route(portalPaths.terms),
  dataPolicy: route('/support/politica-tratamiento-datos'),
  auth: routeTree(portalPaths.signIn),
  register: route(portalPaths.registration),
  pendingVerification: route('/auth/pending-verification'),
  emailVerification: route(portalPaths.emailVerification),
  resetPassword: route(portalPaths.passwordReset),
  newPassword: route(portalPaths.newPassword),
  emailChange: route(portalPaths.emailChange),
  profileEntry: routeTree('/profile'),
  userArea: routeTree('/userview'),
  userWelcome: route('/userview/userWelcome'),
  myProfile: route('/userview/profile'),
  myData: route(portalPaths.myData),
  myAccesses: route('/userview/recent-logs'),
  myUtilizations: route('/userview/utilizationsBase'),
  myCredits: route(portalPaths.myCredits),
  myTransactions: route('/userview/transactions'),
  myErrors: route('/userview/user-errors'),
  mySupport: routeTree('/userview/support'),
  adminArea: routeTree('/adminview'),
  adminWelcome: route('/adminview/adminWelcome'),
  adminProfile: route('/adminview/profile'),
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
