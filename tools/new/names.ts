import { CliError } from '../lib/cli-error.ts';

/** @throws CliError when a name is not in PascalCase. */
export function expectPascalCase(name: string | undefined): string {
  if (name && /^[A-Z][a-z0-9]+(?:[A-Z][a-z0-9]+)*$/.test(name)) return name;
  throw new CliError(
    `A name in PascalCase is required, such as ScoreMeter; this was "${name ?? ''}".`,
  );
}

/** ScoreMeter → scoreMeter. */
export const camel = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** ScoreMeter → score-meter. */
export const kebab = (name: string): string =>
  name.replace(/(?<!^)[A-Z]/g, (capital) => `-${capital}`).toLowerCase();

/** A text as a string literal of TypeScript. */
export const literal = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
