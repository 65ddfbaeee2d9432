import { type Config, ConfigError, readConfig } from './config.ts';

/** Prints every issue with the settings and exits with status 1. @throws any other error as it is. */
export function exitForSettings(error: unknown): never {
  if (!(error instanceof ConfigError)) {
    throw error;
  }
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

/**
 * Reads the settings of a command; prints every issue and exits with status 1 when there are any.
 */
export function configOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    exitForSettings(error);
  }
}
