import axe from 'axe-core';

/**
 * Rules that another theme can break: it changes the values of variables, and so colors, sizes and
 * typefaces. All other rules give what they gave the addon in the first theme.
 */
const themeRules = [
  'color-contrast',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
];

/**
 * Runs axe on the page again in another theme, by the rules that a theme can break.
 * @param options axe's own, as a story gives them in `parameters.a11y.options`.
 * @returns one line per violation: the rule, and the first element that breaks it.
 */
export async function findViolations(options: axe.RunOptions = {}): Promise<string[]> {
  const context = {
    include: [['body']],
    exclude: [['.sb-wrapper'], ['#storybook-highlights-root']],
  };
  const runOnly = { type: 'rule' as const, values: themeRules };
  const { violations } = await axe.run(context, { ...options, runOnly });
  return violations.map(({ id, help, nodes }) => `${id} (${help}): ${nodes[0]?.html}`);
}

declare global {
  interface Window {
    /** Set by the preview for the test runner. */
    storybookFindViolations?: typeof findViolations;
  }
}
