import type { ReactNode } from 'react';
import { matchPath, matchRoutes } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { toolCodes } from '../config/tool-codes.ts';
import { type LoadedScreen, loadScreen } from '../lib/load-screen.ts';

const HomeScreen = loadScreen(
  () => import('../screens/public/HomeScreen/HomeScreen.tsx'),
  'HomeScreen',
);
const ProductServicesScreen = loadScreen(
  () => import('../screens/public/ProductServicesScreen/ProductServicesScreen.tsx'),
  'ProductServicesScreen',
);
const GdbAuditScreen = loadScreen(
  () => import('../screens/public/GdbAuditScreen/GdbAuditScreen.tsx'),
  'GdbAuditScreen',
);
const SupportScreen = loadScreen(
  () => import('../screens/public/SupportScreen/SupportScreen.tsx'),
  'SupportScreen',
);
const FindingsScreen = loadScreen(
  () => import('../screens/public/FindingsScreen/FindingsScreen.tsx'),
  'FindingsScreen',
);
const ContactScreen = loadScreen(
  () => import('../screens/public/ContactScreen/ContactScreen.tsx'),
  'ContactScreen',
);
const DownloadsScreen = loadScreen(
  () => import('../screens/public/DownloadsScreen/DownloadsScreen.tsx'),
  'DownloadsScreen',
);
const PricingScreen = loadScreen(
  () => import('../screens/public/PricingScreen/PricingScreen.tsx'),
  'PricingScreen',
);
const DataPolicyScreen = loadScreen(
  () => import('../screens/public/DataPolicyScreen/DataPolicyScreen.tsx'),
  'DataPolicyScreen',
);
const HeadingScreen = loadScreen(
  () => import('../screens/public/HeadingScreen/HeadingScreen.tsx'),
  'HeadingScreen',
);
const NotFoundScreen = loadScreen(
  () => import('../screens/public/NotFoundScreen/NotFoundScreen.tsx'),
  'NotFoundScreen',
);
const AuthScreen = loadScreen(
  () => import('../screens/auth/AuthScreen/AuthScreen.tsx'),
  'AuthScreen',
);
const PendingVerificationScreen = loadScreen(
  () => import('../screens/auth/PendingVerificationScreen/PendingVerificationScreen.tsx'),
  'PendingVerificationScreen',
);
const EmailVerificationScreen = loadScreen(
  () => import('../screens/auth/EmailVerificationScreen/EmailVerificationScreen.tsx'),
  'EmailVerificationScreen',
);
const ResetPasswordScreen = loadScreen(
  () => import('../screens/auth/ResetPasswordScreen/ResetPasswordScreen.tsx'),
  'ResetPasswordScreen',
);
const NewPasswordScreen = loadScreen(
  () => import('../screens/auth/NewPasswordScreen/NewPasswordScreen.tsx'),
  'NewPasswordScreen',
);
const EmailChangeScreen = loadScreen(
  () => import('../screens/auth/EmailChangeScreen/EmailChangeScreen.tsx'),
  'EmailChangeScreen',
);
const ProfileEntry = loadScreen(
  () => import('../screens/account/ProfileEntry/ProfileEntry.tsx'),
  'ProfileEntry',
);

/** A page of the public frame: its pattern and its content. */
export interface PublicPage {
  path: string;
  element: ReactNode;
  /** The screen, if it has its own chunk. */
  screen?: LoadedScreen;
}

const page = ({ path }: { path: string }, Screen: LoadedScreen): PublicPage => ({
  path,
  element: <Screen />,
  screen: Screen,
});

/** A page of the catalogue of findings, whose chunk contains the texts of one tool only. */
const toolFindingsPage = (tool: string) =>
  page(
    { path: paths.toolFindings.href(tool) },
    loadScreen(async () => {
      const { loadToolFindings } = await import(
        '../screens/public/ToolFindingsScreen/ToolFindingsScreen.tsx'
      );
      return loadToolFindings(tool);
    }, 'ToolFindingsScreen'),
  );

/** Every page of the public frame (§2 "Public", "Authentication", "Profile entry"). */
export const publicPages: readonly PublicPage[] = [
  page(paths.home, HomeScreen),
  page(paths.productServices, ProductServicesScreen),
  page(paths.gdbAudit, GdbAuditScreen),
  page(paths.gisConsultancy, HeadingScreen),
  page(paths.envConsultancy, HeadingScreen),
  page(paths.aboutUs, HeadingScreen),
  page(paths.terms, HeadingScreen),
  page(paths.support, SupportScreen),
  page(paths.supportHome, SupportScreen),
  page(paths.findings, FindingsScreen),
  ...toolCodes.map(toolFindingsPage),
  page(paths.downloads, DownloadsScreen),
  page(paths.pricing, PricingScreen),
  page(paths.contact, ContactScreen),
  page(paths.dataPolicy, DataPolicyScreen),
  page(paths.auth, AuthScreen),
  page(paths.pendingVerification, PendingVerificationScreen),
  page(paths.emailVerification, EmailVerificationScreen),
  page(paths.resetPassword, ResetPasswordScreen),
  page(paths.newPassword, NewPasswordScreen),
  page(paths.emailChange, EmailChangeScreen),
  page(paths.profileEntry, ProfileEntry),
  page({ path: '*' }, NotFoundScreen),
];

/** The page that an address shows; undefined for an area. */
export function publicPageAt(pathname: string): PublicPage | undefined {
  const inArea = [paths.userArea, paths.adminArea].some(({ path }) => matchPath(path, pathname));
  return inArea ? undefined : matchRoutes([...publicPages], pathname)?.[0]?.route;
}
