import type { Check, SourceFile } from './files.ts';

/** Calls that do not work on every system that developers have, and what to write instead. */
const rules: Readonly<Record<string, readonly [call: RegExp, instead: string]>> = {
  'abstract socket': [/(['"`])\\0(?!\1)/, 'use acquireLock of tools/lib/lock.ts'],
  'folder of Linux': [
    /['"`]\/(?:proc|dev|etc|tmp|var|run)\b/,
    'use os.tmpdir(), or ask a program where process.platform is another one',
  ],
  shell: [
    /(['"`])(?:sh|bash)\1|shell: true|(?<!\.)\bexec(?:Sync)?\(['"`]/,
    'start the program itself with a list of arguments',
  ],
  'script of a shell': [
    /(['"`])\.bin\1|node_modules\/\.bin|\(\s*(['"`])(?:npm|npx|pnpm)\2\s*,/,
    'use scriptOf of tools/lib/node-programs.ts or npmCommand of tools/npm-command.mjs',
  ],
  'signal of POSIX': [
    /['"`]SIG(?:STOP|CONT|QUIT|USR1|USR2)['"`]|process\.kill\(-|[(?:=,]\s*-(?:\w+\.)?pid\b/,
    'use SIGTERM or SIGKILL, and startChild for a group of processes',
  ],
  'user id': [
    /process\.(?:get|set)e?[ug]id\(/,
    'write process.getuid?.(), which Windows does not have',
  ],
  'separator of a list of paths': [/\bPATH\b.*(['"`]):\1/, "use delimiter of 'node:path'"],
  'path as the address of a module': [
    /\bimport\((?!(?:\/\*.*?\*\/ )?(?:['"`$]|pathToFileURL)|\w+\.href|\s*$)|import\.meta\.url\)\.pathname/,
    "use pathToFileURL and fileURLToPath of 'node:url': a path of Windows is no address",
  ],
  'symbolic link to a folder': [
    /\bsymlink(?:Sync)?\((?!.*'junction')/,
    "give it the type 'junction', which needs no right on Windows",
  ],
};

/** Places where such a call has an alternative beside it, or is reached on Linux only. */
const allowed: readonly (readonly [path: string, rule: string, reason: string])[] = [
  ['tools/lib/child.ts', 'signal of POSIX', 'taskkill on Windows'],
  ['apps/portal/scripts/audit/audit-data.ts', 'abstract socket', 'how Rollup names a module'],
  ['apps/backend/src/doctor/file-checks.ts', 'folder of Linux', 'looked at where it is there'],
  ['apps/backend/src/cli/doctor.ts', 'folder of Linux', 'of the systemd unit; or by an option'],
  ['tools/bootstrap.mjs', 'folder of Linux', 'asked on Linux only'],
  ['tools/bootstrap.mjs', 'script of a shell', 'the PATH of programs'],
  ['tools/start/database-orphan.ts', 'folder of Linux', 'programs elsewhere'],
  ['tools/start/database-orphan.ts', 'signal of POSIX', 'not on Windows'],
  ['tools/start/database-files.ts', 'shell', 'for root only'],
  ['tools/start/database-files.ts', 'folder of Linux', 'for root only'],
  ['tools/lib/cases/processes.ts', 'folder of Linux', 'attack cases only'],
  ['apps/portal/e2e/support/webkit/is-open.ts', 'folder of Linux', 'WebKitGTK only'],
  ['apps/backend/src/cli/backup.test.ts', 'folder of Linux', 'tested on Linux only'],
  ['tools/start/data-dir.test.ts', 'folder of Linux', 'tested on Linux only'],
  ['apps/backend/src/log-destination.test.ts', 'folder of Linux', 'another file elsewhere'],
];

/** A source with blanks for its comments, so that lines stay. */
export const withoutComments = (text: string) =>
  text
    .replace(/(^|\s)\/\*[\s\S]*?\*\//g, (match) => match.replace(/[^\n]/g, ' '))
    .replace(/(^|\s)\/\/.*$/gm, '$1');

/** The lines of a source that break a rule. */
const brokenIn = ({ path, text }: SourceFile) =>
  withoutComments(text)
    .split('\n')
    .flatMap((line, index) =>
      Object.entries(rules)
        .filter(([, [call]]) => call.test(line))
        .map(([rule]) => ({ path, rule, line: index + 1 })),
    );

function findLinuxOnlyCalls(files: readonly SourceFile[]): string[] {
  const broken = files.flatMap(brokenIn);
  const isAllowed = (path: string, rule: string) =>
    allowed.some((each) => each[0] === path && each[1] === rule);
  return [
    ...broken
      .filter(({ path, rule }) => !isAllowed(path, rule))
      .map(({ path, rule, line }) => `${path}:${line}: ${rule}; ${rules[rule]?.[1]}.`),
    ...allowed
      .filter(([path, rule]) => !broken.some((each) => each.path === path && each.rule === rule))
      .map(([path, rule]) => `${path} has no "${rule}" any more.`),
  ];
}

const shellWords =
  /(?:^|&&\s*)(?:[A-Za-z_]\w*=|(?:rm|cp|mv|mkdir|cat|export|sh|bash|touch|chmod)\s|\.\/)|[;`$'|]|[^&]&(?!&)/;

/** Scripts of a manifest that only the shell of Linux and macOS runs; `&&` is known to all. */
function findShellScripts({ path, text }: SourceFile): string[] {
  const { scripts = {} }: { scripts?: Record<string, string> } = JSON.parse(text);
  return Object.entries(scripts)
    .filter(([, script]) => shellWords.test(script))
    .map(([name]) => `${path}: the script "${name}" needs a shell; write a file of tools instead.`);
}

// Run by operators and by continuous integration, on Linux; and this check with its samples.
const unchecked =
  /^tools\/(?:(?:attack|bench|release|release-ui)\/|checks\/(?:portability|checks\.test)\.ts)/;

export const portability: Check = {
  name: 'Nothing that developers run needs Linux or a shell',
  run: (files) => {
    const sources = files.select(/^(tools|\.storybook|apps|packages)\/.*\.(?:m?[jt]s|tsx)$/);
    return [
      ...findLinuxOnlyCalls(sources.filter(({ path }) => !unchecked.test(path))),
      ...files.select(/^((apps|packages)\/.*)?package\.json$/).flatMap(findShellScripts),
    ];
  },
};
