import { areaPaths } from '../config/area-paths.ts';
import { paths } from '../config/paths.ts';
import { areaTitles, groupTexts, reportTitles as titles } from '../texts/areas.ts';
import { type AreaDefinition, page, report, withPageBelow } from './area-definition.ts';

/** The user area (§2). A new page is one more entry. */
export const userArea: AreaDefinition = {
  label: areaTitles.user,
  groups: [
    {
      pages: [
        page(
          areaPaths.userWelcome,
          areaTitles.welcome,
          () => import('../screens/user/UserWelcomeScreen/UserWelcomeScreen.tsx'),
          'UserWelcomeScreen',
        ),
        withPageBelow(
          page(
            paths.myProfile,
            areaTitles.profile,
            () => import('../screens/account/ProfileScreen/ProfileScreen.tsx'),
            'ProfileScreen',
          ),
          { path: areaPaths.myData.path, label: areaTitles.myData },
          () => import('../screens/account/MyDataScreen/MyDataScreen.tsx'),
          'MyDataScreen',
        ),
      ],
    },
    {
      label: groupTexts.activity,
      pages: [
        report(
          areaPaths.myAccesses,
          titles.myAccesses,
          () => import('../reports/access-logs/mine.ts'),
        ),
        report(
          areaPaths.myUtilizations,
          titles.myUtilizations,
          () => import('../reports/utilizations/mine.ts'),
        ),
      ],
    },
    {
      label: groupTexts.credits,
      pages: [
        report(areaPaths.myCredits, titles.myCredits, () => import('../reports/credits/mine.ts')),
        report(
          areaPaths.myTransactions,
          titles.myTransactions,
          () => import('../reports/transactions/mine.ts'),
        ),
      ],
    },
    {
      label: groupTexts.errors,
      pages: [
        report(areaPaths.myErrors, titles.myErrors, () => import('../reports/errors-log/mine.ts')),
      ],
    },
    {
      label: groupTexts.help,
      pages: [
        page(
          areaPaths.mySupport,
          areaTitles.support,
          () => import('../screens/user/SupportScreen/SupportScreen.tsx'),
          'SupportScreen',
        ),
      ],
    },
  ],
};
