import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCommand } from './command-line.ts';
import { readState, writeState } from './state-file.ts';

describe('readCommand', () => {
  const run = ['run', '--tool', 'R_INF_04', '--fc', '1200', '--tb', '300'];

  it('reads a run, and why it fails', () => {
    const measure = { feature_id: 'R_INF_04', fc_records90: 1200, tb_records90: 300 };
    expect(readCommand(run)).toEqual({ name: 'run', state: 'toolbox-state.json', measure });
    expect(readCommand([...run, '--fail', 'Lectura: no se abre: C:\\x'])).toMatchObject({
      failure: { stage: 'Lectura', message: 'no se abre: C:\\x' },
    });
  });

  it('says what is missing or wrong', () => {
    expect(() => readCommand([])).toThrow('Give a command');
    expect(() => readCommand(['runs'])).toThrow('"runs" is not a command');
    expect(() => readCommand(['activate', '--host', 'http://x'])).toThrow('--code is missing');
    expect(() => readCommand([...run.slice(0, 4), '-5'])).toThrow();
    expect(() => readCommand([...run, '--fail', 'no stage'])).toThrow('stage: message');
    expect(readCommand(['--help'])).toBeNull();
  });
});

describe('the state file', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'toolbox-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('gives back what was kept, for its owner only', () => {
    const file = join(folder, 'state.json');
    const state = { host: 'http://x/api', machine_id: 'PC-01', machine_token: 'secret' };
    writeState(file, state);
    expect(readState(file)).toEqual(state);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('tells a missing and a foreign file apart', () => {
    expect(() => readState(join(folder, 'none'))).toThrow('Run "activate" first');
    writeFileSync(join(folder, 'foreign'), '{"host":1');
    expect(() => readState(join(folder, 'foreign'))).toThrow('not a state file');
  });
});
