import type { RunOptions } from 'axe-core';
import { findRules, findViolations } from './accessibility-violations.ts';
import { applyTheme, type ThemeName } from './themes.ts';
import { waitUntilIdle } from './wait-until-idle.ts';

/** How a story is shown for one step of its plan. */
export interface ShowOptions {
  readonly theme: ThemeName;
  /** Runs axe with the story's own options. */
  readonly axe: false | RunOptions;
  /** Whether a screenshot follows. */
  readonly screenshot: boolean;
}

/**
 * Applies a theme to the story on the page, and runs axe where asked for and needed: all in one call,
 * because each one from the test runner costs milliseconds. Waits until the page is idle for axe and
 * for a screenshot.
 * @returns one line per violation.
 */
export async function showTheme({ theme, axe, screenshot }: ShowOptions): Promise<string[]> {
  applyTheme(theme);
  const rules = axe === false ? [] : findRules(theme);
  if (screenshot || rules.length > 0) await waitUntilIdle();
  return axe === false || rules.length === 0 ? [] : findViolations(theme, rules, axe);
}

declare global {
  interface Window {
    /** Set by the preview for the test runner. */
    storybookShowTheme?: typeof showTheme;
  }
}
