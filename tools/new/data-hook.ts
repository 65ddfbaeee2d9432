import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { CliError } from '../lib/cli-error.ts';
import { inWorkspace } from '../lib/workspace.ts';
import { camel, kebab } from './names.ts';

/** A hook of `@consultancy/api/hooks` that reads a list. */
export interface DataHook {
  readonly name: string;
  /** The endpoint behind it, by whose name stories replace its response. */
  readonly call: string;
  /** Whether it reads data of the signed-in user. */
  readonly isOwn: boolean;
}

const folder = inWorkspace('packages', 'api', 'src', 'hooks');

/** kebab-case → camelCase. */
const fromKebab = (file: string): string =>
  camel(file.replace(/(?:^|-)([a-z])/g, (_, initial: string) => initial.toUpperCase()));

function parseHook(name: string): DataHook | undefined {
  const path = `${folder}/${kebab(name)}.ts`;
  if (!existsSync(path)) return undefined;
  const text = readFileSync(path, 'utf8');
  const [, parameters] = /export function \w+\((.*)\): Resource<\w+\[\]>/.exec(text) ?? [];
  const [, file] = /from '\.\.\/endpoints\/[\w-]+\/([\w-]+)\.ts'/.exec(text) ?? [];
  if (parameters === undefined || file === undefined) return undefined;
  return { name, call: fromKebab(file), isOwn: parameters.startsWith('username:') };
}

/**
 * Reads from the source of a hook what a screen with a list needs.
 * @throws CliError with the existing hooks, when it is none of them.
 */
export function readDataHook(name: string): DataHook {
  const found = parseHook(name);
  if (found) return found;
  const names = readdirSync(folder).map((file) => fromKebab(file.replace(/\.tsx?$/, '')));
  const lists = names.filter((hook) => parseHook(hook)).join(', ');
  throw new CliError(
    `${name} is no hook of @consultancy/api/hooks that reads a list; these are: ${lists}.`,
    ['A list with filters is a report (docs/contributing/add-a-report.md).'],
  );
}
