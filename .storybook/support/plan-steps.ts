import type { SizeName, StoryPlan } from './screenshot-plan.ts';
import type { ThemeName } from './themes.ts';

/** One check of a story in a size and a theme: by axe, by a screenshot, or by both. */
export interface PlanStep {
  readonly size: SizeName;
  readonly theme: ThemeName;
  readonly axe: boolean;
  readonly screenshot: boolean;
}

/** All themes, in the order of their steps: the steps of one that is missing here would never be taken. */
const inOrder = Object.keys({
  'sheet-light': true,
  'sheet-dark': true,
  wireframe: true,
  'brasa-light': true,
  'brasa-dark': true,
  'grafito-light': true,
  'grafito-dark': true,
} satisfies Record<ThemeName, true>) as ThemeName[];

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
