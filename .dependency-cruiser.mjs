// Who may import whom (docs/ARCHITECTURE.md). Each comment is the message of a forbidden import: it says what
// to do instead. Sources are read with swc, as TypeScript 7 has no compiler API (docs/adr/008).
const tests = '\\.(test|stories)\\.tsx?$|/(test|testing|e2e)/|\\.config\\.[cm]?[jt]s$';

/** Forbids imports from one place to another. */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

// A package is met by its folder in the workspace, or by its name in node_modules.
const workspacePackage = (name) => `^packages/${name}/|^node_modules/@consultancy/${name}/`;
const npm = (...names) => `(^|/)node_modules/(${names.join('|')})(/|$)`;

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    forbid(
      'no-cycles',
      'Modules that import each other in a ring: move what both need into a third module.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    forbid(
      'resolvable',
      'The import leads nowhere: declare the package, or fix the path.',
      { pathNot: '\\.d\\.ts$' },
      {
        couldNotResolve: true,
        pathNot: '^(virtual:|vitest/|@storybook/|storybook/)|\\?(worker|url|raw)$',
      },
    ),
    forbid(
      'validation-imports-zod-only',
      'packages/validation may import zod only: move code that needs more to its callers.',
      { path: '^packages/validation/src/', pathNot: tests },
      { pathNot: ['^packages/validation/src/', npm('zod')] },
    ),
    forbid(
      'brand-is-data',
      'packages/brand contains data and themes only: components and schemas use it, not vice versa.',
      { path: '^packages/brand/src/', pathNot: tests },
      {
        path: [workspacePackage('api'), workspacePackage('validation'), '^apps/'],
      },
    ),
    forbid(
      'ui-without-product',
      'packages/ui imports no endpoint, schema or screen: take data and texts as props.',
      { path: '^packages/ui/' },
      {
        path: [
          workspacePackage('api'),
          workspacePackage('validation'),
          workspacePackage('brand'),
          '^apps/',
          npm('swr', 'zod'),
        ],
      },
    ),
    forbid(
      'ui-has-no-router',
      'packages/ui imports no router: take the link through asChild.',
      { path: '^packages/ui/' },
      { path: npm('react-router', 'react-router-dom') },
    ),
    forbid(
      'api-without-screens',
      'packages/api imports neither ui nor router: the app subscribes to the session.',
      { path: '^packages/api/' },
      { path: [workspacePackage('ui'), '^apps/', npm('react-router', 'react-router-dom')] },
    ),
    forbid(
      'api-core-without-react',
      'Only the hooks of packages/api use React and SWR: put the hook into src/hooks.',
      {
        path: '^packages/api/src/',
        pathNot: ['^packages/api/src/hooks/', '/entries/hooks', tests],
      },
      { path: npm('react', 'react-dom', 'swr') },
    ),
    forbid(
      'api-testing-in-tests-only',
      '@consultancy/api/testing is for stories and tests: the product uses the real API.',
      { path: '^(apps|packages/ui)/', pathNot: tests },
      { path: '^packages/api/src/(entries/testing|testing/)' },
    ),
    forbid(
      'story-kit-in-tests-only',
      'src/testing of the portal is for stories and tests: the product does not use it.',
      { path: '^apps/portal/src/', pathNot: tests },
      { path: '^apps/portal/src/testing/' },
    ),
    forbid(
      'backend-takes-validation-only',
      'apps/backend imports @consultancy/validation and @consultancy/brand only of the workspace.',
      { path: '^apps/backend/' },
      { path: [workspacePackage('ui'), workspacePackage('api'), '^apps/portal/'] },
    ),
    forbid(
      'portal-without-backend',
      'apps/portal reaches the backend through @consultancy/api only.',
      { path: '^apps/portal/', pathNot: '^apps/portal/e2e/' },
      { path: ['^apps/backend/', '^tools/'] },
    ),
    forbid(
      'portal-through-packages',
      'apps/portal uses the components of @consultancy/ui and the hooks of @consultancy/api: what ' +
        'is missing there is added there.',
      { path: '^apps/portal/src/' },
      { path: npm('@radix-ui/[^/]+', 'radix-ui', 'swr', '@tanstack/[^/]+') },
    ),
    forbid(
      'portal-styles-its-own',
      "apps/portal takes tokens from @consultancy/ui/css, never another package's style file.",
      { path: '^apps/portal/' },
      { path: '^packages/.*\\.css\\.ts$' },
    ),
    forbid(
      'packages-by-name',
      'Import another package by its name, @consultancy/…, not by a path into it.',
      { path: '^(apps|packages)/([^/]+)/' },
      { path: '^(apps|packages)/', pathNot: '^$1/$2/', dependencyTypes: ['local'] },
    ),
    forbid(
      'screens-apart',
      'A screen imports no other screen: move what both use to components, reports or lib.',
      { path: '^apps/portal/src/screens/([^/]+)/([^/]+)/' },
      { path: '^apps/portal/src/screens/', pathNot: '^apps/portal/src/screens/$1/$2/' },
    ),
    forbid(
      'app-is-on-top',
      'Only src/app puts screens together: nothing else imports src/app.',
      {
        path: '^apps/portal/src/(config|texts|lib|components|layouts|reports|screens)/',
        pathNot: tests,
      },
      { path: '^apps/portal/src/app/' },
    ),
    forbid(
      'screens-are-leaves',
      'Shared pieces do not import screens: give the screen what it needs through props.',
      { path: '^apps/portal/src/(config|texts|lib|components|layouts|reports)/' },
      { path: '^apps/portal/src/screens/' },
    ),
    forbid(
      'lower-layers',
      'config, texts and lib do not import components, layouts or reports.',
      { path: '^apps/portal/src/(config|texts|lib)/' },
      { path: '^apps/portal/src/(components|layouts|reports)/' },
    ),
    forbid(
      'backend-layers',
      'A repository knows SQL only: rules are in service.ts, HTTP in routes.ts.',
      { path: '^apps/backend/src/modules/.*repository\\.ts$' },
      { path: '(routes|service)\\.ts$' },
    ),
  ],
  options: {
    parser: 'swc',
    // Types count: a type import ties two places together as much as a value.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // Fixture and consumers are sites of their own, outside the workspace when they are built.
    exclude: {
      path: '(^|/)(dist|storybook-static|\\.cache)/|^packages/ui/(fixture|consumers)/',
    },
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
