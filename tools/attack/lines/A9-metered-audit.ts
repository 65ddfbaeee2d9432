import { addBuyers, type Buyer } from '../../lib/ledger/people.ts';
import type { MeasuredLine, Reading } from '../../lib/lines/line.ts';
import { type OwnStack, withOwnStack } from '../../lib/lines/own-stack.ts';
import { AuditMachine } from '../audit/audit-machine.ts';
import { judge, readBalance } from '../audit/balance.ts';
import {
  killedAtRandom,
  killedBeforeSettlement,
  killedInTool,
  networkAway,
} from '../audit/interruptions.ts';
import { type AuditAttack, folderFull, folderGone, folderLocked } from '../audit/output-folder.ts';
import { type FaultyWay, openFaultyWay } from '../faulty-way.ts';

const attacksThrough = (way: FaultyWay): readonly (readonly [string, AuditAttack])[] => [
  ['output folder full at the seventh tool', folderFull],
  ['output folder locked for one tool', folderLocked],
  ['output folder removed', folderGone],
  ['network away in mid-run, then started again', networkAway(way)],
  ['kill -9 in a tool, then started again', killedInTool],
  ['kill -9 before the settlement, then started again', killedBeforeSettlement(way)],
];

/** Kills one machine's audits again and again. */
async function manyKills(stack: OwnStack, user: Buyer, port: number, kills: number) {
  const machine = new AuditMachine(stack, user, port);
  const before = await readBalance(stack, machine);
  for (let kill = 0; kill < kills; kill += 1) await killedAtRandom(machine);
  return judge(stack, machine, before);
}

export const line: MeasuredLine = {
  id: 'A9',
  title: 'Metered audits: output folder full, locked or gone, network away, kill -9',
  run: (record, { quick, signal }) =>
    withOwnStack({ signal }, async (stack) => {
      const way = await openFaultyWay(stack.servers[0]?.port ?? 0);
      stack.atEnd(() => way.close());
      const attacks = attacksThrough(way);
      const users = await addBuyers(stack.database.url, attacks.length + 1, '2000.00');
      const budget = 'each charged run has its results, and nothing else is charged or reserved';
      const say = (what: string, reading: Pick<Reading, 'seen' | 'holds'>) =>
        record({ what, budget, ...reading });
      for (const [index, [name, attack]] of attacks.entries()) {
        const user = users[index];
        if (!user) throw new Error('no user');
        const machine = new AuditMachine(stack, user, way.port);
        const before = await readBalance(stack, machine);
        const charges = await attack(machine);
        say(name, await judge(stack, machine, before, charges));
      }
      const last = users.at(-1);
      if (!last) throw new Error('no user');
      const kills = quick ? 4 : 40;
      say(`${kills} × kill -9 at random`, await manyKills(stack, last, way.port, kills));
    }),
};
