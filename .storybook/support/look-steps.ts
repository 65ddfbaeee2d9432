import type { SizeName, StoryCapture } from './pictures.ts';
import type { ThemeName } from './themes.ts';

/** One look at a story: in a size and a theme, by axe, for a picture, or for both. */
export interface CaptureStep {
  readonly size: SizeName;
  readonly theme: ThemeName;
  readonly axe: boolean;
  readonly picture: boolean;
}

const inOrder: readonly ThemeName[] = ['sheet-light', 'sheet-dark', 'wireframe'];

/**
 * The looks at a story, such that each size and each theme is put on once: every change waits for
 * the page to come to rest.
 * @param size in which the story stands after its visit, and axe looks at it.
 */
export function lookSteps({ shots, axe }: StoryCapture, size: SizeName): CaptureStep[] {
  const sizes = new Set([size, ...shots.map((shot) => shot.size)]);
  // The addon has looked in the first theme.
  const axeIn = axe.slice(1);
  return [...sizes].flatMap((each) =>
    inOrder
      .map((theme) => ({
        size: each,
        theme,
        axe: each === size && axeIn.includes(theme),
        picture: shots.some((shot) => shot.size === each && shot.theme === theme),
      }))
      .filter((step) => step.axe || step.picture),
  );
}
