import { sql } from 'kysely';
import { expect } from 'vitest';
import { releaseExpired } from '../src/modules/tool/expiry.ts';
import type { Browser } from './browser.ts';
import type { TestBackend } from './build-app.ts';
import { decimalOf, LedgerModel, priceOf, type Step } from './ledger-model.ts';
import { expectLedger } from './ledger-rows.ts';
import { retryWhileBusy } from './retry-while-busy.ts';
import { freshKey, Toolbox } from './toolbox.ts';

interface Outcome {
  status: number;
  body: Record<string, unknown>;
}

/** A completed request, to be sent again. */
interface Sent {
  again: () => Promise<Outcome>;
  withOtherBody: () => Promise<Outcome>;
  response: Outcome;
}

const BURST = 5;
const many = <T>(task: () => Promise<T>) => Promise.all(Array.from({ length: BURST }, task));
const successes = (responses: readonly Outcome[]) =>
  responses.filter(({ status }) => status === 200 || status === 201);

/** Plays a history through the API, and compares each response with the model. */
export class LedgerPlayer {
  readonly model = new LedgerModel();
  readonly #backend: TestBackend;
  readonly #admin: Browser;
  readonly #user: { id: number; username: string };
  readonly #toolbox: Toolbox;
  #last: Sent | null = null;

  constructor(
    backend: TestBackend,
    admin: Browser,
    user: { id: number; username: string; token: string },
  ) {
    this.#backend = backend;
    this.#admin = admin;
    this.#user = user;
    this.#toolbox = new Toolbox(backend, user.token);
  }

  /** Takes one step. */
  async play(step: Step): Promise<void> {
    switch (step.kind) {
      case 'purchase':
        return this.#purchase(step.amount);
      case 'adjust':
        return this.#adjust(step.amount);
      case 'reverse':
        return this.#reverse(step.which);
      case 'reserve':
        return this.#reserve(step.records);
      case 'charge':
        return this.#charge(step.which, step.records);
      case 'release':
      case 'expire':
        return this.#end(step.which, step.kind);
      case 'sameKey':
        expect(await this.#last?.again()).toEqual(this.#last?.response);
        return;
      case 'otherBody':
        expect((await this.#last?.withOtherBody())?.status).toBe(this.#last ? 409 : undefined);
        return;
      case 'burstOfReservations':
        return this.#burstOfReservations(step.records);
      case 'burstOfOnePurchase':
        return this.#purchase(step.amount, BURST);
      case 'burstOfReversals':
        return this.#burstOfReversals(step.which);
      case 'burstOfDebits':
        return this.#burstOfDebits(step.amount);
    }
  }

  /** Compares the database with the model. */
  compare(): Promise<void> {
    return expectLedger(this.#backend.app.db, this.#user.id, this.model);
  }

  async #post(path: string, body: object, key: string): Promise<Outcome> {
    const response = await retryWhileBusy(() =>
      this.#admin.post(path, body, { 'idempotency-key': key }),
    );
    return { status: response.status, body: JSON.parse(response.text) };
  }

  #remember(path: string, body: object, other: object, key: string, response: Outcome): void {
    this.#last = {
      response,
      again: () => this.#post(path, body, key),
      withOtherBody: () => this.#post(path, { ...body, ...other }, key),
    };
  }

  async #purchase(amount: number, times = 1): Promise<void> {
    const key = freshKey();
    const body = {
      target_email: `${this.#user.username}@example.com`,
      password: 'x',
      trans_type: 'Compra',
      amount_paid: '1000',
      credits_purchased: decimalOf(amount),
      trans_platform: 'Portal',
      acceptTerms: true,
      recaptchaToken: 'x',
    };
    const send = () => this.#post('/api/new_transaction', body, key);
    const responses = await Promise.all(Array.from({ length: times }, send));
    const [response] = responses;
    expect(responses).toEqual(responses.map(() => ({ ...response, status: 201 })));
    const transaction = response?.body.transaction as { trans_id: number };
    this.model.book(amount);
    this.model.purchases.push({ id: transaction.trans_id, cents: amount, reversed: false });
    const other = { amount_paid: '1001' };
    this.#remember('/api/new_transaction', body, other, key, response ?? { status: 0, body: {} });
  }

  #debit(amount: number, key = freshKey()) {
    const path = `/api/admin/users/${this.#user.username}/credit-adjustments`;
    const body = { amount: decimalOf(amount), reason: 'Historia de prueba', password: 'x' };
    return { path, body, key, send: () => this.#post(path, body, key) };
  }

  async #adjust(amount: number): Promise<void> {
    if (amount === 0) {
      return;
    }
    const { path, body, key, send } = this.#debit(amount);
    const response = await send();
    expect(response.status).toBe(this.model.book(amount) ? 201 : 409);
    if (response.status === 201) {
      this.#remember(path, body, { reason: 'Otra historia distinta' }, key, response);
    }
  }

  async #burstOfDebits(amount: number): Promise<void> {
    const responses = await many(() => this.#debit(-amount).send());
    const fit = Math.min(BURST, Math.floor(this.model.available / amount));
    expect(successes(responses)).toHaveLength(fit);
    for (let index = 0; index < fit; index += 1) {
      this.model.book(-amount);
    }
  }

  #reversal(id: number, key = freshKey()) {
    const path = `/api/admin/transactions/${id}/reverse`;
    const body = { reason: 'Historia de prueba', password: 'x' };
    return { path, body, key, send: () => this.#post(path, body, key) };
  }

  async #reverse(which: number): Promise<void> {
    const purchase = this.model.purchase(which);
    if (!purchase) {
      return;
    }
    const { path, body, key, send } = this.#reversal(purchase.id);
    const response = await send();
    const fits = !purchase.reversed && this.model.book(-purchase.cents);
    expect(response.status).toBe(fits ? 201 : 409);
    if (fits) {
      purchase.reversed = true;
      this.#remember(path, body, { reason: 'Otra historia distinta' }, key, response);
    }
  }

  async #burstOfReversals(which: number): Promise<void> {
    const purchase = this.model.purchase(which);
    if (!purchase) {
      return;
    }
    const responses = await many(() => this.#reversal(purchase.id).send());
    const fits = !purchase.reversed && this.model.book(-purchase.cents);
    expect(successes(responses)).toHaveLength(fits ? 1 : 0);
    purchase.reversed ||= fits;
  }

  async #reserve(records: number): Promise<void> {
    const key = freshKey();
    const response = await retryWhileBusy(() => this.#toolbox.reserve(records, key));
    const fits = this.model.available >= priceOf(records);
    expect(response.status).toBe(fits ? 201 : 402);
    if (!fits) {
      return;
    }
    this.model.open.set(response.body.utilization_id, priceOf(records));
    this.#last = {
      response,
      again: () => retryWhileBusy(() => this.#toolbox.reserve(records, key)),
      withOtherBody: () => retryWhileBusy(() => this.#toolbox.reserve(records + 1, key)),
    };
  }

  async #burstOfReservations(records: number): Promise<void> {
    const responses = await many(() => {
      const key = freshKey();
      return retryWhileBusy(() => this.#toolbox.reserve(records, key));
    });
    const won = responses.filter(({ status }) => status === 201);
    expect(won).toHaveLength(Math.min(BURST, Math.floor(this.model.available / priceOf(records))));
    for (const { body } of won) {
      this.model.open.set(body.utilization_id, priceOf(records));
    }
  }

  async #charge(which: number, records: number): Promise<void> {
    const id = this.model.openRun(which);
    if (id !== undefined) {
      const counts = { fc_records90: records };
      const [first, again] = await Promise.all([
        retryWhileBusy(() => this.#toolbox.finish(id, counts)),
        retryWhileBusy(() => this.#toolbox.finish(id, counts)),
      ]);
      const price = priceOf(records);
      const charged = this.model.charge(id, price);
      const charge = {
        credits_used: decimalOf(charged),
        credits_shortfall: decimalOf(price - charged),
      };
      expect(first).toMatchObject({ status: 200, body: charge });
      expect(again).toEqual(first);
    }
  }

  async #end(which: number, how: 'release' | 'expire'): Promise<void> {
    const id = this.model.openRun(which);
    if (id === undefined) {
      return;
    }
    if (how === 'release') {
      expect((await retryWhileBusy(() => this.#toolbox.fail(id))).status).toBe(200);
    } else {
      const { db } = this.#backend.app;
      await sql`UPDATE utilizations SET expires_at = now() WHERE utilization_id = ${id}`.execute(
        db,
      );
      await releaseExpired(db, this.#user.id);
    }
    this.model.open.delete(id);
  }
}
