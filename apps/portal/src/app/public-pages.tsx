import type { ReactNode } from 'react';
import { paths } from '../config/paths.ts';
import { loadScreen } from '../lib/load-screen.ts';
import { HeadingScreen } from '../screens/public/HeadingScreen/HeadingScreen.tsx';
import { authTexts } from '../texts/auth.ts';
import { headingTexts } from '../texts/public.ts';

const HomeScreen = loadScreen(
  () => import('../screens/public/HomeScreen/HomeScreen.tsx'),
  'HomeScreen',
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
const ProfileEntry = loadScreen(
  () => import('../screens/account/ProfileEntry/ProfileEntry.tsx'),
  'ProfileEntry',
);

const headingPages = [
  [paths.productServices.path, headingTexts.productServices],
  [paths.aboutUs.path, headingTexts.aboutUs],
  [paths.pricing.path, headingTexts.pricing],
  [paths.downloads.path, headingTexts.downloads],
  [paths.contact.path, headingTexts.contact],
  [paths.terms.path, headingTexts.terms],
  [paths.dataPolicy.path, headingTexts.dataPolicy],
  [paths.supportHome.path, headingTexts.support],
  [paths.support.path, headingTexts.support],
  [paths.resetPassword.path, authTexts.forgotten],
] as const;

/** A page of the public frame: the pattern it answers to and what it shows. */
export interface PublicPage {
  path: string;
  element: ReactNode;
}

/** Every page of the public frame (§2 "Public", "Authentication", "Profile entry"). */
export const publicPages: readonly PublicPage[] = [
  { path: paths.home.path, element: <HomeScreen /> },
  ...headingPages.map(([path, title]) => ({ path, element: <HeadingScreen title={title} /> })),
  { path: paths.auth.path, element: <AuthScreen /> },
  { path: paths.pendingVerification.path, element: <PendingVerificationScreen /> },
  { path: paths.emailVerification.path, element: <EmailVerificationScreen /> },
  { path: paths.profileEntry.path, element: <ProfileEntry /> },
  { path: '*', element: <NotFoundScreen /> },
];
