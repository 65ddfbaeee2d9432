import { estimateCredits, weightRecord } from '@consultancy/validation';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { startBackend } from '../../../test/build-app.ts';
import { insertPublishedList, readPriceList } from './repository.ts';
import { priceOf } from './run-price.ts';

const backend = startBackend();

/** A decimal string of at most so many digits before and after the point. */
const decimal = (whole: number, places: number) =>
  fc
    .tuple(fc.nat(10 ** whole - 1), fc.nat(10 ** places - 1))
    .map(([units, fraction]) => `${units}.${String(fraction).padStart(places, '0')}`);

const records = fc.oneof(fc.nat(20), fc.nat(2_147_483_647));

/** Price lists with the greatest weights and scores that the contract allows, and small ones. */
const lists = fc
  .record({
    ...weightRecord(() => decimal(4, 4)),
    scores: fc.uniqueArray(fc.oneof(decimal(2, 4), decimal(10, 4)), { maxLength: 6 }),
    credits: fc.array(decimal(4, 2), { minLength: 7, maxLength: 7 }),
  })
  .map(({ scores, credits, ...weights }) => {
    const ordered = ['0', ...scores.filter((score) => Number(score) > 0)].sort(
      (a, b) => Number(a) - Number(b),
    );
    const prices = credits.toSorted((a, b) => Number(a) - Number(b));
    return {
      ...weights,
      title: 'Lista',
      levels: ordered.map((min_score, index) => ({
        level: `Nivel ${index}`,
        min_score,
        credits: prices[index] ?? '0.00',
      })),
    };
  });

const samples = fc.record({ list: lists, measures: fc.array(fc.tuple(records, records)) });

it('prices every run in the database as the shared formula does', async () => {
  const { db } = backend.app;
  await fc.assert(
    fc.asyncProperty(samples, async ({ list, measures }) => {
      const version = await insertPublishedList(db, list);
      const published = await readPriceList(db, version);
      for (const [fcRecords, tbRecords] of [[0, 0] as const, ...measures]) {
        const price = await priceOf(db, { fcRecords, tbRecords }, version);
        const expected = estimateCredits(published, String(fcRecords), String(tbRecords));
        expect(price).toMatchObject({ level: expected?.level, credits: expected?.credits });
        expect(Number(price?.score)).toBe(Number(expected?.score));
      }
    }),
    { numRuns: 60 },
  );
});
