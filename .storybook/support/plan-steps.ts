import type { SizeName, StoryPlan } from './screenshot-plan.ts';
import type { ThemeName } from './themes.ts';

/** One check of a story in a size and a theme: by axe, by a screenshot, or by both. */
export interface PlanStep {
  readonly size: SizeName;
  readonly theme: ThemeName;
  readonly axe: boolean;
  readonly screenshot: boolean;
}

const inOrder: readonly ThemeName[] = [
  'sheet-light',
  'sheet-dark',
  'wireframe',
  'brasa-light',
  'brasa-dark',
  'grafito-light',
  'grafito-dark',
];

/**
 * The steps of a plan, ordered such that each size and each theme is applied once: every change
 * waits until the page is idle.
 * @param visited in which size the story was visited; the addon's axe has checked it there.
 */
export function planSteps({ screenshots, axe }: StoryPlan, visited: SizeName): PlanStep[] {
  const sizes = new Set([visited, ...screenshots.map(({ size }) => size)]);
  const axeThemes = axe.slice(1);
  return [...sizes].flatMap((size) =>
    inOrder
      .map((theme) => ({
        size,
        theme,
        axe: size === visited && axeThemes.includes(theme),
        screenshot: screenshots.some((each) => each.size === size && each.theme === theme),
      }))
      .filter((step) => step.axe || step.screenshot),
  );
}
