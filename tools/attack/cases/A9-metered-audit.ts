import { addBuyers } from '../../lib/cases/accounts.ts';
import type { AttackCase } from '../../lib/cases/case.ts';
import { withTestStack } from '../../lib/cases/test-stack.ts';
import { auditAttacks, killAtRandom } from '../audit/audit-attacks.ts';
import { AuditMachine } from '../audit/audit-machine.ts';
import { FailingProxy } from '../support/failing-proxy.ts';

export const attack: AttackCase = {
  id: 'A9',
  title: 'Metered audits: output folder full, locked or gone, network away, kill -9',
  run: (context) =>
    withTestStack(context, {}, async (stack) => {
      const proxy = await new FailingProxy(stack.server().port).open();
      stack.onClose(() => proxy.close());
      const kills = context.quick ? 4 : 40;
      const killMany = async (machine: AuditMachine) => {
        for (let kill = 0; kill < kills; kill += 1) await killAtRandom(machine);
        return undefined;
      };
      const attacks = Object.entries({
        ...auditAttacks,
        [`${kills} × kill -9 at random`]: killMany,
      });
      const users = await addBuyers(stack, attacks.length, '2000.00');
      for (const [index, [name, run]] of attacks.entries()) {
        const user = users[index];
        if (!user) throw new Error('no user');
        const machine = new AuditMachine(stack, user, proxy.port);
        const before = await machine.balance();
        const charges = await run(machine, proxy);
        const { observed, holds } = await machine.compare(before, charges);
        const limit = 'each charged run has its results, and nothing else is charged or reserved';
        context.record.check(name, observed, limit, holds);
      }
    }),
};
