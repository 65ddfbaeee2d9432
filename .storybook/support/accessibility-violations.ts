import axe from 'axe-core';
import type { ThemeName } from './themes.ts';

/** Rules that other colors can break. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** Rules that other sizes and typefaces can break. */
const sizeRules = ['scrollable-region-focusable', 'target-size'];

/**
 * Rules that a theme can break: it changes the values of variables. All other rules give what they
 * gave the addon in the first theme, whose sizes the dark one shares.
 */
const rulesOf: Readonly<Record<ThemeName, readonly string[]>> = {
  'sheet-light': [],
  'sheet-dark': colorRules,
  wireframe: [...colorRules, ...sizeRules],
  'brasa-light': [...colorRules, ...sizeRules],
  'brasa-dark': colorRules,
  'grafito-light': [...colorRules, ...sizeRules],
  'grafito-dark': colorRules,
};

/**
 * Runs axe on the page again in another theme, by the rules that a theme can break.
 * @param theme the theme on the page.
 * @param options axe's own, as a story gives them in `parameters.a11y.options`.
 * @returns one line per violation: the rule, and the first element that breaks it.
 */
export async function findViolations(
  theme: ThemeName,
  options: axe.RunOptions = {},
): Promise<string[]> {
  const context = {
    include: [['body']],
    exclude: [['.sb-wrapper'], ['#storybook-highlights-root']],
  };
  const runOnly = { type: 'rule' as const, values: [...rulesOf[theme]] };
  const { violations } = await axe.run(context, {
    ...options,
    runOnly,
    resultTypes: ['violations'],
  });
  return violations.map(({ id, help, nodes }) => `${id} (${help}): ${nodes[0]?.html}`);
}
