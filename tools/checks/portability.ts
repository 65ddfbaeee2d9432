import type { Check } from './check.ts';
import { readSources, type SourceFile } from './source-files.ts';

/** A call that does not work on every system that developers have. */
interface Rule {
  readonly name: string;
  readonly pattern: RegExp;
  /** What to write instead. */
  readonly instead: string;
}

const rules: readonly Rule[] = [
  {
    name: 'abstract socket',
    pattern: /(['"`])\\0(?!\1)/,
    instead: 'use acquireLock of tools/lib/lock.ts',
  },
  {
    name: 'folder of Linux',
    pattern: /['"`]\/(?:proc|dev|etc|tmp|var|run)\b/,
    instead: 'use os.tmpdir(), or ask a program where process.platform is another one',
  },
  {
    name: 'shell',
    pattern: /(['"`])(?:sh|bash)\1|shell: true|(?<!\.)\bexec(?:Sync)?\(['"`]/,
    instead: 'start the program itself with a list of arguments',
  },
  {
    name: 'script of a shell',
    pattern: /(['"`])\.bin\1|node_modules\/\.bin|\(\s*(['"`])(?:npm|npx|pnpm)\2\s*,/,
    instead: 'use scriptOf or npmCommand of tools/lib/node-programs.ts',
  },
  {
    name: 'signal of POSIX',
    pattern:
      /['"`]SIG(?:STOP|CONT|QUIT|USR1|USR2)['"`]|process\.kill\(-|[(?:=,]\s*-(?:\w+\.)?pid\b/,
    instead: 'use SIGTERM or SIGKILL, and startChild for a group of processes',
  },
  {
    name: 'user id',
    pattern: /process\.(?:get|set)e?[ug]id\(/,
    instead: 'write process.getuid?.(), which Windows does not have',
  },
  {
    name: 'separator of a list of paths',
    pattern: /\bPATH\b.*(['"`]):\1/,
    instead: "use delimiter of 'node:path'",
  },
  {
    name: 'path as the address of a module',
    pattern:
      /\bimport\((?!(?:\/\*.*?\*\/ )?(?:['"`$]|pathToFileURL)|\w+\.href|\s*$)|import\.meta\.url\)\.pathname/,
    instead: "use pathToFileURL and fileURLToPath of 'node:url': a path of Windows is no address",
  },
  {
    name: 'symbolic link to a folder',
    pattern: /\bsymlink(?:Sync)?\((?!.*'junction')/,
    instead: "give it the type 'junction', which needs no right on Windows",
  },
];

/** Places where such a call has an alternative beside it, or is reached on Linux only. */
const allowed: readonly { path: string; rule: string; reason: string }[] = [
  { path: 'tools/lib/lock.ts', rule: 'abstract socket', reason: 'a pipe or file elsewhere' },
  { path: 'tools/lib/child.ts', rule: 'signal of POSIX', reason: 'taskkill on Windows' },
  {
    path: 'apps/portal/scripts/audit/audit-data.ts',
    rule: 'abstract socket',
    reason: 'how Rollup names a module without a file',
  },
  {
    path: 'apps/backend/src/doctor/file-checks.ts',
    rule: 'folder of Linux',
    reason: 'looked at where it is there',
  },
  {
    path: 'apps/backend/src/cli/doctor.ts',
    rule: 'folder of Linux',
    reason: 'of the systemd unit; an option names another',
  },
  { path: 'tools/lib/process-reaper.ts', rule: 'shell', reason: 'Node on Windows' },
  { path: 'tools/bootstrap.mjs', rule: 'folder of Linux', reason: 'asked on Linux only' },
  { path: 'tools/bootstrap.mjs', rule: 'script of a shell', reason: 'the PATH of programs' },
  { path: 'tools/start/database-orphan.ts', rule: 'folder of Linux', reason: 'programs elsewhere' },
  { path: 'tools/start/database-orphan.ts', rule: 'signal of POSIX', reason: 'not on Windows' },
  { path: 'tools/start/database-owner.ts', rule: 'folder of Linux', reason: 'for root only' },
  { path: 'tools/start/database-owner.ts', rule: 'shell', reason: 'for root only' },
  { path: 'tools/start/database-files.ts', rule: 'folder of Linux', reason: 'for root only' },
  { path: 'tools/lib/cases/processes.ts', rule: 'folder of Linux', reason: 'attack cases only' },
  {
    path: 'apps/portal/e2e/support/webkit/is-open.ts',
    rule: 'folder of Linux',
    reason: 'WebKitGTK only',
  },
  {
    path: 'apps/backend/src/log-destination.test.ts',
    rule: 'folder of Linux',
    reason: 'another file elsewhere',
  },
];

const withoutComments = (text: string) =>
  text
    .replace(/(^|\s)\/\*[\s\S]*?\*\//g, (match) => match.replace(/[^\n]/g, ' '))
    .replace(/(^|\s)\/\/.*$/gm, '$1');

/** Calls in sources that do not work on macOS or Windows, but for the allowed places. */
export function findLinuxOnlyCalls(
  files: readonly SourceFile[],
  exceptions: typeof allowed = [],
): string[] {
  const used = new Set<string>();
  const issues = files.flatMap(({ path, text }) =>
    withoutComments(text)
      .split('\n')
      .flatMap((line, index) =>
        rules
          .filter(({ pattern }) => pattern.test(line))
          .filter(({ name }) => {
            const isAllowed = exceptions.some((one) => one.path === path && one.rule === name);
            if (isAllowed) used.add(`${path} ${name}`);
            return !isAllowed;
          })
          .map(({ name, instead }) => `${path}:${index + 1}: ${name}; ${instead}.`),
      ),
  );
  const unused = exceptions.filter(({ path, rule }) => !used.has(`${path} ${rule}`));
  return [...issues, ...unused.map(({ path, rule }) => `${path} has no "${rule}" any more.`)];
}

const shellWords =
  /(?:^|&&\s*)(?:[A-Za-z_]\w*=|(?:rm|cp|mv|mkdir|cat|export|sh|bash|touch|chmod)\s|\.\/)|[;`$'|]|[^&]&(?!&)/;

/** Scripts of a manifest that only the shell of Linux and macOS runs; `&&` is known to all. */
export function findShellScripts(path: string, manifest: string): string[] {
  const { scripts = {} } = JSON.parse(manifest) as { scripts?: Record<string, string> };
  return Object.entries(scripts)
    .filter(([, script]) => shellWords.test(script))
    .map(([name]) => `${path}: the script "${name}" needs a shell; write a file of tools instead.`);
}

// Run by operators and by continuous integration, on Linux.
const onLinux = /^tools\/(?:attack|bench|release|release-ui)\//;
const own = /^tools\/checks\/portability\./;
const folders = ['tools', '.storybook', 'apps', 'packages'];

export const portability: Check = {
  name: 'Nothing that developers run needs Linux or a shell',
  run: () => {
    const sources = readSources(folders, /\.(?:m?[jt]s|tsx)$/).filter(
      ({ path }) => !onLinux.test(path) && !own.test(path),
    );
    const manifests = readSources(['package.json', 'apps', 'packages'], /package\.json$/);
    return [
      ...findLinuxOnlyCalls(sources, allowed),
      ...manifests.flatMap(({ path, text }) => findShellScripts(path, text)),
    ];
  },
};
