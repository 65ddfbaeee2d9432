import { expect, it } from 'vitest';
import { newDeviceTemplate } from './email-templates.ts';
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
