// Writes THIRD-PARTY-NOTICES.md from the installed production packages: `pnpm licenses:generate`.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inWorkspace } from '../lib/workspace.ts';
import { pnpmCommand } from '../npm-command.mjs';

/** A package as `pnpm licenses list --json` prints it. */
interface LicensedPackage {
  readonly name: string;
  readonly paths: readonly string[];
}

const copyright = /^\W*(?:portions )?copyright (?:\(c\)|©|\d)/i;
const placeholder =
  /<(?:year|owner|copyright holders?)>|\[(?:yyyy|year|fullname|name of copyright owner)\]/i;

function readLicense({ paths: [folder = ''] }: LicensedPackage): string[] {
  const file = readdirSync(folder).find((name) => /^(?:licen[cs]e|copying)/i.test(name));
  return file ? readFileSync(join(folder, file), 'utf8').replaceAll('\r', '').split('\n') : [];
}

/** A package with its copyright lines; templates that were not filled in are left out. */
function entry(one: LicensedPackage): string {
  const lines = readLicense(one)
    .map((line) => line.replace(/^[\s#*/]+/, '').trim())
    .filter((line) => /^\w/.test(line) && copyright.test(line) && !placeholder.test(line));
  return [`- ${one.name}`, ...new Set(lines)].join('; ').replace(/(?<=; .*)[<>*_]/g, '\\$&');
}

function section(license: string, packages: readonly LicensedPackage[]): string {
  const unique = [...new Map(packages.map((one) => [one.name, one])).values()];
  unique.sort((one, other) => (one.name < other.name ? -1 : 1));
  // Without copyright lines and title, which differ between packages.
  const bodyOf = (one: LicensedPackage) =>
    readLicense(one)
      .filter((line) => !copyright.test(line))
      .join('\n')
      .trim();
  // The most frequent wording stands for all: the packages differ in line breaks.
  const bodies = Map.groupBy(unique.map(bodyOf).filter(Boolean), (text) => text);
  const [text = ''] = [...bodies.values()].sort((one, other) => other.length - one.length)[0] ?? [];
  // The manifest of such a package has no field `license`; its license file is quoted in full.
  const title = license === 'Unknown' ? 'Licenses of their own' : license;
  return [`## ${title}`, unique.map(entry).join('\n'), `\`\`\`text\n${text}\n\`\`\``].join('\n\n');
}

const [command, ...args] = pnpmCommand('-r', 'licenses', 'list', '--prod', '--json');
const listed: Record<string, LicensedPackage[]> = JSON.parse(
  execFileSync(command, args, { cwd: inWorkspace(), encoding: 'utf8' }),
);
const groups = Object.entries(listed).sort(([one], [other]) => (one < other ? -1 : 1));
const text = [
  '# Third-party notices',
  '<!-- Written by `pnpm licenses:generate`. -->',
  'The portal, its backend and its packages contain or use the following software. The fonts and their\nlicenses are in [licenses](licenses/README.md).',
  ...groups.map(([name, packages]) => section(name, packages)),
].join('\n\n');
writeFileSync(inWorkspace('THIRD-PARTY-NOTICES.md'), `${text}\n`);
