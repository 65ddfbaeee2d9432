import type { Mutation } from '../../.storybook/support/mutations.ts';
import { resolveTheme } from '../../packages/ui/src/themes/resolve-theme.ts';
import { sheetLight } from '../../packages/ui/src/themes/sheet-light/tokens.ts';
import { variableName } from '../../packages/ui/src/themes/variable-name.ts';

/** A mutation and what its row of the table has to show. */
export interface TableRow extends Mutation {
  /**
   * `structure`: seen in every Chromium; `color`: seen in the recorded one; `control`: seen in
   * none, because the page is not changed.
   */
  readonly kind: 'structure' | 'color' | 'control';
}

/** The least change that a comparison has to see, in steps of 255 per channel. */
const STEPS = 2;

const { tone, ...families } = resolveTheme(sheetLight).color;

/** Each family of color tokens, with a story that shows it. */
const familyStories: Readonly<Record<string, string>> = {
  background: 'ui-card--default',
  text: 'ui-card--default',
  rule: 'ui-card--framed',
  focus: 'ui-button--states',
  neutral: 'ui-badge--tones',
  primary: 'ui-button--variants',
  info: 'ui-badge--tones',
  warning: 'ui-badge--tones',
  danger: 'ui-badge--tones',
  success: 'ui-badge--tones',
};

function colorRows(path: readonly string[], family: object): TableRow[] {
  const label = path.at(-1) ?? '';
  const names = Object.keys(family).map((key) => `--${variableName(['color', ...path, key])}`);
  const story = familyStories[label];
  if (!story) throw new Error(`No story shows the color family "${label}".`);
  return [STEPS, -STEPS].map((by) => ({
    kind: 'color',
    name: `${label} colors ${by > 0 ? '+' : '−'}${Math.abs(by)} of 255`,
    stories: [story],
    tokens: { names, by },
  }));
}

const structure = (name: string, story: string, change: Partial<Mutation>): TableRow => ({
  kind: 'structure',
  name,
  stories: [story],
  ...change,
});

/** Moves an element by 2 px without moving its neighbors. */
const moved = (selector: string, side: 'left' | 'top') => ({
  css: `${selector} { position: relative !important; ${side}: 2px !important; }`,
});

const hiddenIcons = { css: 'svg { visibility: hidden !important; }' };
const noShadow = { css: '* { box-shadow: none !important; }' };
const home = 'portal-screens-public-home--default';

const structureRows: readonly TableRow[] = [
  structure('icons of a button hidden', 'ui-button--sizes', hiddenIcons),
  structure('icon of an icon button hidden', 'ui-iconbutton--default', hiddenIcons),
  structure('icons of badges hidden', 'ui-badge--tones', hiddenIcons),
  structure('close icon of a dialog hidden', 'ui-dialog--default', hiddenIcons),
  structure('icons of the home page hidden', home, hiddenIcons),
  structure('primary button made quiet', 'ui-button--variants', {
    swap: ['#storybook-root button:nth-of-type(1)', '#storybook-root button:nth-of-type(3)'],
  }),
  structure('main button of the home page made secondary', home, {
    swap: ['#storybook-root h1 ~ * a:nth-of-type(1)', '#storybook-root h1 ~ * a:nth-of-type(2)'],
  }),
  structure('button moved by 2 px', 'ui-button--variants', moved('button:first-of-type', 'left')),
  structure('icon moved by 2 px', 'ui-iconbutton--default', moved('svg', 'left')),
  structure('heading moved by 2 px', 'ui-heading--default', moved('h1, h2, h3', 'top')),
  structure('label moved by 2 px', 'ui-checkbox--default', moved('label', 'top')),
  structure('input moved by 2 px', 'ui-textfield--default', moved('input', 'left')),
  structure('shadow of a dialog removed', 'ui-dialog--default', noShadow),
  structure('shadow of a toast removed', 'ui-toast--default', noShadow),
  structure('border of a card removed', 'ui-card--default', {
    css: '* { border-color: transparent !important; }',
  }),
  structure('underline of a link removed', 'ui-textlink--in-sentence', {
    css: 'a { text-decoration: none !important; }',
  }),
];

const changes: readonly TableRow[] = [
  ...Object.entries(families).flatMap(([name, family]) => colorRows([name], family)),
  ...Object.entries(tone).flatMap(([name, family]) => colorRows(['tone', name], family)),
  ...structureRows,
];

const control: TableRow = {
  kind: 'control',
  name: 'nothing changed',
  stories: [...new Set(changes.flatMap(({ stories }) => stories))],
};

/**
 * Nothing changed, painted by another rasterizer: all anti-aliasing differs. The map of the home
 * page is left out, whose hairlines the other rasterizer paints on other pixels.
 */
export const otherRasterizer: TableRow = {
  ...control,
  name: 'nothing changed, other rasterizer',
  stories: control.stories.filter((story) => story !== home),
};

/** Every row of the table but that of the other rasterizer. */
export const tableRows: readonly TableRow[] = [control, ...changes];
