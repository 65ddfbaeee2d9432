import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Engine, engine, engineTitles } from './engine.ts';

/** A journey, or a stage of it, that the driver of a browser cannot do. */
interface Exclusion {
  readonly engines: readonly Engine[];
  /** What the driver cannot do. */
  readonly reason: string;
  /** Name of the file without `.journey.ts`. */
  readonly journey: string;
  /** Start of the title of a stage; the whole journey when absent. */
  readonly stage?: string;
  /** What follows in the title, when only one case of the stage is meant. */
  readonly of?: string;
}

const others = ['firefox', 'webkit'] as const;
const noShifts = 'the browser does not measure layout shifts';
const noRoutes = 'WebDriver cannot delay or drop a response';
const noBodies = 'the driver does not show what a request contains';
const noPaper = 'WebDriver cannot show a page as it is printed';
const noScripts = 'the driver cannot switch JavaScript off';

/** Everything that does not run in a browser, by the nature of its driver. The one list of them. */
const exclusions: readonly Exclusion[] = [
  { engines: others, reason: noShifts, journey: 'areas', stage: 'shifts no layout while its lazy' },
  { engines: others, reason: noShifts, journey: 'find', stage: 'sees nothing move while the page' },
  { engines: ['webkit'], reason: noPaper, journey: 'public', stage: 'prints no decoration' },
  { engines: ['webkit'], reason: noPaper, journey: 'public', stage: 'prints the estimator' },
  {
    engines: others,
    reason: 'only Chromium writes a PDF',
    journey: 'public',
    stage: 'prints on few',
  },
  { engines: ['firefox'], reason: noScripts, journey: 'site', stage: 'can be navigated without' },
  {
    engines: ['firefox'],
    reason: noBodies,
    journey: 'site',
    stage: 'signs in with what was typed',
  },
  { engines: ['firefox'], reason: noBodies, journey: 'purchases', stage: 'preserves a sale whose' },
  {
    engines: ['firefox'],
    reason: 'the browser opens a document at its anchor, without a way to it',
    journey: 'site',
    stage: 'scrolls from the top to the anchor of',
    of: 'the address',
  },
  {
    engines: ['firefox'],
    reason: 'the driver chooses files only, no folder',
    journey: 'geodatabase-count',
    stage: 'reads the same from the folder',
  },
  {
    engines: ['webkit'],
    reason: 'WebDriver sees no request and no dialog of files',
    journey: 'geodatabase-count',
  },
  { engines: ['webkit'], reason: `${noRoutes}; ${noScripts}`, journey: 'site' },
  {
    engines: others,
    reason: 'only Chromium has a virtual authenticator for passkeys',
    journey: 'second-factor',
  },
  {
    engines: others,
    reason: 'only Chromium can be given forced colors, a size of text and paper',
    journey: 'screen-kinds',
  },
  {
    engines: ['webkit'],
    reason: noRoutes,
    journey: 'phone',
    stage: 'opens the menu by a tap that',
  },
  { engines: ['webkit'], reason: noRoutes, journey: 'phone', stage: 'leaves a menu open that' },
  {
    engines: ['webkit'],
    reason: noRoutes,
    journey: 'phone',
    stage: 'aborts what it still reads',
  },
  { engines: ['webkit'], reason: noRoutes, journey: 'purchases', stage: 'preserves a sale whose' },
  {
    engines: ['webkit'],
    reason: noRoutes,
    journey: 'report-layout',
    stage: 'does not move its rows when the chart',
  },
];

const own = exclusions.filter(({ engines }) => engines.includes(engine));

/** Names of the journeys that do not run in this browser at all. */
export const excludedJourneys: readonly string[] = own
  .filter(({ stage }) => stage === undefined)
  .map(({ journey }) => journey);

/** The excluded part of a title; `null` for a whole journey. */
const titleOf = ({ stage, of }: Exclusion): string | null =>
  stage === undefined ? null : [stage, of].filter(Boolean).join(' ');

/** Titles of the stages that run in this browser; `undefined` for all of them. */
export function includedStages(): RegExp | undefined {
  const titles = own.map(titleOf).filter((title) => title !== null);
  const patterns = titles.map((title) => title.replace(/[^\w\s]/g, String.raw`\$&`));
  return titles.length > 0 ? new RegExp(`^(?!.*(?:${patterns.join('|')}))`) : undefined;
}

/** What does not run in this browser, a line each. */
export const excludedLines = (): string[] =>
  own.map((exclusion) => {
    const title = titleOf(exclusion);
    const what = exclusion.journey + (title === null ? '' : `, «${title} …»`);
    return `Not in ${engineTitles[engine]}: ${what} (${exclusion.reason}).`;
  });

/** Checks that every exclusion names a journey and a stage that exist. @throws otherwise. */
export function checkExclusions(): void {
  for (const { journey, stage = '' } of exclusions) {
    const file = join(import.meta.dirname, '..', `${journey}.journey.ts`);
    const found = readFileSync(file, 'utf8').includes(stage);
    if (!found) throw new Error(`exclusions.ts: ${journey} has no stage «${stage} …».`);
  }
}
