// What is written about a screen in existing files.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CliError } from '../lib/cli-error.ts';

const routesDocument = 'docs/product/2-routes-and-screens.md';
/** Files with the addresses of pages. */
const pathFiles = ['paths', 'area-paths'].map((name) => `apps/portal/src/config/${name}.ts`);

const userScreens = {
  frame: 'user',
  session: 'ordinaryUser',
  route: '/userview',
  titles: 'areaTitles',
} as const;

/** Frame, session and route of each area's screens, and the object with its sidebar's titles. */
export const areas = {
  public: { frame: 'public', session: null, route: '', titles: null },
  account: userScreens,
  user: userScreens,
  admin: {
    frame: 'admin',
    session: 'administrator',
    route: '/adminview',
    titles: 'adminTitles',
  },
} as const;

/** The name of an area. */
export type Area = keyof typeof areas;

/** A screen to create. */
export interface ScreenPlan {
  readonly area: Area;
  readonly name: string;
  /** Its heading in Spanish. */
  readonly title: string;
  /** The endpoint from which it reads a list; absent for a screen without data. */
  readonly reads?: string | undefined;
}

/** ScoreMeter → scoreMeter. */
export const camel = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** A line that is added to an existing file, before the first `end` that follows `start`. */
interface Addition {
  readonly path: string;
  readonly start: string;
  readonly end: string;
  readonly line: string;
}

/** @returns the text of each file with its lines. @throws CliError when a file has another form. */
function textsWith(root: string, additions: readonly Addition[]): Map<string, string> {
  const texts = new Map<string, string>();
  for (const { path, start, end, line } of additions) {
    const text = texts.get(path) ?? readFileSync(join(root, path), 'utf8');
    const from = text.indexOf(start);
    const at = text.indexOf(end, from);
    if (from < 0 || at < 0) throw new CliError(`${path} lacks "${start}" … "${end.trim()}".`);
    const key = /^\w+:/.exec(line)?.[0];
    if (key && text.slice(from, text.indexOf('\n}', at)).includes(`\n  ${key} `)) {
      throw new CliError(`${path} has "${key}" already: choose another name.`);
    }
    texts.set(path, `${text.slice(0, at)}\n${line}${text.slice(at)}`);
  }
  return texts;
}

/** Path, page, metadata and row in §2 of a public page. */
function publicAdditions({ name, title }: ScreenPlan, kebab: string): Addition[] {
  const key = camel(name);
  const module = `../screens/public/${name}Screen/${name}Screen.tsx`;
  const pages = 'apps/portal/src/app/public-pages.tsx';
  const heads = 'apps/portal/src/texts/page-heads.ts';
  return [
    {
      ...{ path: 'apps/portal/src/config/paths.ts', line: `${key}: route('/${kebab}'),` },
      ...{ start: 'export const paths = {', end: '\n  auth: ' },
    },
    {
      ...{ path: pages, start: 'const NotFoundScreen', end: '\n\n/** A page of' },
      line: `const ${name}Screen = lazyScreen(() => import('${module}'), '${name}Screen');`,
    },
    {
      ...{ path: pages, line: `page(paths.${key}, ${name}Screen),` },
      ...{ start: 'export const publicPages', end: '\n  page(paths.auth,' },
    },
    {
      ...{ path: heads, line: `import { ${key}Texts } from './${kebab}.ts';` },
      ...{ start: 'import { siteTexts', end: '\n\n' },
    },
    {
      ...{ path: heads, start: 'export const pageHeads', end: '\n];' },
      line: `{
        path: paths.${key}.href(), section: ${key}Texts.title, description: ${key}Texts.description,
      },`,
    },
    {
      path: routesDocument,
      ...{ start: '## Public routes', end: '\n| any other ' },
      line: `| \`/${kebab}\` | «${title}» (product extension) |`,
    },
  ];
}

/** Path, title, place in the sidebar and row in §2 of a screen of an area. */
function additionsOf(plan: ScreenPlan, literal: string, kebab: string): Addition[] {
  const { area, name, title } = plan;
  if (area === 'public') return publicAdditions(plan, kebab);
  const { frame, route, titles } = areas[area];
  const key = camel(name);
  const object = (path: string, variable: string, line: string): Addition => ({
    ...{ path: `apps/portal/src/${path}`, line, start: `export const ${variable} = {` },
    end: '\n} as const;',
  });
  const screen = `../screens/${area}/${name}Screen/${name}Screen.tsx`;
  const page = `page(areaPaths.${key}, ${titles}.${key}, () => import('${screen}'), '${name}Screen'),`;
  return [
    object('config/area-paths.ts', 'areaPaths', `${key}: route('${route}/${kebab}'),`),
    object('texts/areas.ts', titles, `${key}: ${literal},`),
    // The last group of the sidebar.
    {
      ...{ path: `apps/portal/src/app/${frame}-area.ts`, line: page, start: 'export const' },
      end: '\n      ],\n    },\n  ],\n};',
    },
    {
      path: routesDocument,
      start: frame === 'user' ? '## User area' : '## Administrator area',
      end: '\n\n## ',
      line: `| \`${kebab}\` | «${title}» (product extension) |`,
    },
  ];
}

/** The existing files that name the screen, with it. @throws CliError when its address is used. */
export function textsWithScreen(root: string, plan: ScreenPlan, literal: string, kebab: string) {
  const address = `${areas[plan.area].route}/${kebab}`;
  for (const path of pathFiles) {
    const isUsed = readFileSync(join(root, path), 'utf8').includes(`'${address}'`);
    if (isUsed) throw new CliError(`${path} has the address ${address} already: choose another.`);
  }
  return textsWith(root, additionsOf(plan, literal, kebab));
}
