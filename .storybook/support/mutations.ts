import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { waitUntilPageIdle } from './capture-screenshot.ts';
import { type SentScreenshot, sendScreenshot } from './send-screenshot.ts';

/** A change of the page that the screenshots of some stories must show. */
export interface Mutation {
  readonly name: string;
  /** Ids of the stories that have what it changes. */
  readonly stories: readonly string[];
  /** A style sheet to add. */
  readonly css?: string;
  /** Color variables, and the steps of 255 by which each of their channels changes. */
  readonly tokens?: { readonly names: readonly string[]; readonly by: number };
  /** Two selectors, whose elements exchange their classes. */
  readonly swap?: readonly [string, string];
}

const { MUTATIONS } = process.env;

/** The mutations that the run is to try; none in any other run. */
export function readMutations(): Mutation[] {
  return MUTATIONS ? JSON.parse(readFileSync(MUTATIONS, 'utf8')) : [];
}

/** Applies a mutation. Runs in the page, so it may use nothing from outside of itself. */
function apply({ css, tokens, swap }: Mutation): void {
  const root = document.documentElement;
  const style = document.createElement('style');
  style.id = 'mutation';
  style.textContent = css ?? '';
  document.head.append(style);
  for (const name of tokens?.names ?? []) {
    style.style.color = getComputedStyle(root).getPropertyValue(name);
    const [red = 0, green = 0, blue = 0, alpha = 1] =
      getComputedStyle(style)
        .color.match(/[\d.]+/g)
        ?.map(Number) ?? [];
    // What is translucent changes by more, so that the same steps reach the page.
    const by = (tokens?.by ?? 0) / alpha;
    root.style.setProperty(name, `rgb(${red + by} ${green + by} ${blue + by} / ${alpha})`);
  }
  if (!swap) return;
  const [one, other] = swap.map((selector) => document.querySelector(selector));
  if (!one || !other) throw new Error(`Nothing to swap: ${swap.join(', ')}`);
  [one.className, other.className] = [other.className, one.className];
}

/** Reverts a mutation. Runs in the page as well. */
function revert({ tokens, swap }: Mutation): void {
  document.getElementById('mutation')?.remove();
  for (const name of tokens?.names ?? []) document.documentElement.style.removeProperty(name);
  if (!swap) return;
  const [one, other] = swap.map((selector) => document.querySelector(selector));
  if (one && other) [one.className, other.className] = [other.className, one.className];
}

/** A story that is on the page, its mutations, and how to take a screenshot of it. */
interface MutatedStory extends Omit<SentScreenshot, 'mutation' | 'png'> {
  readonly mutations: readonly Mutation[];
  readonly capture: () => Promise<Buffer>;
}

/** Applies one mutation after another to the story on the page, and sends its screenshots. */
export async function captureMutations(
  page: Page,
  { mutations, capture, ...screenshot }: MutatedStory,
): Promise<null> {
  for (const mutation of mutations) {
    await page.evaluate(apply, mutation);
    await waitUntilPageIdle(page);
    const png = await capture();
    await page.evaluate(revert, mutation);
    await sendScreenshot({ ...screenshot, mutation: mutation.name, png });
  }
  return null;
}
