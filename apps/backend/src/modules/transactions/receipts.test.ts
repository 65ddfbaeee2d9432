import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { startBackend } from '../../../test/build-app.ts';
import { freshKey } from '../../../test/toolbox.ts';
import { password, signedIn } from '../../../test/users.ts';
import { issuerOf } from '../../receipts/issuer.ts';
import { receiptPdf } from '../../receipts/receipt-pdf.ts';
import { readReceipt } from '../../receipts/receipt-repository.ts';
import { receiptsPerUser } from './receipt-service.ts';

const backend = startBackend({ ISSUER_NAME: 'Consultoría de Prueba', ISSUER_TAX_ID: '900.1-2' });
let seller: Browser;
let buyer: Browser;
let transId: number;

beforeAll(async () => {
  ({ browser: seller } = await signedIn(backend, 'vendedor', 'admin'));
  ({ browser: buyer } = await signedIn(backend, 'compradora'));
  const response = await seller.post(
    '/api/new_transaction',
    {
      target_email: 'compradora@example.com',
      password,
      trans_type: 'Compra',
      amount_paid: '1250000',
      credits_purchased: '150',
      trans_platform: 'Portal GDB Audit',
      acceptTerms: true,
      recaptchaToken: await seller.botToken('transactionSubmit'),
    },
    { 'idempotency-key': freshKey() },
  );
  transId = JSON.parse(response.text).transaction.trans_id;
});

async function fetchReceipt(browser: Browser, id: number | string = transId) {
  const headers = Object.fromEntries([
    ['cookie', [...browser.cookies].map(([name, { value }]) => `${name}=${value}`).join('; ')],
  ]);
  return backend.app.inject({ url: `/api/transactions/${id}/receipt`, headers });
}

async function read(bytes: Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(document, { mergePages: true });
  const { info } = await getMeta(document);
  const page = await document.getPage(1);
  return {
    text,
    info,
    size: page.view,
    tree: JSON.stringify(await page.getStructTree()),
    marked: (await document.getMarkInfo())?.Marked,
  };
}

describe('the receipt of a purchase', () => {
  it('is a tagged letter page in Spanish, for its buyer and for administrators', async () => {
    const response = await fetchReceipt(buyer);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="comprobante-${transId}.pdf"`,
    });
    const receipt = await read(response.rawPayload);
    expect(receipt.info).toMatchObject({
      Title: `Comprobante de compra de créditos n.º ${transId}`,
      Language: 'es-CO',
      Author: 'Consultoría de Prueba',
    });
    expect(receipt.size).toEqual([0, 0, 612, 792]);
    expect(receipt.marked).toBe(true);
    expect(receipt.tree).toMatch(/"H1".*"Table".*"TR".*"TH".*"TD"/);
    for (const part of [
      'GDB Audit',
      'NIT 900.1-2',
      'soporte@example.com',
      'Ana María Núñez',
      'Créditos comprados 150',
      '1.250.000 COP',
      'no una factura electrónica',
    ]) {
      expect(receipt.text.replaceAll('\u00A0', ' ')).toContain(part);
    }
    expect((await fetchReceipt(seller)).statusCode).toBe(200);
  });

  it('goes with the mail', async () => {
    const mail = await backend.mailbox.waitFor('compradora@example.com');
    // Also when the account is suspended, or the purchase was reversed meanwhile.
    expect(mail.text).toContain('sumamos los créditos a su saldo');
    const { attachments } = mail;
    expect(attachments).toMatchObject([
      { filename: `comprobante-${transId}.pdf`, mimeType: 'application/pdf' },
    ]);
    const content = attachments[0]?.content;
    const { text } = await read(
      content instanceof ArrayBuffer ? new Uint8Array(content) : Buffer.alloc(0),
    );
    expect(text).toContain(`N.º ${transId}`);
  });

  it('of another user and of an unknown purchase get the same error response', async () => {
    const { browser } = await signedIn(backend, 'curiosa');
    const responses = [await fetchReceipt(browser), await fetchReceipt(browser, 999_999)];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([403, 403]);
    expect(responses[0]?.body).toBe(responses[1]?.body);
    expect((await fetchReceipt(seller, 999_999)).json()).toMatchObject({
      code: 'TRANSACTION_NOT_FOUND',
    });
    for (const id of ['0', '01', '1e3', '-1', 'x', '9999999999']) {
      expect((await fetchReceipt(seller, id)).statusCode).toBe(400);
    }
  });

  it('says that the purchase was reversed', async () => {
    await seller.post(
      `/api/admin/transactions/${transId}/reverse`,
      { reason: 'Pago rechazado por el banco', password },
      { 'idempotency-key': freshKey() },
    );
    expect((await read((await fetchReceipt(buyer)).rawPayload)).text).toMatch(/Devuelta \d\d\//);
  });

  it('has no blank rows for a buyer whose data were erased', async () => {
    const blank = { first_name: '', last_name: '', enterprise_name: '' };
    const row = await readReceipt(backend.app.db, transId);
    if (!row) throw new Error('no purchase');
    const bytes = await receiptPdf({ ...row, ...blank }, issuerOf(backend.app.config));
    const { text } = await read(bytes);
    expect(text).not.toMatch(/Cliente|Empresa/);
    expect(text).toContain('Usuario compradora');
  });

  it('marks what its font cannot show, says so, and keeps the whole text for screen readers', async () => {
    const row = await readReceipt(backend.app.db, transId);
    if (!row) throw new Error('no purchase');
    const named = async (last_name: string) => {
      const name = { first_name: 'Ana Mari\u0301a', last_name, enterprise_name: 'Геодезия Ñ 😀' };
      const bytes = await receiptPdf({ ...row, ...name }, issuerOf(backend.app.config));
      return { text: (await read(bytes)).text, structure: bytes.toString('latin1') };
    };
    const whole = await named('Núñez');
    expect(whole.text).toContain('Ana María Núñez');
    expect(whole.text).toContain('Геодезия Ñ 😀');
    expect(whole.text).not.toContain('□');
    const marked = await named('Núñez 王 👩‍👩‍👧');
    expect(marked.text).toContain('Ana María Núñez □ □');
    expect(marked.text).toContain('El signo □ ocupa el lugar de un carácter');
    const utf16 = Buffer.from('Núñez 王', 'utf16le').swap16().toString('latin1');
    expect(marked.structure).toContain(utf16);
  });

  it('is limited', async () => {
    const { browser } = await signedIn(backend, 'impresor', 'admin');
    const { limits, db } = backend.app;
    for (let index = 1; index < receiptsPerUser.max; index += 1) {
      await limits.require(db, receiptsPerUser, 'impresor');
    }
    expect((await fetchReceipt(browser)).statusCode).toBe(200);
    expect((await fetchReceipt(browser)).statusCode).toBe(429);
  });
});
