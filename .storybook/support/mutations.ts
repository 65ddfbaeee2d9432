import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { baselineFile } from './baseline-files.ts';
import { compareFiles } from './compare-files.ts';
import { settle } from './pictures.ts';

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

/** Whether a screenshot of a mutated story differs from its baseline, by each rule. */
export interface MutationResult {
  readonly mutation: string;
  readonly name: string;
  readonly recorded: boolean;
  readonly foreign: boolean;
}

const { MUTATIONS, MUTATIONS_OUTPUT = '' } = process.env;

/** The mutations that the run is to try; none in any other run. */
export function readMutations(): Mutation[] {
  return MUTATIONS ? JSON.parse(readFileSync(MUTATIONS, 'utf8')) : [];
}

/** Applies a mutation. Runs in the page, so it may use nothing from around it. */
function apply({ css, tokens, swap }: Mutation): void {
  const root = document.documentElement;
  const sheet = document.createElement('style');
  sheet.id = 'mutation';
  sheet.textContent = css ?? '';
  document.head.append(sheet);
  for (const name of tokens?.names ?? []) {
    sheet.style.color = getComputedStyle(root).getPropertyValue(name);
    const [red = 0, green = 0, blue = 0, alpha = 1] =
      getComputedStyle(sheet)
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

/** Takes a mutation back. Runs in the page as well. */
function undo({ tokens, swap }: Mutation): void {
  document.getElementById('mutation')?.remove();
  for (const name of tokens?.names ?? []) document.documentElement.style.removeProperty(name);
  if (!swap) return;
  const [one, other] = swap.map((selector) => document.querySelector(selector));
  if (one && other) [one.className, other.className] = [other.className, one.className];
}

/** A story as it is, and how to take a screenshot of it. */
interface MutatedStory {
  readonly name: string;
  readonly mutations: readonly Mutation[];
  readonly capture: () => Promise<Buffer>;
}

/** Compares the story with its baseline under one mutation after another, and notes the results. */
export async function tryMutations(page: Page, given: MutatedStory): Promise<null> {
  const file = (kind: string) => join(MUTATIONS_OUTPUT, `${given.name}.${kind}.png`);
  const files = {
    baseline: baselineFile(given.name),
    screenshot: file('after'),
    difference: file('difference'),
  };
  for (const mutation of given.mutations) {
    await page.evaluate(apply, mutation);
    await settle(page);
    writeFileSync(files.screenshot, await given.capture());
    await page.evaluate(undo, mutation);
    const result: MutationResult = {
      mutation: mutation.name,
      name: given.name,
      recorded: compareFiles(files, 'recorded') !== null,
      foreign: compareFiles(files, 'foreign') !== null,
    };
    appendFileSync(join(MUTATIONS_OUTPUT, 'results.jsonl'), `${JSON.stringify(result)}\n`);
  }
  return null;
}
