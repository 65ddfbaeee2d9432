import type { RunOptions } from 'axe-core';
import { findViolations } from './accessibility-violations.ts';
import { applyTheme, type ThemeName } from './themes.ts';
import { untilIdle } from './until-idle.ts';

/** How a story is shown for one step of its plan. */
export interface ShowOptions {
  readonly theme: ThemeName;
  /** Runs axe with the story's own options. */
  readonly axe: false | RunOptions;
}

/**
 * Applies a theme to the story on the page, waits until it is idle, and runs axe where asked for: all
 * in one call, because each one from the test runner costs milliseconds.
 * @returns one line per violation.
 */
export async function showTheme({ theme, axe }: ShowOptions): Promise<string[]> {
  applyTheme(theme);
  await untilIdle();
  return axe === false ? [] : findViolations(theme, axe);
}

declare global {
  interface Window {
    /** Set by the preview for the test runner. */
    storybookShowTheme?: typeof showTheme;
  }
}
