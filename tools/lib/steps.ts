import { CliError } from './cli-error.ts';

/** Seconds with one decimal, e.g. `3.2 s`. @param milliseconds elapsed time. */
export function formatDuration(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 60) {
    return `${seconds.toFixed(1)} s`;
  }
  const rest = Math.round(seconds % 60);
  return `${Math.floor(seconds / 60)} min ${String(rest).padStart(2, '0')} s`;
}

/** Runs one named piece of work and prints its number, name and elapsed time. */
export type StepRunner = <T>(title: string, work: () => Promise<T> | T) => Promise<T>;

/**
 * Numbered steps on the terminal. The title is printed when the work starts and the time when it
 * ends, on the same line, so that a slow step is visible while it lasts.
 * @param write where the text goes; standard output when absent.
 */
export function createSteps(
  write: (text: string) => void = (text) => process.stdout.write(text),
): StepRunner {
  let number = 0;
  return async (title, work) => {
    number += 1;
    const start = performance.now();
    write(`${String(number).padStart(2)}. ${title} … `);
    try {
      const result = await work();
      write(`${formatDuration(performance.now() - start)}\n`);
      return result;
    } catch (error) {
      write(error instanceof CliError ? 'rejected\n' : 'failed\n');
      throw error;
    }
  };
}
