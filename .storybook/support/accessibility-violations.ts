import axe from 'axe-core';
import { CheckedColors, listColors } from './checked-colors.ts';
import type { ThemeName } from './themes.ts';

/** Rules that other colors can break. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** Rules that other sizes and typefaces can break. */
const sizeRules = ['scrollable-region-focusable', 'target-size'];

/**
 * Whether a theme has sizes of its own. All rules besides those of colors and sizes give what they
 * gave the addon in the first theme: a theme changes the values of variables.
 */
const hasOwnSizes: Readonly<Record<ThemeName, boolean>> = {
  'sheet-light': false,
  'sheet-dark': false,
  wireframe: true,
  'brasa-light': true,
  'brasa-dark': false,
  'grafito-light': true,
  'grafito-dark': false,
};

const checkedColors = new CheckedColors();

/**
 * The rules that the story on the page can break in a theme, which is on it: those of colors only where it
 * has some that no story before it had.
 */
export function findRules(theme: ThemeName): string[] {
  const hasNewColors = checkedColors.hasNew(theme, listColors(document.body));
  return [...(hasNewColors ? colorRules : []), ...(hasOwnSizes[theme] ? sizeRules : [])];
}

/** Whether axe cannot compute a contrast, as the background is an image or a gradient. */
const isImage = ({ any }: axe.NodeResult) =>
  any.some(({ data }) => ['bgGradient', 'bgImage'].includes(data?.messageKey));

/** The elements whose text passes the contrast rule of axe, or for which it can have no result. */
function findChecked({ passes, incomplete }: axe.AxeResults): (Element | undefined)[] {
  const nodesOf = (results: axe.Result[]) =>
    results.flatMap(({ id, nodes }) => (id === 'color-contrast' ? nodes : []));
  const nodes = [...nodesOf(passes), ...nodesOf(incomplete).filter(isImage)];
  return nodes.map(({ element }) => element);
}

/**
 * Runs axe on the page again in another theme.
 * @param theme the theme on the page.
 * @param rules those of `findRules`.
 * @param options axe's own, as a story gives them in `parameters.a11y.options`.
 * @returns one line per violation: the rule, and the first element that breaks it.
 */
export async function findViolations(
  theme: ThemeName,
  rules: readonly string[],
  options: axe.RunOptions = {},
): Promise<string[]> {
  const context = {
    include: [['body']],
    exclude: [['.sb-wrapper'], ['#storybook-highlights-root']],
  };
  const colors = listColors(document.body);
  const results = await axe.run(context, {
    ...options,
    runOnly: { type: 'rule', values: [...rules] },
    resultTypes: ['violations', 'passes', 'incomplete'],
    elementRef: true,
  });
  const { violations } = results;
  // What is broken is found again in every story that has it.
  if (violations.length === 0) checkedColors.add(theme, colors, findChecked(results));
  return violations.map(({ id, help, nodes }) => `${id} (${help}): ${nodes[0]?.html}`);
}
