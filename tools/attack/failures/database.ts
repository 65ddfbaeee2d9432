import type { CaseContext } from '../../lib/cases/case.ts';
import { processTree, signalAll } from '../../lib/cases/processes.ts';
import { type TestStack, withTestStack } from '../../lib/cases/test-stack.ts';
import { FailingProxy } from '../support/failing-proxy.ts';
import { type Failure, observeFailure } from './observe.ts';

function failuresOf(stack: TestStack, proxy: FailingProxy, quick: boolean): Failure[] {
  const duration = quick ? 2_000 : 5_000;
  let stopped: number[] = [];
  return [
    {
      name: 'database stopped',
      duration: quick ? 4_000 : 30_000,
      begin: () => {
        stopped = processTree(stack.database.child.pid);
        signalAll(stopped, 'SIGSTOP');
      },
      end: () => signalAll(stopped, 'SIGCONT'),
    },
    {
      name: 'database killed',
      duration,
      begin: () => signalAll(processTree(stack.database.child.pid), 'SIGKILL'),
      end: () => stack.startDatabase(),
    },
    {
      name: 'database slow by 2 s each way',
      duration,
      begin: () => {
        proxy.delay = 2_000;
      },
      end: () => {
        proxy.delay = 0;
      },
    },
    {
      name: 'database connection cut',
      duration,
      begin: () => proxy.cut(true),
      end: () => proxy.cut(false),
    },
  ];
}

/** The database killed, stopped, slow and cut off, one after another with one server process. */
export const databaseFailures = (context: CaseContext) =>
  withTestStack(context, { servers: 0 }, async (stack) => {
    const url = new URL(stack.database.url);
    const proxy = await new FailingProxy(Number(url.port)).open();
    stack.onClose(() => proxy.close());
    url.port = `${proxy.port}`;
    const server = await stack.addServer({ DATABASE_URL: url.href });
    const client = await stack.signIn('user', server);
    for (const failure of failuresOf(stack, proxy, context.quick)) {
      await observeFailure(client, failure, context.record);
    }
    const process = await Promise.race([server.child.exited, Promise.resolve('the same process')]);
    const text = typeof process === 'string' ? process : `exited with ${process.code}`;
    context.record.equal('after all of them serves', text, 'the same process');
  });
