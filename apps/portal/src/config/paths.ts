/** One route: the pattern the router matches and the address that links use. */
function route<const Path extends string>(path: Path) {
  return { path, href: () => path } as const;
}

/** A route with everything below it; links go to its own address. */
function routeTree<const Path extends string>(path: Path) {
  return { path: `${path}/*`, href: () => path } as const;
}

/** Every route of §2 that has come so far. Links and the router read them only here. */
export const paths = {
  home: route('/'),
  productServices: routeTree('/product-services'),
  gdbAudit: route('/product-services/GDBAudit'),
  aboutUs: route('/about-us'),
  pricing: route('/pricing'),
  downloads: route('/downloads'),
  support: routeTree('/support'),
  supportHome: route('/support/support'),
  contact: route('/support/contactUs'),
  terms: route('/support/terminos-uso-servicio'),
  dataPolicy: route('/support/politica-tratamiento-datos'),
  auth: routeTree('/auth'),
  register: route('/auth/register'),
  pendingVerification: route('/auth/pending-verification'),
  emailVerification: route('/auth/email-register-verification'),
  resetPassword: route('/auth/reset-password'),
  profileEntry: routeTree('/profile'),
  userArea: routeTree('/userview'),
  userWelcome: route('/userview/userWelcome'),
  myUtilizations: route('/userview/utilizationsBase'),
  myTransactions: route('/userview/transactions'),
  adminArea: routeTree('/adminview'),
  adminWelcome: route('/adminview/adminWelcome'),
  newTransaction: route('/adminview/new-transaction'),
} as const;
