import { type Config, ConfigError, readConfig } from './config.ts';

/**
 * Reads the settings of a command; prints every issue and exits with status 1 when there are any.
 */
export function configOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) {
      throw error;
    }
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/** Text of an error; a failed connection to several addresses contains one error for each. */
export function describeError(error: unknown): string {
  if (error instanceof AggregateError) {
    return error.errors.map(describeError).join('; ');
  }
  return error instanceof Error ? error.message : String(error);
}
