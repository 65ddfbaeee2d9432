import { portalPaths } from '@consultancy/brand';
import { route, routeTree } from './route.ts';

/** A route with anchors that links from other pages use, such as `/downloads/#GDBAudit` (§2). */
function anchoredRoute<const Path extends string>(path: Path) {
  return {
    path,
    href: (anchor?: string) => (anchor === undefined ? path : `${path}/#${anchor}`),
  } as const;
}

/**
 * Anchor of a check on the page of its tool: 04.09 is «H04-09», as the findings workbook links it.
 */
export const findingAnchor = (code: string) => `H${code.replace('.', '-')}`;

/** The page of a tool in the catalogue of findings, with an anchor per check. */
const toolFindings = (tool: string, code?: string) =>
  `/support/hallazgos/${tool}${code === undefined ? '' : `#${findingAnchor(code)}`}`;

/** The public routes of §2 and the ways into the areas, for links and for the router of every page. */
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
  /** One's own profile, in the area of one's role. */
  ownProfile: { href: () => portalPaths.ownProfile },
  userArea: routeTree('/userview'),
  myProfile: route('/userview/profile'),
  adminArea: routeTree('/adminview'),
  adminProfile: route('/adminview/profile'),
} as const;
