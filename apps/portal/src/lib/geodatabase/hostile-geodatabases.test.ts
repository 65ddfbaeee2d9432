import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type ChosenFiles, countGeodatabase } from './count-geodatabase.ts';
import { GeodatabaseError } from './geodatabase-error.ts';
import { asFolder, asZip, zipBytes, zipContent } from './testing/practice-geodatabase.ts';

const options = { signal: new AbortController().signal, onProgress: () => {} };

/** Expects a count of whole records, or the only error that counting may throw. */
async function expectCountOrError(chosen: ChosenFiles): Promise<void> {
  try {
    const { fcRecords, tbRecords } = await countGeodatabase(chosen, options);
    expect(Number.isSafeInteger(fcRecords + tbRecords)).toBe(true);
  } catch (error) {
    expect(error).toBeInstanceOf(GeodatabaseError);
  }
}

/** A cut and some changed bytes, with positions as a share of the length. */
const damage = fc.record({
  preserved: fc.oneof(fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true })),
  changes: fc.array(
    fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.integer({ min: 0, max: 255 })),
    { maxLength: 20 },
  ),
});

function damaged(
  bytes: Uint8Array,
  { preserved, changes }: { preserved: number; changes: [number, number][] },
) {
  const copy = bytes.slice(0, Math.ceil(bytes.length * preserved));
  for (const [place, value] of changes) copy[Math.floor(place * copy.length)] = value;
  return copy;
}

/** The files that are read: catalogues and tables. */
const readFiles = Object.keys(zipContent).filter((path) => /gdbtablx?e?$/.test(path));

it('counts or rejects a ZIP with any damage', async () => {
  await fc.assert(
    fc.asyncProperty(damage, (one) => expectCountOrError(asZip(damaged(zipBytes, one)))),
    { numRuns: 300 },
  );
});

it('counts or rejects a folder with any damage to any of its files', async () => {
  const some = fc.dictionary(fc.constantFrom(...readFiles), damage, { minKeys: 1, maxKeys: 4 });
  await fc.assert(
    fc.asyncProperty(some, (damages) => {
      const changed = Object.entries(damages).map(([path, one]) => {
        return [path, damaged(zipContent[path] ?? new Uint8Array(), one)] as const;
      });
      return expectCountOrError(asFolder({ ...zipContent, ...Object.fromEntries(changed) }));
    }),
    { numRuns: 300 },
  );
});

it('counts or rejects random bytes in the place of a catalogue', async () => {
  const file = fc.constantFrom(...readFiles.filter((path) => /a0000000[14]\./.test(path)));
  await fc.assert(
    fc.asyncProperty(file, fc.uint8Array({ maxLength: 4096 }), (path, bytes) =>
      expectCountOrError(asFolder({ ...zipContent, [path]: bytes })),
    ),
    { numRuns: 300 },
  );
});
