import { join } from 'node:path';
import { inWorkspace } from '../lib/workspace.ts';

/** Where the committed baselines are. */
export const baselineFolder = inWorkspace('.storybook', 'screenshots');

/** Ending of a baseline: WebP without loss is a third of the same PNG. */
export const baselineEnding = '.webp';

/** File of a baseline, by its name without the ending. */
export const baselineFile = (name: string): string =>
  join(baselineFolder, `${name}${baselineEnding}`);
