import { type ParseArgsConfig, parseArgs } from 'node:util';
import { describeError } from '../describe-error.ts';

/** Reads the arguments of a command. @throws an error that ends with its usage. */
export function parseCommand<T extends ParseArgsConfig>(
  usage: string,
  options: T,
): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(options);
  } catch (error) {
    throw new Error(`${describeError(error)}\n${usage}`);
  }
}
