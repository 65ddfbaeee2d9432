import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { Fault } from '../lib/fault.ts';
import { inWorkspace } from '../lib/workspace.ts';
import { camel, kebab } from './names.ts';

/** A hook of `@consultancy/api/hooks` that reads a list. */
export interface DataHook {
  readonly name: string;
  /** The call behind it, under whose name stories replace its answer. */
  readonly call: string;
  /** It reads what belongs to the signed-in person. */
  readonly isOwn: boolean;
}

const folder = inWorkspace('packages', 'api', 'src', 'hooks');

/** camel-case name of a file in kebab-case. */
const fromFile = (file: string): string =>
  camel(file.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase()));

function read(name: string): DataHook | undefined {
  const path = `${folder}/${kebab(name)}.ts`;
  if (!existsSync(path)) return undefined;
  const text = readFileSync(path, 'utf8');
  const [, parameters] = /export function \w+\((.*)\): Resource<\w+\[\]>/.exec(text) ?? [];
  const [, file] = /from '\.\.\/endpoints\/[\w-]+\/([\w-]+)\.ts'/.exec(text) ?? [];
  if (parameters === undefined || file === undefined) return undefined;
  return { name, call: fromFile(file), isOwn: parameters.startsWith('username:') };
}

/**
 * What a screen has to know of a hook that reads a list, taken from the hook itself.
 * @throws Fault naming those that there are, when it is none of them.
 */
export function readDataHook(name: string): DataHook {
  const found = read(name);
  if (found) return found;
  const names = readdirSync(folder).map((file) => fromFile(file.replace(/\.tsx?$/, '')));
  const lists = names.filter((hook) => read(hook));
  throw new Fault(
    `${name} is no hook of @consultancy/api/hooks that gives a list; these are: ${lists.join(', ')}.`,
    ['A list with filters is a report (docs/contributing/add-a-report.md).'],
  );
}
