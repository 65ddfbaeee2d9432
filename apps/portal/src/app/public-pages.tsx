import type { ReactNode } from 'react';
import { matchRoutes } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { toolCodes } from '../config/tool-codes.ts';
import { type LazyChunk, lazyScreen } from '../lib/lazy-chunk.ts';

const HomeScreen = lazyScreen(
  () => import('../screens/public/HomeScreen/HomeScreen.tsx'),
  'HomeScreen',
);
const ProductServicesScreen = lazyScreen(
  () => import('../screens/public/ProductServicesScreen/ProductServicesScreen.tsx'),
  'ProductServicesScreen',
);
const GdbAuditScreen = lazyScreen(
  () => import('../screens/public/GdbAuditScreen/GdbAuditScreen.tsx'),
  'GdbAuditScreen',
);
const SupportScreen = lazyScreen(
  () => import('../screens/public/SupportScreen/SupportScreen.tsx'),
  'SupportScreen',
);
const FindingsScreen = lazyScreen(
  () => import('../screens/public/FindingsScreen/FindingsScreen.tsx'),
  'FindingsScreen',
);
const ContactScreen = lazyScreen(
  () => import('../screens/public/ContactScreen/ContactScreen.tsx'),
  'ContactScreen',
);
const DownloadsScreen = lazyScreen(
  () => import('../screens/public/DownloadsScreen/DownloadsScreen.tsx'),
  'DownloadsScreen',
);
const PricingScreen = lazyScreen(
  () => import('../screens/public/PricingScreen/PricingScreen.tsx'),
  'PricingScreen',
);
const DataPolicyScreen = lazyScreen(
  () => import('../screens/public/DataPolicyScreen/DataPolicyScreen.tsx'),
  'DataPolicyScreen',
);
const HeadingScreen = lazyScreen(
  () => import('../screens/public/HeadingScreen/HeadingScreen.tsx'),
  'HeadingScreen',
);
const NotFoundScreen = lazyScreen(
  () => import('../screens/public/NotFoundScreen/NotFoundScreen.tsx'),
  'NotFoundScreen',
);
const AuthScreen = lazyScreen(
  () => import('../screens/auth/AuthScreen/AuthScreen.tsx'),
  'AuthScreen',
);
const PendingVerificationScreen = lazyScreen(
  () => import('../screens/auth/PendingVerificationScreen/PendingVerificationScreen.tsx'),
  'PendingVerificationScreen',
);
const EmailVerificationScreen = lazyScreen(
  () => import('../screens/auth/EmailVerificationScreen/EmailVerificationScreen.tsx'),
  'EmailVerificationScreen',
);
const ResetPasswordScreen = lazyScreen(
  () => import('../screens/auth/ResetPasswordScreen/ResetPasswordScreen.tsx'),
  'ResetPasswordScreen',
);
const NewPasswordScreen = lazyScreen(
  () => import('../screens/auth/NewPasswordScreen/NewPasswordScreen.tsx'),
  'NewPasswordScreen',
);
const EmailChangeScreen = lazyScreen(
  () => import('../screens/auth/EmailChangeScreen/EmailChangeScreen.tsx'),
  'EmailChangeScreen',
);
const ProfileEntry = lazyScreen(
  () => import('../screens/account/ProfileEntry/ProfileEntry.tsx'),
  'ProfileEntry',
);

/** A page of the public frame: its pattern and its content. */
export interface PublicPage {
  path: string;
  element: ReactNode;
  /** The screen, if it has its own chunk. */
  screen?: LazyChunk;
}

const page = ({ path }: { path: string }, Screen: LazyChunk): PublicPage => ({
  path,
  element: <Screen />,
  screen: Screen,
});

/** A page of the catalogue of findings, whose chunk contains the texts of one tool only. */
const toolFindingsPage = (tool: string) =>
  page(
    { path: paths.toolFindings.href(tool) },
    lazyScreen(async () => {
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

/** The page of the public frame that an address shows. */
export const publicPageAt = (pathname: string): PublicPage | undefined =>
  matchRoutes([...publicPages], pathname)?.[0]?.route;
