import type { Page } from 'playwright';
import { countOne, type StepResult } from './report.ts';
import type { StoryEntry } from './storybook-page.ts';

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

/** One line per kind of row that tells a reader nothing, with its count and the props. */
export function findPropProblems(rows: readonly PropControl[]): string[] {
  return Object.entries(problems).flatMap(([words, isProblem]) => {
    const found = rows.filter(isProblem).map(({ component, prop }) => `${component} ${prop}`);
    return found.length > 0 ? [`${found.length} props with ${words}: ${found.join(', ')}`] : [];
  });
}

const readRows = (page: Page, { id, title }: StoryEntry): Promise<PropControl[]> =>
  page.evaluate(
    async ([storyId, component]) => {
      const { storyStoreValue } = window.__STORYBOOK_PREVIEW__;
      const { argTypes, initialArgs } = await storyStoreValue.loadStory({ storyId });
      return Object.entries(argTypes).map(([prop, { control, description = '', table }]) => ({
        ...{ component, prop, description },
        control: control?.disable ? null : (control?.type ?? null),
        hasValue: initialArgs[prop] !== undefined,
        type: table?.type?.summary ?? '',
      }));
    },
    [id, title] as const,
  );

export async function checkPropControls(
  page: Page,
  entries: readonly StoryEntry[],
): Promise<StepResult> {
  const stories = entries.filter(({ type, title }) => type === 'story' && title.startsWith('UI/'));
  const first = [...new Map(stories.toReversed().map((story) => [story.title, story])).values()];
  const rows: PropControl[] = [];
  for (const story of first) rows.push(...(await readRows(page, story)));
  const found = findPropProblems(rows);
  const figures = `${rows.length} props of ${first.length} components`;
  const ok = found.length === 0 && rows.length > 0;
  return countOne({ ok, output: [figures, ...found].join('\n') });
}
