import { join } from 'node:path';

/** Where the committed baselines are. */
export const baselineFolder = join(process.cwd(), '.storybook', 'pictures');

/** File of a baseline, by its name without the ending. */
export const baselineFile = (name: string): string => join(baselineFolder, `${name}.png`);
