import type { Plugin, Rolldown } from 'vite';

/** Modules of a package of the workspace, by their paths below its sources. */
const within = (folder: string, ...names: readonly string[]) =>
  `${folder}/src/(?:${names.join('|')})[/.]`;

const portal = (...names: readonly string[]) => within('apps/portal', ...names);
const components = (...names: readonly string[]) =>
  within('packages/ui', ...names.map((name) => `components/${name}`));
const validation = (...names: readonly string[]) => within('packages/validation', ...names);
const icons = (...names: readonly string[]) => `lucide-react/.*/(?:${names.join('|')})\\.`;

const modules = (...patterns: readonly string[]) => {
  const pattern = new RegExp(patterns.join('|'));
  return (id: string) => pattern.test(id.replaceAll('\\', '/'));
};

/**
 * Which modules share a file of script: those that are loaded together, as many small files compress
 * worse (ADR 064). A module belongs to the first group that names it or a module that imports it:
 * a group contains what those before it have left.
 */
export const scriptFiles = [
  { name: 'entry', tags: ['$initial'], priority: 8 },
  {
    // Of any page, with or without an icon.
    name: 'basics',
    priority: 7,
    test: modules(
      components('TextLink', 'private/RestoreFocus'),
      portal('texts/common', 'texts/originals-en', 'components/LoadingOriginal'),
    ),
  },
  {
    // Of pages of text.
    name: 'icons',
    priority: 6,
    test: modules(
      icons(
        'createLucideIcon',
        'chevron-(?:down|right)',
        'x',
        '(?:octagon|triangle)-exclamation-point',
      ),
      components('Badge', 'Breadcrumbs', 'DescriptionList', 'Table'),
      components('private/(?:use-merged-ref|use-scroll-stop)'),
    ),
  },
  {
    // Of pages with a search.
    name: 'content',
    priority: 5,
    test: modules(
      icons('check'),
      components(
        ...[
          'Checkbox/Checkbox\\.css',
          'EmptyState',
          'private/Field/(?:use-field-ids|Field|FieldMark)',
          'private/(?:Notice|type-into)',
        ],
      ),
    ),
  },
  {
    // Of pages that send or read something.
    name: 'forms',
    priority: 4,
    test: modules(
      'node_modules/zod/',
      validation('texts', 'constants', 'primitives', 'rule-timing', 'decimals'),
      validation('error-texts', 'endpoints/session'),
      within('packages/api', 'client/session-backend'),
      components('Alert', 'ErrorState', 'TextField'),
      components('private/(?:copy-text|use-set-by-script|forward-focus)'),
      portal('texts/(?:errors|areas)', 'components/(?:PageHeading|OriginalErrorState)'),
      portal('lib/(?:format-bytes|format-credits|format-date|browser-memory)'),
    ),
  },
  {
    // Of pages that read data.
    name: 'data',
    priority: 3,
    test: modules(
      'node_modules/swr/',
      within('packages/api', 'hooks'),
      components('Skeleton', 'TableSkeleton'),
    ),
  },
  {
    // Of every page of the areas.
    name: 'area',
    priority: 2,
    test: modules(portal('app/AreaRoutes')),
  },
  {
    // Of every report.
    name: 'report',
    priority: 1,
    test: modules(
      portal('reports/(?:ReportScreen/ReportScreen|charts/report-charts|columns)'),
      portal('components/(?:EmailText|UserLink)'),
      validation(
        'endpoints/(?:access-logs|credits|errors-log|summaries|transactions|utilizations)',
      ),
    ),
  },
] satisfies Rolldown.CodeSplittingGroup[];

/** Names of the files that no public page loads. */
const ofAreas: ReadonlySet<string> = new Set(['area', 'report']);

/** Stops the build when a public page loads a file of the areas, by a module that no group names. */
export function checkScriptFiles(): Plugin {
  return {
    name: 'check-script-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const chunkOf = (file: string) => {
        const output = bundle[file];
        return output?.type === 'chunk' ? output : null;
      };
      const loaded = (file: string, files = new Set<string>()): Set<string> => {
        if (files.has(file)) return files;
        files.add(file);
        for (const each of chunkOf(file)?.imports ?? []) loaded(each, files);
        return files;
      };
      for (const [file, output] of Object.entries(bundle)) {
        if (output.type !== 'chunk') continue;
        if (!/\/screens\/(?:public|auth)\//.test(output.facadeModuleId ?? '')) continue;
        const wrong = [...loaded(file)].find((each) => ofAreas.has(chunkOf(each)?.name ?? ''));
        if (wrong) this.error(`${file} loads ${wrong}: name what they share in script-files.ts`);
      }
    },
  };
}
