import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { FailingProxy } from '../../../../tools/attack/support/failing-proxy.ts';
import { copyDatabase, startBackend, testEnvironment } from '../../test/build-app.ts';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';

const backend = startBackend();
const database = await copyDatabase();

it('ends although a request is never complete', async () => {
  const address = new URL(await backend.app.listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect(Number(address.port), '127.0.0.1');
  socket.on('error', () => undefined);
  const started = once(backend.app.server, 'request');
  socket.write('POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{');
  await started;
  await backend.app.close();
  socket.destroy();
});

it('ends although the database does not respond', async () => {
  const proxy = await new FailingProxy(database.url).open();
  const app = await buildApp(readConfig(testEnvironment(proxy.url, backend.mailbox.url)));
  await app.ready();
  expect((await app.inject('/healthz/ready')).statusCode).toBe(200);
  proxy.stall(true);
  await app.close();
  proxy.close();
});
