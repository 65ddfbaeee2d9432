import { expect, it } from 'vitest';
import { dataRequestTemplate } from './data-request-templates.ts';
import { newDeviceTemplate, resetPasswordTemplate } from './email-templates.ts';
import { renderEmail } from './render-email.tsx';

it('writes each fact in one line of the plain text, with its term', async () => {
  const template = newDeviceTemplate({
    recipient: { first_name: 'Ana', username: 'ana_nunez' },
    facts: [
      ['Fecha', '18/11/2026 08:02:45 (hora de Colombia)'],
      ['Dirección de red', '190.24.11.7'],
    ],
    publicUrl: 'https://portal.example.com',
  });
  const { text } = await renderEmail('ana@example.com', template);
  expect(text).toMatch(
    /^Fecha +18\/11\/2026 08:02:45 \(hora de Colombia\)\nDirección de red +190/m,
  );
});

it('writes each line of a multiline text in a line of its own', async () => {
  const note = 'Estos son sus datos:\n\n1. Nombre: Ana\r\n2. Celular: 3001234567';
  const template = dataRequestTemplate({
    recipient: { first_name: 'Ana' },
    request: {
      request_id: 12,
      kind: 'query',
      state: 'resolved',
      due_on: null,
      complete_by: null,
      note,
    },
    link: 'https://portal.example.com/userview/my-data',
  });
  const { html, text } = await renderEmail('ana@example.com', template);
  expect(text).toMatch(/^Respuesta +Estos son sus datos:\n *\n +1\. Nombre: Ana\n +2\. Celular:/m);
  expect(html).toMatch(/sus datos:<br ?\/><br ?\/>1\. Nombre: Ana<br ?\/>2\. Celular/);
});

it('makes links of the addresses in its sentences, in a color of the brand', async () => {
  const recipient = { first_name: 'Ana', username: 'ana_nunez' };
  const publicUrl = 'https://portal.example.com';
  const notice = await renderEmail(
    'ana@example.com',
    newDeviceTemplate({ recipient, facts: [], publicUrl }),
  );
  expect(notice.html).toMatch(
    new RegExp(`<a href="${publicUrl}/auth/reset-password" [^>]*>[^<]*</a>: así`),
  );
  expect(notice.text.match(/https:/g)).toHaveLength(1);

  const link = `${publicUrl}/auth/email-reset-password-verification?token=abc-_`;
  const { html } = await renderEmail('ana@example.com', resetPasswordTemplate({ recipient, link }));
  const links = html.match(/<a [^>]*>/g) ?? [];
  expect(links).toHaveLength(2);
  for (const tag of links) expect(tag).toContain(`href="${link}"`);
  // The default color of the library has too little contrast on white.
  expect(html).not.toContain('#067df7');
});
