import type { Page } from 'playwright';
import type { IndexEntry } from 'storybook/internal/types';
import { countOne, type StepResult, sumResults } from './report.ts';
import { type OpenStorybook, withStorybook } from './storybook-page.ts';

export interface PropControl {
  /** The title of the component, and the name of the prop. */
  readonly component: string;
  readonly prop: string;
  /** The kind of control, or null where there is none. */
  readonly control: string | null;
  readonly hasValue: boolean;
  readonly type: string;
  readonly description: string;
}

const problems: Readonly<Record<string, (row: PropControl) => boolean>> = {
  '"Set object" for a control': ({ control, hasValue }) => control === 'object' && !hasValue,
  'a type that says nothing': ({ type }) => /^(|union|enum|other|unknown|literal)$/.test(type),
  'a raw tag in its description': ({ description }) => /(^|\s)@\w/.test(description),
  'no description': ({ description }) => description.trim() === '',
};

/** One line per kind of row that says nothing to a developer, with its count and the props. */
export function findPropProblems(rows: readonly PropControl[]): string[] {
  return Object.entries(problems).flatMap(([words, isProblem]) => {
    const found = rows.filter(isProblem).map(({ component, prop }) => `${component} ${prop}`);
    return found.length > 0 ? [`${found.length} props with ${words}: ${found.join(', ')}`] : [];
  });
}

const readRows = (page: Page, { id, title }: IndexEntry): Promise<PropControl[]> =>
  page.evaluate(
    async ([storyId, component]) => {
      const { storyStoreValue } = window.__STORYBOOK_PREVIEW__;
      const { argTypes, initialArgs } = await storyStoreValue.loadStory({ storyId });
      return Object.entries(argTypes).map(([prop, { control, description = '', table }]) => ({
        ...{ component, prop, description },
        control: typeof control === 'object' && !control.disable ? (control.type ?? null) : null,
        hasValue: initialArgs[prop] !== undefined,
        type: table?.type?.summary ?? '',
      }));
    },
    [id, title] as const,
  );

async function checkPropControls(page: Page, entries: readonly IndexEntry[]): Promise<StepResult> {
  const stories = entries.filter(({ type, title }) => type === 'story' && title.startsWith('UI/'));
  const first = [...new Map(stories.toReversed().map((story) => [story.title, story])).values()];
  const rows: PropControl[] = [];
  for (const story of first) rows.push(...(await readRows(page, story)));
  const found = findPropProblems(rows);
  const counts = `${rows.length} props of ${first.length} components`;
  const ok = found.length === 0 && rows.length > 0;
  return countOne({ ok, output: [counts, ...found].join('\n') });
}

declare global {
  interface Window {
    renderedDocs?: string;
    /** The stories whose code takes seconds to write, and is too long to read. */
    longCode?: Set<string>;
  }
}

const FIRST_PAGE = 'introduction--docs';

/** The narrowest screen, on which tables and code are wider than the page. */
const phone = { width: 360, height: 800 };

/** Milliseconds that one page may take to render, on a machine that does other things as well. */
const LIMIT = 120_000;

/**
 * Renders a page of documentation in place of the one before it, and waits until the stories in it
 * are rendered as well: Storybook reloads when they are replaced earlier.
 * @returns its error, or `null`.
 */
async function renderDocs(page: Page, id: string): Promise<string | null> {
  await page.evaluate((storyId) => {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    channel.once('docsRendered', (rendered) => {
      window.renderedDocs = rendered;
    });
    if (!window.longCode) {
      const long = new Set<string>();
      window.longCode = long;
      channel.on('storybook/docs/snippet-rendered', (code) => {
        if (code.source.length > 50_000) long.add(code.id);
      });
    }
    window.longCode.clear();
    channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
  }, id);
  const outcome = await page.waitForFunction(
    (expected) => {
      // Storybook shows a page's error in an element of its own, in the place of the page.
      if (document.body.classList.contains('sb-show-errordisplay')) {
        return { error: document.getElementById('error-message')?.textContent ?? 'It failed.' };
      }
      const last = ['completed', 'finished', 'errored', 'aborted'];
      const { storyRenders } = window.__STORYBOOK_PREVIEW__;
      const docs = document.querySelector('#storybook-docs');
      // A story has a loader in its place until its render is among those of the preview.
      const isLoading = docs?.querySelector('[aria-label^="Content is loading"]') !== null;
      const isRendered =
        window.renderedDocs === expected &&
        !isLoading &&
        docs?.querySelector('h1') &&
        storyRenders.every(({ phase }) => phase === undefined || last.includes(phase));
      return isRendered ? { error: null } : null;
    },
    id,
    { timeout: LIMIT, polling: 50 },
  );
  const { error } = (await outcome.jsonValue()) ?? { error: 'It was not rendered.' };
  return error;
}

/**
 * Finds what hinders reading the page that is rendered: an overlay that a story has opened by itself,
 * a scroll position or a focus somewhere down the page, and a width that a phone does not have.
 */
async function findObstacles(page: Page): Promise<string[]> {
  // A story in a frame may take the focus, and the page with it, once it is rendered. Frames that are
  // not in view are not loaded.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('iframe')].every(
      ({ contentDocument }) =>
        contentDocument?.URL === 'about:blank' ||
        contentDocument?.body?.classList.contains('sb-show-main') === true,
    ),
  );
  return page.evaluate(() => {
    const overlays =
      '[role=dialog], [role=alertdialog], [role=menu], dialog[open], [popover]:popover-open';
    const names = [...document.querySelectorAll<HTMLElement>(overlays)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => element.getAttribute('role') ?? element.localName);
    const { clientWidth, scrollWidth } = document.documentElement;
    const isLocked = document.documentElement.hasAttribute('data-scroll-locked');
    // A dialog in a frame has the focus there, which neither covers nor moves the page.
    const focused = document.activeElement?.localName ?? 'body';
    return [
      ...new Set(names.map((name) => `an overlay covers it: ${name}`)),
      ...(isLocked ? ['it cannot be scrolled'] : []),
      ...(scrollWidth > clientWidth ? [`it is ${scrollWidth} px wide on a phone`] : []),
      ...[...(window.longCode ?? [])].map((id) => `the code of ${id} has its data as well`),
      ...(window.scrollY > 0 ? [`it is scrolled by ${Math.round(window.scrollY)} px`] : []),
      ...(['body', 'iframe'].includes(focused) ? [] : [`the focus is on a ${focused}`]),
    ];
  });
}

async function findErrors({ open }: OpenStorybook, ids: readonly string[]): Promise<string[]> {
  const errors: string[] = [];
  const messages = new Set<string>();
  const page = await open((opened) => {
    opened.on('console', (message) => {
      if (message.type() === 'error') messages.add(`console: ${message.text()}`);
    });
    opened.on('pageerror', (error) => messages.add(`exception: ${error.message}`));
    return opened.setViewportSize(phone);
  });
  for (const id of ids) {
    messages.clear();
    const error = await renderDocs(page, id).catch(String);
    const problems = error === null ? await findObstacles(page) : [error];
    const all = [...problems, ...messages].join('; ');
    if (all) errors.push(`${id}: ${all}`);
  }
  return errors;
}

/** A story in a frame has a preview of its own, to which Storybook passes on no control. */
async function checkFramedStory({ open, entries }: OpenStorybook): Promise<StepResult> {
  if (!entries.some(({ id }) => id === 'ui-dialog--docs')) return sumResults([]);
  const page = await open();
  await renderDocs(page, 'ui-dialog--docs');
  const frame = page.frameLocator('iframe[src*="id=ui-dialog--default"]');
  await frame.getByRole('dialog').waitFor({ timeout: LIMIT });
  const title = 'Changed by a control';
  await page.evaluate(
    (updatedArgs) =>
      window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateStoryArgs', {
        storyId: 'ui-dialog--default',
        updatedArgs,
      }),
    { title },
  );
  const changed = frame.getByRole('dialog', { name: title });
  const ok = await changed.waitFor({ timeout: 20_000 }).then(
    () => true,
    () => false,
  );
  await page.close();
  return countOne({ ok, output: 'The controls of Dialog do not reach its story.' });
}

/**
 * Checks the pages of documentation of a built Storybook. A page that names a story that is gone, or
 * whose blocks fail, is found by rendering it only; so is one that a dialog covers.
 */
export const runDocsPages = (): Promise<StepResult> =>
  withStorybook(async (storybook) => {
    const { entries } = storybook;
    const ids = entries.filter(({ type }) => type === 'docs').map(({ id }) => id);
    const errors = await findErrors(storybook, ids);
    const failed = errors.length;
    const results = [
      { passed: ids.length - failed, failed, output: errors.join('\n') },
      await checkPropControls(await storybook.open(), entries),
      await checkFramedStory(storybook),
    ];
    // A narrowed Storybook has no introduction.
    if (process.env.ONLY) return sumResults(results);
    const first = entries[0]?.id;
    const output = `Storybook opens with ${first}, not with ${FIRST_PAGE}.`;
    return sumResults([...results, countOne({ ok: first === FIRST_PAGE, output })]);
  });
