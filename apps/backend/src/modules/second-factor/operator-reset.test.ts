import { expect, it } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { startBackend } from '../../../test/build-app.ts';
import { withTotp } from '../../../test/second-factor.ts';
import { password } from '../../../test/users.ts';
import { resetFactorsAsOperator } from './operator-reset.ts';

const backend = startBackend({ ADMIN_SECOND_FACTOR: 'required' });

it('the operator lets an administrator in who lost every factor', async () => {
  const { browser, id } = await withTotp(backend, 'ultima_jefa', 'admin');
  const { db } = backend.app;
  expect(await resetFactorsAsOperator(db, 'nadie_99')).toBe('unknown account');
  expect(await resetFactorsAsOperator(db, 'Ultima_Jefa')).toBeNull();
  expect(await resetFactorsAsOperator(db, 'ultima_jefa')).toBe('no second factor');
  expect((await browser.validateSession()).status).toBe(401);
  const back = new Browser(backend);
  expect((await back.signIn('ultima_jefa', password)).status).toBe(200);
  expect((await back.get('/api/users')).body.code).toBe('FACTOR_SETUP_REQUIRED');
  const events = await db
    .selectFrom('audit_events')
    .select(['actor_id', 'action'])
    .where('target_id', '=', id)
    .where('action', '=', 'factors reset by operator')
    .execute();
  expect(events).toEqual([{ actor_id: null, action: 'factors reset by operator' }]);
  await backend.mailbox.waitFor('ultima_jefa@example.com', ({ subject }) =>
    Boolean(subject?.startsWith('Un administrador quitó')),
  );
});
