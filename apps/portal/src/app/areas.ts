import type { ComponentType } from 'react';
import { paths } from '../config/paths.ts';
import type { AreaNavigation } from '../layouts/AreaLayout/area-navigation.ts';
import { loadScreen } from '../lib/load-screen.ts';
import { adminTexts, newTransactionTexts } from '../texts/admin.ts';
import { transactionTexts, utilizationTexts } from '../texts/reports.ts';
import { userTexts } from '../texts/user.ts';

interface AreaPage {
  path: string;
  label: string;
  Screen: ComponentType;
}

/** One of the two areas (§2): its pages in the order of the sidebar; the first is the welcome. */
export interface AreaDefinition {
  label: string;
  groups: readonly { label?: string; pages: readonly [AreaPage, ...AreaPage[]] }[];
}

const page = (path: { path: string }, label: string, Screen: ComponentType): AreaPage => ({
  path: path.path,
  label,
  Screen,
});

/** The user area (§2). A later page is one more line. */
export const userArea: AreaDefinition = {
  label: userTexts.area,
  groups: [
    {
      pages: [
        page(
          paths.userWelcome,
          userTexts.welcome,
          loadScreen(
            () => import('../screens/user/UserWelcomeScreen/UserWelcomeScreen.tsx'),
            'UserWelcomeScreen',
          ),
        ),
        page(
          paths.myUtilizations,
          utilizationTexts.title,
          loadScreen(
            () => import('../screens/user/MyUtilizationsScreen/MyUtilizationsScreen.tsx'),
            'MyUtilizationsScreen',
          ),
        ),
        page(
          paths.myTransactions,
          transactionTexts.title,
          loadScreen(
            () => import('../screens/user/MyTransactionsScreen/MyTransactionsScreen.tsx'),
            'MyTransactionsScreen',
          ),
        ),
      ],
    },
  ],
};

/** The administrator area (§2). A later page is one more line. */
export const adminArea: AreaDefinition = {
  label: adminTexts.area,
  groups: [
    {
      pages: [
        page(
          paths.adminWelcome,
          adminTexts.welcome,
          loadScreen(
            () => import('../screens/admin/AdminWelcomeScreen/AdminWelcomeScreen.tsx'),
            'AdminWelcomeScreen',
          ),
        ),
        page(
          paths.newTransaction,
          newTransactionTexts.title,
          loadScreen(
            () => import('../screens/admin/NewTransactionScreen/NewTransactionScreen.tsx'),
            'NewTransactionScreen',
          ),
        ),
      ],
    },
  ],
};

/** Every page of an area. */
export const pagesOf = (area: AreaDefinition): AreaPage[] =>
  area.groups.flatMap((group) => group.pages);

/** The sidebar of an area. */
export function navigationOf(area: AreaDefinition): AreaNavigation {
  return {
    label: area.label,
    fallback: pagesOf(area)[0]?.path ?? '/',
    groups: area.groups.map(({ label, pages }) => ({
      ...(label === undefined ? {} : { label }),
      entries: pages.map((entry) => ({ label: entry.label, href: entry.path })),
    })),
  };
}
