import { CliError } from './cli-error.ts';

/** A duration as the terminal shows it, such as `4.2 s` or `1 min 05 s`. */
export function formatDuration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 60) return `${(milliseconds / 1000).toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${`${seconds % 60}`.padStart(2, '0')} s`;
}

/** Does a step's work under its title. */
export type StepRunner = <T>(title: string, work: () => Promise<T> | T) => Promise<T>;

/**
 * Numbered steps on the terminal. The title is printed when the work starts and the time when it
 * ends, on the same line, so that a slow step is visible while it lasts.
 */
export function createSteps(): StepRunner {
  let number = 0;
  return async (title, work) => {
    number += 1;
    const start = performance.now();
    process.stdout.write(`${`${number}`.padStart(2)}. ${title} … `);
    try {
      const result = await work();
      console.log(formatDuration(performance.now() - start));
      return result;
    } catch (error) {
      console.log(error instanceof CliError ? 'rejected' : 'failed');
      throw error;
    }
  };
}
