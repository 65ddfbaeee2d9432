import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { startBackend } from '../../../test/build-app.ts';
import { addReportRows } from '../../../test/report-rows.ts';
import { waitForJobs } from '../../../test/tasks.ts';
import { activate } from '../../../test/toolbox.ts';
import { password, signedIn } from '../../../test/users.ts';
import { createLink } from '../auth/link-repository.ts';

const backend = startBackend();

/** What the jobs of mails name, as SQL: the user, the address, or a row of the user. */
const mails = {
  'password-changed': `'userId', me.id`,
  'data-erased': `'email', me.email`,
  'no-account': `'to', me.email`,
  'session-ended': `'sessionId', (SELECT id FROM sessions WHERE user_id = me.id)`,
  'reset-password': `'linkId', (SELECT id FROM one_use_tokens WHERE user_id = me.id)`,
  'new-machine': `'machineRow', (SELECT min(id) FROM machines WHERE user_id = me.id)`,
  'purchase-receipt': `'transactionId', (SELECT trans_id FROM transactions WHERE user_id = me.id)`,
  'data-request': `'eventId', (SELECT event.id FROM data_request_events event
    JOIN data_requests USING (request_id) WHERE user_id = me.id)`,
  suggestion: `'suggestionId', (SELECT id FROM suggestions WHERE email = me.email)`,
};

/** A user with a row of each kind that a mail may be about. */
async function userWithRows(username: string, adminId: number) {
  const { browser, id: userId } = await signedIn(backend, username);
  await activate(backend, browser);
  await addReportRows(backend, { userId, adminId, count: 1 });
  const link = { owner: { userId }, purpose: 'reset-password', minutes: 30 } as const;
  await createLink(backend.app.db, backend.app.keys, link);
  await browser.post('/api/data-requests', { kind: 'query', details: 'Quiero ver mis datos.' });
  await browser.post('/api/suggestions', {
    recaptchaToken: await browser.botToken('suggestion'),
    email: `${username}@example.com`,
    message: 'Una sugerencia.',
  });
  return browser;
}

it('the file of one’s own data lists each kind of mail that waits, and no other job or user', async () => {
  const { id: adminId } = await signedIn(backend, 'jefa', 'admin');
  const browser = await userWithRows('titular', adminId);
  await userWithRows('vecina', adminId);
  await waitForJobs(backend);
  const later = sql`now() + interval '1 day'`;
  for (const [mail, names] of Object.entries(mails)) {
    await sql`
      SELECT graphile_worker.add_job('send_mail', run_at => ${later},
        payload => json_build_object('mail', ${mail}::text, ${sql.raw(names)}))
      FROM users me WHERE username <> 'jefa'`.execute(backend.app.db);
  }
  await sql`
    SELECT graphile_worker.add_job('send_reset_link', run_at => ${later},
      payload => json_build_object('email', email)) FROM users`.execute(backend.app.db);
  const file = JSON.parse((await browser.post('/api/my-data', { password })).text);
  const listed: { correo: unknown }[] = file.correos_por_enviar;
  expect(listed.map(({ correo }) => correo)).toEqual([
    'Aviso de un cambio de contraseña',
    'Respuesta a la supresión de datos',
    'Restablecimiento sin una cuenta',
    'Aviso de una sesión cerrada por seguridad',
    'Restablecimiento de la contraseña',
    'Aviso de un equipo registrado',
    'Comprobante de compra',
    'Respuesta a una solicitud de datos',
    'Sugerencia para el equipo de soporte',
  ]);
});
