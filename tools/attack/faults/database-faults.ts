import { demoAccounts } from '@consultancy/backend/demo-accounts';
import { type OwnStack, withOwnStack } from '../../lib/lines/own-stack.ts';
import { familyOf, signalAll } from '../../lib/lines/process-family.ts';
import { startDatabaseAgain } from '../database-again.ts';
import { openFaultyWay } from '../faulty-way.ts';
import { type Fault, observeFault, type Scenario } from './observe.ts';

const [, person] = demoAccounts;

function faultsOf(stack: OwnStack, way: Awaited<ReturnType<typeof openFaultyWay>>, quick: boolean) {
  let pid = stack.database.child.pid;
  let stopped: number[] = [];
  const lasts = quick ? 2_000 : 5_000;
  const faults: Fault[] = [
    {
      name: 'database stopped',
      lasts: quick ? 4_000 : 30_000,
      begin: () => {
        stopped = familyOf(pid);
        signalAll(stopped, 'SIGSTOP');
      },
      end: () => signalAll(stopped, 'SIGCONT'),
    },
    {
      name: 'database killed',
      lasts,
      begin: () => signalAll(familyOf(pid), 'SIGKILL'),
      end: async () => {
        pid = await startDatabaseAgain(stack);
      },
    },
    {
      name: 'database slow by 2 s each way',
      lasts,
      begin: () => {
        way.delay = 2_000;
      },
      end: () => {
        way.delay = 0;
      },
    },
    {
      name: 'database cut off',
      lasts,
      begin: () => way.cut(true),
      end: () => way.cut(false),
    },
  ];
  return faults;
}

/** The database killed, stopped, slow and cut off, one after another under one server process. */
export const databaseFaults: Scenario = (record, { quick, signal }) =>
  withOwnStack({ signal, servers: 0 }, async (stack) => {
    const direct = new URL(stack.database.url);
    const way = await openFaultyWay(Number(direct.port));
    stack.atEnd(() => way.close());
    direct.port = `${way.port}`;
    const server = await stack.addServer({ DATABASE_URL: direct.href });
    const client = await stack
      .client(server)
      .signIn(person?.username ?? '', person?.password ?? '');
    for (const fault of faultsOf(stack, way, quick)) await observeFault(client, fault, record);
    const { exitCode } = await Promise.race([
      server.child.exited.then(({ code }) => ({ exitCode: `ended with ${code}` })),
      Promise.resolve({ exitCode: 'the same process' }),
    ]);
    const same = exitCode === 'the same process';
    record({ what: 'after all of them serves', seen: exitCode, budget: 'no restart', holds: same });
  });
