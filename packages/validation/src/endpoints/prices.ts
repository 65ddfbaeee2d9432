import * as z from 'zod/mini';
import { limits } from '../constants.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { decimalInput, line } from '../form-primitives.ts';
import { listTexts } from '../list-texts.ts';
import { priceListIssues } from '../price-rules.ts';
import { weightRecord } from '../price-weights.ts';
import { decimal, messageResponse, rowIdParam, timestamp } from '../primitives.ts';
import { ruleTexts } from '../texts.ts';
import { identityErrors, identityProofFields, oneIdentityProof } from './proofs.ts';

const weight = decimalInput(/^(?:0|[1-9]\d{0,3})(?:\.\d{1,4})?$/, ruleTexts.weightFormat, 4);
const score = decimalInput(/^(?:0|[1-9]\d{0,13})(?:\.\d{1,4})?$/, ruleTexts.scoreFormat, 14);
const credits = decimalInput(/^(?:0|[1-9]\d{0,11})(?:\.\d{1,2})?$/, ruleTexts.creditsFormat, 12);

const levelPayload = z.strictObject({
  /** Name of the level, e.g. «Nivel 3». */
  level: line(60),
  /** The lowest Score of the level. */
  min_score: score,
  /** Price of a run of this level, in credits. */
  credits,
});

const priceListFields = z.strictObject({
  title: line(80),
  ...weightRecord(() => weight),
  levels: z
    .array(levelPayload, ruleTexts.levelsRequired)
    .check(
      z.minLength(1, ruleTexts.levelsRequired),
      z.maxLength(limits.priceLevelsMaximum, { error: ruleTexts.levelsTooMany, abort: true }),
    ),
});

/** Levels start at a Score of 0 and rise; each issue names its level. */
const levelsInOrder = z.check<z.output<typeof priceListFields>>((context) => {
  for (const { path, message } of priceListIssues(context.value)) {
    context.issues.push({ code: 'custom', input: context.value, path: [...path], message });
  }
});

/** A price list as an administrator writes it (§2, §9): from which Score, how many credits. */
export const priceListPayload = priceListFields.check(levelsInOrder);
export type PriceListPayload = z.output<typeof priceListFields>;
/** The payload before it is parsed: decimals as typed. */
export type PriceListPayloadInput = z.input<typeof priceListFields>;

/** Counts the saves of a draft, so that a change is rejected unless it is based on the newest one. */
const revision = z.int().check(z.nonnegative());

/** A version of the price list. */
export const priceList = z.object({
  version: z.int(),
  revision,
  title: z.string(),
  ...weightRecord(() => decimal),
  levels: z.array(z.object({ level: z.string(), min_score: decimal, credits: decimal })),
  created_at: timestamp,
  /** Null while it is a draft. */
  published_at: z.nullable(timestamp),
  /** Whether new runs are priced by it: it is the one published last. */
  in_force: z.boolean(),
});
export type PriceList = z.infer<typeof priceList>;

/** The list in force, for `/pricing` and the toolboxes' users; null until one is published. */
export const getPriceList = defineEndpoint({
  method: 'GET',
  path: '/price-list',
  response: z.object({ price_list: z.nullable(priceList) }),
});

/** Every version, the newest first; runs keep the price of theirs. */
export const getPriceLists = defineEndpoint({
  method: 'GET',
  path: '/admin/price-lists',
  response: z.object({ items: z.array(priceList) }),
});

/** Writes a draft. */
export const createPriceList = defineEndpoint({
  method: 'POST',
  path: '/admin/price-lists',
  body: priceListPayload,
  response: priceList,
  status: 201,
});

const versionPath = z.object({ version: rowIdParam });

/** Replaces a draft in the state that was read; a published list stays as it was. */
export const updatePriceList = defineEndpoint({
  method: 'PUT',
  path: '/admin/price-lists/:version',
  params: versionPath,
  body: z.extend(priceListFields, { revision }).check(levelsInOrder),
  response: priceList,
  errors: ['PRICE_LIST_NOT_FOUND', 'PRICE_LIST_PUBLISHED', 'PRICE_LIST_CHANGED'],
});

/** The same as text, in a query. */
const revisionParam = z.pipe(
  z.string().check(z.regex(/^(?:0|[1-9]\d{0,8})$/, listTexts.numberFormat)),
  z.transform(Number),
);

/** Deletes a draft; with a revision, only in the state that was read. */
export const deletePriceList = defineEndpoint({
  method: 'DELETE',
  path: '/admin/price-lists/:version',
  params: versionPath,
  query: z.strictObject({ revision: z.optional(revisionParam) }),
  response: messageResponse,
  errors: ['PRICE_LIST_NOT_FOUND', 'PRICE_LIST_PUBLISHED', 'PRICE_LIST_CHANGED'],
});

/**
 * Publishes a draft, in the revision that was read, for new runs. Open runs are finalized by the
 * version that was in force at their start.
 */
export const publishPriceList = defineEndpoint({
  method: 'POST',
  path: '/admin/price-lists/:version/publish',
  params: versionPath,
  body: z.strictObject({ ...identityProofFields, revision }).check(oneIdentityProof),
  response: priceList,
  errors: ['PRICE_LIST_NOT_FOUND', 'PRICE_LIST_PUBLISHED', 'PRICE_LIST_CHANGED', ...identityErrors],
});
