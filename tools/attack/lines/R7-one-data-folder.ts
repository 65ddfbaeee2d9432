import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Child } from '../../lib/child.ts';
import type { MeasuredLine, Reading } from '../../lib/lines/line.ts';
import { familyOf, signalAll } from '../../lib/lines/process-family.ts';
import { answersWell } from '../../lib/lines/server-process.ts';
import { ensureBuilt } from '../../start/build.ts';
import { launchStart, type StartPlace, startAndWait, startPlace } from '../start-process.ts';

type Recording = (reading: Reading) => void;

/** One of many starts, and what became of it. */
interface Attempt {
  readonly child: Child;
  /** Milliseconds until it ended by itself; `null` while it runs. */
  ended: number | null;
  /** Status that it ended with. */
  code: number | null;
}

async function attempt(place: StartPlace): Promise<Attempt> {
  const child = await launchStart(place);
  const began = performance.now();
  const one: Attempt = { child, ended: null, code: null };
  void child.exited.then(({ code }) => {
    one.ended = performance.now() - began;
    one.code = code;
  });
  return one;
}

/** A start that only reads a faulty setting and says so: what any start costs at this moment. */
async function refusals(count: number, folder: string): Promise<number> {
  const place = { ...(await startPlace(folder)), port: 0 };
  const began = performance.now();
  const children = await Promise.all(Array.from({ length: count }, () => launchStart(place)));
  await Promise.all(children.map(({ exited }) => exited));
  return performance.now() - began;
}

const inUse = (one: Attempt) => one.child.lastLines().some((line) => /is in use by/.test(line));

async function manyStarts(place: StartPlace, count: number) {
  const attempts = await Promise.all(Array.from({ length: count }, () => attempt(place)));
  const url = `http://127.0.0.1:${place.port}/healthz/ready`;
  for (let waited = 0; waited < 60_000 && !(await answersWell(url)); waited += 100) {
    await sleep(100);
  }
  const serving = attempts.filter(({ ended }) => ended === null);
  const others = attempts.filter(({ ended }) => ended !== null);
  return { serving, others, answers: await answersWell(url) };
}

const nameOf = (pid: number) => {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  } catch {
    return '';
  }
};

/**
 * Kills a start together with the shell that would end its children, as nothing but the kernel can.
 * @returns what it leaves behind.
 */
async function killUnwatched(child: Child): Promise<number[]> {
  const family = familyOf(child.pid);
  const killed = family.filter((pid) => pid === child.pid || nameOf(pid) === 'sh');
  // Stopped first, so that neither sees the other go.
  signalAll(killed, 'SIGSTOP');
  signalAll(killed, 'SIGKILL');
  await child.exited;
  return family.filter((pid) => !killed.includes(pid) && nameOf(pid) !== '');
}

async function runStarts(record: Recording, folder: string, count: number, running: Child[]) {
  const place = await startPlace(join(folder, 'data'));
  const control = await refusals(count, join(folder, 'control'));
  const { serving, others, answers } = await manyStarts(place, count);
  running.push(...serving.map(({ child }) => child));
  const told = others.filter((one) => one.code === 1 && inUse(one)).length;
  const slowest = Math.max(...others.map(({ ended }) => ended ?? 0));
  record({
    what: `${count} starts at once: that serve`,
    seen: `${serving.length}, ${answers ? 'answering' : 'silent'}`,
    budget: '1, answering',
    holds: serving.length === 1 && answers,
  });
  record({
    what: 'others that say that the folder is in use',
    seen: `${told} of ${others.length}`,
    budget: 'all',
    holds: told === count - 1,
  });
  record({
    what: 'the last of them after',
    seen: `${Math.round(slowest)} ms`,
    control: `${Math.round(control)} ms for as many that refuse a setting`,
    ratio: (slowest / control).toFixed(2),
    // So many programs at once take their time to load, on whatever machine.
    budget: '≤ 2,000 ms, or ≤ 1.5 × the control',
    holds: slowest <= Math.max(2_000, 1.5 * control),
  });
  return place;
}

async function runOrphan(record: Recording, { dataDir }: StartPlace, running: Child[]) {
  const [first] = running;
  const left = first ? await killUnwatched(first) : [];
  const databases = left.filter((pid) => nameOf(pid) === 'postgres').length;
  try {
    const next = await startAndWait(await startPlace(dataDir));
    running.push(next.child);
    record({
      what: 'an orphaned database is taken over',
      seen: `${databases} processes of it left, ready after ${Math.round(next.readyAfter)} ms`,
      budget: 'ready',
      holds: databases > 0,
    });
  } finally {
    signalAll(left, 'SIGKILL');
  }
}

export const line: MeasuredLine = {
  id: 'R7',
  title: 'One data folder, many starts',
  run: async (record, { quick }) => {
    await ensureBuilt('backend');
    await ensureBuilt('portal');
    const folder = mkdtempSync(join(tmpdir(), 'portal-starts-'));
    chmodSync(folder, 0o755);
    const running: Child[] = [];
    try {
      const place = await runStarts(record, folder, quick ? 6 : 20, running);
      await runOrphan(record, place, running);
    } finally {
      for (const child of running) await child.stop(20_000);
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
