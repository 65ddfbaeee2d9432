import { describe, expect, it } from 'vitest';
import { runSteps, type TestStep } from './schedule.ts';

const { signal } = new AbortController();
const quiet = () => undefined;
const pass = async () => ({ passed: 1, failed: 0, output: '' });
const fail = async () => ({ passed: 0, failed: 1, output: 'reason' });

describe('runSteps', () => {
  it('runs what does not need a failed step, and counts what does as failed', async () => {
    const ran: string[] = [];
    const noted = (id: string) => async () => {
      ran.push(id);
      return pass();
    };
    const steps: TestStep[] = [
      { id: 'build', title: 'build', run: fail },
      { id: 'journeys', title: 'journeys', needs: ['build'], run: noted('journeys') },
      { id: 'types', title: 'types', run: noted('types') },
    ];
    const result = await runSteps(steps, signal, quiet);
    expect(ran).toEqual(['types']);
    expect(result).toMatchObject({ passed: 1, failed: 2 });
  });

  it('takes a step that throws for a failure', async () => {
    const run = async () => Promise.reject(new Error('broken'));
    const result = await runSteps([{ id: 'a', title: 'a', run }], signal, quiet);
    expect(result).toMatchObject({ passed: 0, failed: 1 });
    expect(result.output).toContain('broken');
  });

  it('says what a step could not test on this machine', async () => {
    const printed: string[] = [];
    const run = async () => ({ ...(await pass()), note: 'QGIS is not there' });
    await runSteps([{ id: 'a', title: 'a', run }], signal, (line) => printed.push(line));
    expect(printed.at(-1)).toBe('    QGIS is not there');
  });

  it('runs no more than three steps at a time', async () => {
    let running = 0;
    let most = 0;
    const run: TestStep['run'] = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      return pass();
    };
    const steps = Array.from({ length: 6 }, (_, index) => ({ id: `${index}`, title: '', run }));
    expect(await runSteps(steps, signal, quiet)).toMatchObject({ passed: 6, failed: 0 });
    expect(most).toBe(3);
  });

  it('runs a step after another one that failed, and not beside it', async () => {
    const ran: string[] = [];
    const noted =
      (id: string, run: TestStep['run']): TestStep['run'] =>
      async (given) => {
        ran.push(`${id} starts`);
        await new Promise((resolve) => setTimeout(resolve, 5));
        ran.push(`${id} ends`);
        return run(given);
      };
    const steps: TestStep[] = [
      { id: 'python', title: '', run: noted('python', fail) },
      { id: 'firefox', title: '', after: ['python'], run: noted('firefox', pass) },
    ];
    expect(await runSteps(steps, signal, quiet)).toMatchObject({ passed: 1, failed: 1 });
    expect(ran).toEqual(['python starts', 'python ends', 'firefox starts', 'firefox ends']);
  });

  it('ignores a needed step that is not part of this run', async () => {
    const step: TestStep = { id: 'e2e', title: 'e2e', needs: ['build'], run: pass };
    expect(await runSteps([step], signal, quiet)).toMatchObject({ passed: 1, failed: 0 });
  });
});
