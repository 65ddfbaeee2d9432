import type { MeasuredLine } from '../../lib/lines/line.ts';
import { median } from '../../lib/lines/ratio.ts';
import type { Killed } from '../crash/killed.ts';
import { killedMigrations } from '../crash/killed-migrations.ts';
import { killedStarts } from '../crash/killed-starts.ts';
import { killedWrites } from '../crash/killed-writes.ts';

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;

export const line: MeasuredLine = {
  id: 'R6',
  title: 'SIGKILL of server and database during writes, migrations and first starts',
  run: async (record, options) => {
    const part = options.quick ? 0.06 : 1;
    const say = (name: string, killed: Killed, most: number) => {
      const { kills, readyAfter, control, torn, lost, done } = killed;
      const worst = Math.max(...readyAfter);
      const what = `${kills} kills during ${name}`;
      record({ what: `${what}: torn`, seen: `${torn}`, budget: '0', holds: torn === 0 });
      record({
        what: `${what}: lost or doubled`,
        seen: `${lost} of ${done}`,
        budget: '0',
        holds: lost === 0,
      });
      record({
        what: `${what}: ready again after`,
        seen: `${seconds(worst)} at most, ${seconds(median(readyAfter))} mostly`,
        control: seconds(control),
        ratio: (worst / control).toFixed(2),
        // A machine that is busy otherwise makes every start slow; then the ratio judges.
        budget: `≤ ${seconds(most)}, or ≤ 3 × an undisturbed start`,
        holds: worst <= Math.max(most, 3 * control),
      });
    };
    say('writes', await killedWrites(Math.ceil(120 * part), options), 3_000);
    say('migrations', await killedMigrations(Math.ceil(40 * part), options), 3_000);
    // What was killed is a start on no data, and so is the one after it (numbers P12).
    say('first starts', await killedStarts(Math.ceil(40 * part), options), 5_000);
  },
};
