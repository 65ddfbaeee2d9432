import { expect, it } from 'vitest';
import { findLinuxOnlyCalls, findShellScripts } from './portability.ts';

const issuesOf = (text: string) => findLinuxOnlyCalls([{ path: 'tools/a.ts', text }]);

it.each([
  ['an abstract socket', 'server.listen({ path: `\\0portal` });'],
  ['files of processes', "readFileSync('/proc/1/stat');"],
  ['the folder for temporary files', "const folder = '/tmp/portal';"],
  ['the list of users', "readFileSync('/etc/passwd');"],
  ['a shell', "spawnSync('sh', ['-c', text]);"],
  ['an option that starts a shell', "spawn('tool', [], { shell: true });"],
  ['a line for a shell', "execSync('rm -rf dist');"],
  ['a script of a shell', "inWorkspace('node_modules', '.bin', 'tsc');"],
  ['npm by its name', "spawnSync('npx', ['--yes', 'pnpm']);"],
  ['a signal of POSIX', "process.kill(pid, 'SIGSTOP');"],
  ['a group of processes', "process.kill(-pid, 'SIGTERM');"],
  ['the id of a group', 'const target = group ? -child.pid : pid;'],
  ['a user id', 'if (process.getuid() === 0) {}'],
  ['a list of paths', "const PATH = [folder, process.env.PATH].join(':');"],
  ['a path as the address of a module', 'await import(join(folder, file));'],
  ['an address as a path', 'new URL(name, import.meta.url).pathname;'],
  ['a symbolic link to a folder', 'symlinkSync(from, to);'],
])('rejects %s', (_name, text) => {
  expect(issuesOf(text)).toHaveLength(1);
  // Only code counts.
  expect(issuesOf(`// ${text}`)).toEqual([]);
});

it('lets what works everywhere pass', () => {
  const text = `
    const folder = join(tmpdir(), 'portal');
    if (process.getuid?.() === 0) child.kill('SIGTERM');
    const parts = text.split('\\0');
    const found = /x/.exec(\`\${text}\`);
    symlinkSync(from, to, 'junction');`;
  expect(issuesOf(text)).toEqual([]);
});

it('lets an allowed place pass while it is there', () => {
  const allowed = [{ path: 'tools/a.ts', rule: 'shell', reason: 'a test' }];
  const file = (text: string) => [{ path: 'tools/a.ts', text }];
  expect(findLinuxOnlyCalls(file("spawn('sh', []);"), allowed)).toEqual([]);
  expect(findLinuxOnlyCalls(file("spawn('node', []);"), allowed)).toHaveLength(1);
});

it.each([
  'NODE_ENV=production vite build',
  'vite build && CI=1 vitest run',
  'rm -rf dist',
  'tsc & vite',
  'tsc; vite',
  'cat a | node b.ts',
  "biome check 'src/**'",
  './build.sh',
])('rejects the script %s', (build) => {
  const manifest = JSON.stringify({ scripts: { build, types: 'tsc -p . && knip' } });
  expect(findShellScripts('package.json', manifest)).toHaveLength(1);
});
