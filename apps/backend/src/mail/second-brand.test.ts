import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { brand } from '@consultancy/brand';
import { brandBuild } from '@consultancy/brand/build';
import { ruleTexts } from '@consultancy/validation';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const { facts, themes } = await brandBuild('example');
const { solid } = themes.light.color.tone.primary;
const at = new Date('2026-11-02T15:04:05Z');
let server: ViteDevServer;

// The modules as a build for another brand resolves them.
beforeAll(async () => {
  vi.stubEnv('BRAND', 'example');
  const root = join(import.meta.dirname, '..', '..');
  const options = { middlewareMode: true, watch: null };
  server = await createServer({ root, logLevel: 'error', server: options }).finally(() =>
    vi.unstubAllEnvs(),
  );
});
afterAll(() => server.close());

it('gives e-mails the name, the colors and the typeface of another brand', async () => {
  const { renderEmail } = await server.ssrLoadModule('/src/mail/render-email.tsx');
  const { resetPasswordTemplate } = await server.ssrLoadModule('/src/mail/email-templates.ts');
  const recipient = { username: 'ana', first_name: 'Ana' };
  const template = resetPasswordTemplate({ recipient, link: 'https://portal.test/x' });
  const { html, subject } = await renderEmail('ana@example.com', template);
  expect(subject).toContain(facts.product);
  expect(html).toContain(`background-color:${solid}`);
  expect(html).toContain(themes.light.scale.fontFamily.sans.split(',')[0]);
  expect(html).not.toContain(brand.product);
});

/** The colors of a PDF's content, as `#rrggbb`. */
function colorsOf(pdf: Buffer): Set<string> {
  const contents = pdf
    .toString('latin1')
    .matchAll(/\/FlateDecode\s*>>\s*stream\r?\n([\s\S]*?)\r?\nendstream/g);
  const text = [...contents]
    .map(([, content = '']) => inflateSync(Buffer.from(content, 'latin1')).toString('latin1'))
    .join('\n');
  const hex = (part: string) =>
    Math.round(Number(part) * 255)
      .toString(16)
      .padStart(2, '0');
  const colors = text.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) scn$/gim);
  return new Set([...colors].map(([, ...rgb]) => `#${rgb.map(hex).join('')}`));
}

it('gives receipts the colors of another brand', async () => {
  const { receiptPdf } = await server.ssrLoadModule('/src/receipts/receipt-pdf.ts');
  const { provider } = facts;
  const receipt = {
    ...{ trans_id: 1, trans_date: at, trans_type: 'Compra', trans_platform: facts.platform },
    ...{ credits_purchased: '10.00', amount_paid: '42000.00', balance: '10.00' },
    ...{ reversed_at: null, user_id: 1, username: 'ana', email: 'ana@example.com' },
    ...{ first_name: 'Ana', last_name: 'Núñez', enterprise_name: 'Andina' },
  };
  const { accent, text, muted } = (await server.ssrLoadModule('@consultancy/brand/theme'))
    .documentColors;
  expect(accent).toBe(solid);
  expect(colorsOf(await receiptPdf(receipt, provider))).toEqual(
    new Set([accent, text, muted, themes.light.color.rule.regular]),
  );
});

it('gives the example of a purchase in the API document the portal of another brand', async () => {
  const { moneyDocs } = await server.ssrLoadModule('/src/openapi/field-docs/money.ts');
  expect(moneyDocs.trans_platform[1]).toBe(facts.platform);
});

it('rejects the name of another brand as a password', async () => {
  const { passwordIssue } = await server.ssrLoadModule('/src/security/password-rules.ts');
  const user = { username: 'ana', email: 'ana@example.com', first_name: 'Ana', last_name: 'Núñez' };
  const password = `${facts.product.replaceAll(' ', '')}2026!`;
  const leaked = { includes: async () => false };
  expect(
    await passwordIssue(password, { ...user, enterprise_name: 'Andina' }, leaked),
  ).toMatchObject([{ message: ruleTexts.passwordContext }]);
});
