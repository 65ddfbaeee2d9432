import { type CaseContext, formatSeconds } from '../../lib/cases/recorder.ts';
import { median } from '../../lib/cases/statistics.ts';
import { crashMigrations } from '../crash/migrations.ts';
import { crashStarts } from '../crash/starts.ts';
import { crashWrites } from '../crash/writes.ts';

export const title = 'SIGKILL of server and database during writes, migrations and first starts';

/** What is killed how often, and within how many milliseconds it must be ready again. */
const crashes = [
  { during: 'writes', crash: crashWrites, kills: 120, limit: 3_000 },
  { during: 'migrations', crash: crashMigrations, kills: 40, limit: 3_000 },
  // A first start takes longer than another one (P12).
  { during: 'first starts', crash: crashStarts, kills: 40, limit: 5_000 },
] as const;

export async function run(context: CaseContext): Promise<void> {
  const { record, quick } = context;
  for (const { during, crash, kills, limit } of crashes) {
    const amount = quick ? Math.ceil(kills * 0.06) : kills;
    const { readyAfter, control, torn, lost, writes } = await crash(amount, context);
    const slowest = Math.max(...readyAfter);
    const what = `${amount} kills during ${during}`;
    record.equal(`${what}: torn`, torn, 0);
    record.check(`${what}: lost or doubled`, `${lost} of ${writes}`, '0', lost === 0);
    record.check(
      `${what}: ready again after`,
      `${formatSeconds(slowest)} at most, median ${formatSeconds(median(readyAfter))}`,
      // On a busy machine every start is slow; then the ratio decides.
      `≤ ${formatSeconds(limit)}, or ≤ 3 × an undisturbed start`,
      slowest <= Math.max(limit, 3 * control),
      { control: formatSeconds(control), ratio: (slowest / control).toFixed(2) },
    );
  }
}
