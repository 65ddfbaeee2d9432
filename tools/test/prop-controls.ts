import type { Page } from 'playwright';
import { countOne, type StepResult } from './report.ts';

/** One row of the controls of a component, as Storybook prepares it. */
export interface PropControl {
  /** The title of the component, and the name of the prop. */
  readonly component: string;
  readonly prop: string;
  /** The kind of control, or null where there is none. */
  readonly control: string | null;
  /** Whether the story starts with a value. */
  readonly hasValue: boolean;
  readonly type: string;
  readonly description: string;
}

/** What a row may not be, by the words for it. */
const problems: Readonly<Record<string, (row: PropControl) => boolean>> = {
  '"Set object" for a control': ({ control, hasValue }) => control === 'object' && !hasValue,
  'a type that says nothing': ({ type }) => /^(|union|enum|other|unknown|literal)$/.test(type),
  'a raw tag in its description': ({ description }) => /(^|\s)@\w/.test(description),
  'no description': ({ description }) => description.trim() === '',
};

/**
 * Counts the rows that tell a reader nothing.
 * @returns one line per kind of problem that there is, with its count and the props.
 */
export function findPropProblems(rows: readonly PropControl[]): string[] {
  return Object.entries(problems).flatMap(([words, isProblem]) => {
    const found = rows.filter(isProblem).map(({ component, prop }) => `${component} ${prop}`);
    return found.length > 0 ? [`${found.length} props with ${words}: ${found.join(', ')}`] : [];
  });
}

/** A story as Storybook's index has it. */
export interface StoryEntry {
  readonly id: string;
  readonly title: string;
  readonly type: string;
}

/** The parts of Storybook's preview that this uses. */
interface StoryStore {
  loadStory(story: { storyId: string }): Promise<{
    readonly argTypes: Readonly<Record<string, ArgType>>;
    readonly initialArgs: Readonly<Record<string, unknown>>;
  }>;
}

interface ArgType {
  readonly control?: { readonly type?: string; readonly disable?: boolean };
  readonly description?: string;
  readonly table?: { readonly type?: { readonly summary?: string } };
}

/** Reads the rows of one story. */
function readRows(page: Page, { id, title }: StoryEntry): Promise<PropControl[]> {
  return page.evaluate(
    async ([storyId, component]) => {
      const preview = window.__STORYBOOK_PREVIEW__ as unknown as { storyStoreValue: StoryStore };
      const { argTypes, initialArgs } = await preview.storyStoreValue.loadStory({ storyId });
      return Object.entries(argTypes).map(([prop, { control, description = '', table }]) => ({
        component,
        prop,
        control: control?.disable ? null : (control?.type ?? null),
        hasValue: initialArgs[prop] !== undefined,
        type: table?.type?.summary ?? '',
        description,
      }));
    },
    [id, title] as const,
  );
}

/**
 * Checks the controls of every component: those of its first story.
 * @param page a page with Storybook's preview.
 */
export async function checkPropControls(
  page: Page,
  entries: readonly StoryEntry[],
): Promise<StepResult> {
  const stories = entries.filter(({ type, title }) => type === 'story' && title.startsWith('UI/'));
  const first = [...new Map(stories.toReversed().map((story) => [story.title, story])).values()];
  await page.waitForFunction(() => {
    const preview = window.__STORYBOOK_PREVIEW__ as unknown as { storyStoreValue?: StoryStore };
    return preview.storyStoreValue !== undefined;
  });
  const rows: PropControl[] = [];
  for (const story of first) rows.push(...(await readRows(page, story)));
  const found = findPropProblems(rows);
  const figures = `${rows.length} props of ${first.length} components`;
  return countOne({
    ok: found.length === 0 && rows.length > 0,
    output: [figures, ...found].join('\n'),
  });
}
