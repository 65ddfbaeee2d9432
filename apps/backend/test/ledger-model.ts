import fc from 'fast-check';

/** Model of the ledger in whole cents, without a database (R3). */
export class LedgerModel {
  /** The booked balance. */
  booked = 0;
  /** Cents that each open run reserves. */
  readonly open = new Map<number, number>();
  readonly purchases: { id: number; cents: number; reversed: boolean }[] = [];
  /** Ledger entries booked so far. */
  ledgerEntries = 0;

  get reserved(): number {
    return [...this.open.values()].reduce((sum, part) => sum + part, 0);
  }

  get available(): number {
    return this.booked - this.reserved;
  }

  /** One of the purchases; undefined before the first. */
  purchase(which: number) {
    return this.purchases[which % this.purchases.length];
  }

  /** Id of one of the open runs. */
  openRun(which: number): number | undefined {
    const ids = [...this.open.keys()];
    return ids[which % ids.length];
  }

  /** Books a ledger entry, if the available credits cover it. */
  book(cents: number): boolean {
    if (this.available + cents < 0) {
      return false;
    }
    this.booked += cents;
    this.ledgerEntries += 1;
    return true;
  }

  /**
   * Charges a run what it cost, at most what it reserved and what else is available.
   * @returns the cents that were charged.
   */
  charge(id: number, cents: number): number {
    this.open.delete(id);
    const charged = Math.min(cents, this.available);
    if (charged > 0) {
      this.book(-charged);
    }
    return charged;
  }
}

/** Cents that a run of so many records costs, by the tests' price list. */
export const priceOf = (records: number): number =>
  records >= 1000 ? 2050 : records >= 100 ? 500 : 100;

/** A number of cents as a decimal string. */
export const decimalOf = (value: number): string => (value / 100).toFixed(2);

const records = fc.constantFrom(1, 50, 100, 500, 1000, 5000);
const amount = fc.integer({ min: 1, max: 4000 });

/** One step of a history. `which` chooses among the open runs or the purchases. */
const step = fc.oneof(
  fc.record({ kind: fc.constant('purchase' as const), amount }),
  fc.record({
    kind: fc.constant('adjust' as const),
    amount: fc.integer({ min: -3000, max: 3000 }),
  }),
  fc.record({ kind: fc.constant('reverse' as const), which: fc.nat(9) }),
  fc.record({ kind: fc.constant('reserve' as const), records }),
  fc.record({ kind: fc.constant('charge' as const), which: fc.nat(9), records }),
  fc.record({ kind: fc.constant('release' as const), which: fc.nat(9) }),
  fc.record({ kind: fc.constant('expire' as const), which: fc.nat(9) }),
  fc.record({ kind: fc.constant('sameKey' as const) }),
  fc.record({ kind: fc.constant('otherBody' as const) }),
  fc.record({ kind: fc.constant('burstOfReservations' as const), records }),
  fc.record({ kind: fc.constant('burstOfOnePurchase' as const), amount }),
  fc.record({ kind: fc.constant('burstOfReversals' as const), which: fc.nat(9) }),
  fc.record({ kind: fc.constant('burstOfDebits' as const), amount }),
);

export type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** Histories: a purchase, so that there is something to spend, and then whatever comes. */
export const histories: fc.Arbitrary<Step[]> = fc
  .tuple(amount, fc.array(step, { minLength: 3, maxLength: 14 }))
  .map(([first, rest]) => [{ kind: 'purchase', amount: first }, ...rest]);
