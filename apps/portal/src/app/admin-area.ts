import { areaPaths } from '../config/area-paths.ts';
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
          areaPaths.adminWelcome,
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
          { path: areaPaths.adminMyData.path, label: areaTitles.myData },
          () => import('../screens/account/MyDataScreen/MyDataScreen.tsx'),
          'MyDataScreen',
        ),
      ],
    },
    {
      label: groupTexts.users,
      pages: [
        withPageBelow(
          report(areaPaths.users, adminTitles.users, () => import('../reports/users/users.ts')),
          areaPaths.userPage,
          () => import('../screens/admin/UserScreen/UserScreen.tsx'),
          'UserScreen',
        ),
        report(areaPaths.admins, adminTitles.admins, () => import('../reports/users/admins.ts')),
      ],
    },
    {
      label: groupTexts.activity,
      pages: [
        report(
          areaPaths.allAccesses,
          titles.allAccesses,
          () => import('../reports/access-logs/of-all.ts'),
        ),
        report(
          areaPaths.userAccesses,
          titles.userAccesses,
          () => import('../reports/access-logs/of-user.ts'),
        ),
        report(
          areaPaths.allUtilizations,
          titles.allUtilizations,
          () => import('../reports/utilizations/of-all.ts'),
        ),
        report(
          areaPaths.userUtilizations,
          titles.userUtilizations,
          () => import('../reports/utilizations/of-user.ts'),
        ),
        report(
          areaPaths.toolUtilizations,
          titles.toolUtilizations,
          () => import('../reports/utilizations/of-tool.ts'),
        ),
      ],
    },
    {
      label: groupTexts.credits,
      pages: [
        report(
          areaPaths.userCredits,
          titles.userCredits,
          () => import('../reports/credits/of-user.ts'),
        ),
      ],
    },
    {
      label: groupTexts.sales,
      pages: [
        report(
          areaPaths.allTransactions,
          titles.allTransactions,
          () => import('../reports/transactions/of-all.ts'),
        ),
        report(
          areaPaths.userTransactions,
          titles.userTransactions,
          () => import('../reports/transactions/of-user.ts'),
        ),
        page(
          areaPaths.newTransaction,
          adminTitles.newTransaction,
          () => import('../screens/admin/NewTransactionScreen/NewTransactionScreen.tsx'),
          'NewTransactionScreen',
        ),
        page(
          areaPaths.priceLists,
          adminTitles.priceLists,
          () => import('../screens/admin/PriceListsScreen/PriceListsScreen.tsx'),
          'PriceListsScreen',
        ),
      ],
    },
    {
      label: groupTexts.errors,
      pages: [
        report(
          areaPaths.allErrors,
          titles.allErrors,
          () => import('../reports/errors-log/of-all.ts'),
        ),
        report(
          areaPaths.userErrors,
          titles.userErrors,
          () => import('../reports/errors-log/of-user.ts'),
        ),
        report(
          areaPaths.toolErrors,
          titles.toolErrors,
          () => import('../reports/errors-log/of-tool.ts'),
        ),
      ],
    },
    {
      label: groupTexts.control,
      pages: [
        report(
          areaPaths.auditTrail,
          adminTitles.auditTrail,
          () => import('../reports/audit-trail/audit-trail.tsx'),
        ),
        withPageBelow(
          report(
            areaPaths.dataRequests,
            adminTitles.dataRequests,
            () => import('../reports/data-requests/data-requests.tsx'),
          ),
          areaPaths.dataRequest,
          () => import('../screens/admin/DataRequestScreen/DataRequestScreen.tsx'),
          'DataRequestScreen',
        ),
      ],
    },
  ],
};
