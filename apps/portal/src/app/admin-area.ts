import { paths } from '../config/paths.ts';
import { adminTitles, areaTitles, groupTexts, reportTitles as titles } from '../texts/areas.ts';
import { type AreaDefinition, page, report, withPageBelow } from './area-definition.ts';

/** The administrator area (§2). A new page is one more entry. */
export const adminArea: AreaDefinition = {
  label: areaTitles.admin,
  groups: [
    {
      pages: [
        page(
          paths.adminWelcome,
          areaTitles.welcome,
          () => import('../screens/admin/AdminWelcomeScreen/AdminWelcomeScreen.tsx'),
          'AdminWelcomeScreen',
        ),
        withPageBelow(
          page(
            paths.adminProfile,
            areaTitles.profile,
            () => import('../screens/account/ProfileScreen/ProfileScreen.tsx'),
            'ProfileScreen',
          ),
          { path: paths.adminMyData.path, label: areaTitles.myData },
          () => import('../screens/account/MyDataScreen/MyDataScreen.tsx'),
          'MyDataScreen',
        ),
      ],
    },
    {
      label: groupTexts.users,
      pages: [
        withPageBelow(
          report(paths.users, adminTitles.users, () => import('../reports/users/users.ts')),
          paths.userPage,
          () => import('../screens/admin/UserScreen/UserScreen.tsx'),
          'UserScreen',
        ),
        report(paths.admins, adminTitles.admins, () => import('../reports/users/admins.ts')),
      ],
    },
    {
      label: groupTexts.activity,
      pages: [
        report(
          paths.allAccesses,
          titles.allAccesses,
          () => import('../reports/access-logs/of-all.ts'),
        ),
        report(
          paths.userAccesses,
          titles.userAccesses,
          () => import('../reports/access-logs/of-user.ts'),
        ),
        report(
          paths.allUtilizations,
          titles.allUtilizations,
          () => import('../reports/utilizations/of-all.ts'),
        ),
        report(
          paths.userUtilizations,
          titles.userUtilizations,
          () => import('../reports/utilizations/of-user.ts'),
        ),
        report(
          paths.toolUtilizations,
          titles.toolUtilizations,
          () => import('../reports/utilizations/of-tool.ts'),
        ),
      ],
    },
    {
      label: groupTexts.credits,
      pages: [
        report(
          paths.userCredits,
          titles.userCredits,
          () => import('../reports/credits/of-user.ts'),
        ),
      ],
    },
    {
      label: groupTexts.sales,
      pages: [
        report(
          paths.allTransactions,
          titles.allTransactions,
          () => import('../reports/transactions/of-all.ts'),
        ),
        report(
          paths.userTransactions,
          titles.userTransactions,
          () => import('../reports/transactions/of-user.ts'),
        ),
        page(
          paths.newTransaction,
          adminTitles.newTransaction,
          () => import('../screens/admin/NewTransactionScreen/NewTransactionScreen.tsx'),
          'NewTransactionScreen',
        ),
        page(
          paths.priceLists,
          adminTitles.priceLists,
          () => import('../screens/admin/PriceListsScreen/PriceListsScreen.tsx'),
          'PriceListsScreen',
        ),
      ],
    },
    {
      label: groupTexts.errors,
      pages: [
        report(paths.allErrors, titles.allErrors, () => import('../reports/errors-log/of-all.ts')),
        report(
          paths.userErrors,
          titles.userErrors,
          () => import('../reports/errors-log/of-user.ts'),
        ),
        report(
          paths.toolErrors,
          titles.toolErrors,
          () => import('../reports/errors-log/of-tool.ts'),
        ),
      ],
    },
    {
      label: groupTexts.control,
      pages: [
        report(
          paths.auditTrail,
          adminTitles.auditTrail,
          () => import('../reports/audit-trail/audit-trail.tsx'),
        ),
        withPageBelow(
          report(
            paths.dataRequests,
            adminTitles.dataRequests,
            () => import('../reports/data-requests/data-requests.tsx'),
          ),
          paths.dataRequest,
          () => import('../screens/admin/DataRequestScreen/DataRequestScreen.tsx'),
          'DataRequestScreen',
        ),
      ],
    },
  ],
};
