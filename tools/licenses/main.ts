// Writes THIRD-PARTY-NOTICES.md from the installed production packages: `pnpm licenses:generate`.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pnpmCommand } from '../lib/node-programs.ts';
import { inWorkspace } from '../lib/workspace.ts';

/** A package as `pnpm licenses list --json` prints it. */
interface LicensedPackage {
  readonly name: string;
  readonly paths: readonly string[];
}

// The manifest of this package has no field `license`; its licence file is quoted in full.
const withoutField = 'Unknown';
const placeholder =
  /<(?:year|owner|copyright holders?)>|\[(?:yyyy|year|fullname|name of copyright owner)\]/i;

function readLicense({ paths }: LicensedPackage): string {
  const folder = paths[0] ?? '';
  const file = readdirSync(folder).find((name) => /^(?:licen[cs]e|copying)/i.test(name));
  return file === undefined
    ? ''
    : readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim();
}

/** Copyright lines of a licence file; templates that were not filled in are left out. */
export function copyrightLines(license: string): string[] {
  const lines = license.split('\n').map((line) => line.replace(/^[\s#*/]+/, '').trim());
  const found = lines.filter(
    (line) => /^(?:portions )?copyright (?:\(c\)|©|\d)/i.test(line) && !placeholder.test(line),
  );
  return [...new Set(found)];
}

/** The licence without its copyright lines and title, which differ between packages. */
const bodyOf = (license: string) =>
  license
    .split('\n')
    .filter((line) => !/^\W*(?:portions )?copyright (?:\(c\)|©|\d)/i.test(line))
    .join('\n')
    .trim();

const entry = (one: LicensedPackage): string =>
  [
    `- ${one.name}`,
    ...copyrightLines(readLicense(one)).map((line) => line.replace(/[<>*_]/g, '\\$&')),
  ].join('; ');

function section(name: string, packages: readonly LicensedPackage[]): string {
  const sorted = [...packages].sort((one, other) => (one.name < other.name ? -1 : 1));
  const unique = sorted.filter((one, at) => one.name !== sorted[at - 1]?.name);
  const texts = unique.map(readLicense).filter(Boolean).map(bodyOf);
  // The most frequent wording stands for all: the packages differ in line breaks.
  const count = (text: string) => texts.filter((other) => other === text).length;
  const text = [...new Set(texts)].sort((one, other) => count(other) - count(one))[0] ?? '';
  const title = name === withoutField ? 'Licences of their own' : name;
  return [`## ${title}`, unique.map(entry).join('\n'), `\`\`\`text\n${text}\n\`\`\``].join('\n\n');
}

function listPackages(): Record<string, LicensedPackage[]> {
  const [command, ...args] = pnpmCommand('-r', 'licenses', 'list', '--prod', '--json');
  const options = { cwd: inWorkspace(), encoding: 'utf8' } as const;
  return JSON.parse(execFileSync(command, args, options));
}

if (import.meta.main) {
  const groups = Object.entries(listPackages()).sort(([one], [other]) => (one < other ? -1 : 1));
  const text = [
    '# Third-party notices',
    '<!-- Written by `pnpm licenses:generate`. -->',
    'The portal, its backend and its packages contain or use the following software. The fonts and their\nlicences are in [licenses](licenses/README.md).',
    ...groups.map(([name, packages]) => section(name, packages)),
  ].join('\n\n');
  writeFileSync(inWorkspace('THIRD-PARTY-NOTICES.md'), `${text}\n`);
}
