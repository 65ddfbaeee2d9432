import {
  actionReason,
  botCheckToken,
  currentPassword,
  getBotCheckChallenge,
  limits,
  listFields,
  maxCount,
  newPassword,
  positiveAmount,
  profileUpdate,
  rowIdParam,
  signedAmount,
} from '@consultancy/validation';
import * as z from 'zod/mini';
import { challengeSchema, solutionSchema } from './bot-check-schemas.ts';
import { schemaNames } from './contract-names.ts';
import { type JsonSchema, nameKeyword } from './schema-type.ts';

/** Whether a value is sent or received, which differ where a schema transforms it. */
type Direction = 'input' | 'output';

const largestRow = 999_999_999;
const largestAmount = 999_999_999_999.99;

/** Timestamps of a query: of the years that the server takes. */
const queryTimestamp = {
  pattern: '^(?:19|2\\d)\\d{2}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(?::\\d{2}(?:\\.\\d+)?)?Z$',
};

const rowNumber = { type: 'integer', pattern: undefined, minimum: 1, maximum: largestRow };

/** Rules that the conversion does not see, as they are written as functions. */
const written = new Map<object, JsonSchema>([
  [newPassword, { minLength: limits.passwordMinimum, maxLength: limits.passwordMaximum }],
  [currentPassword, { maxLength: limits.passwordMaximumBytes }],
  [actionReason, { minLength: limits.reasonMinimum, maxLength: limits.reasonMaximum }],
  [profileUpdate, { minProperties: 1 }],
  [listFields.start_date, queryTimestamp],
  [listFields.end_date, queryTimestamp],
  [maxCount, rowNumber],
  [rowIdParam, rowNumber],
  [getBotCheckChallenge.response, challengeSchema],
  [
    botCheckToken,
    {
      contentEncoding: 'base64',
      contentMediaType: 'application/json',
      contentSchema: solutionSchema,
    },
  ],
]);

/** Range of an amount that is sent as a number. */
const ranges = new Map<object, JsonSchema>([
  [positiveAmount, { exclusiveMinimum: 0, maximum: largestAmount }],
  [signedAmount, { minimum: -largestAmount, maximum: largestAmount, not: { const: 0 } }],
]);

/** An amount is sent as a string of a pattern, which the schema behind the pipe has, or a number. */
function writeAmount(schema: z.core.$ZodTypes, json: JsonSchema): void {
  const { def } = schema._zod;
  if (def.type !== 'pipe' || json.anyOf === undefined) {
    return;
  }
  const { pattern } = z.toJSONSchema(def.out, { unrepresentable: 'any' });
  if (pattern !== undefined) {
    json.anyOf = [
      { type: 'string', pattern },
      { type: 'number', ...(ranges.get(schema) ?? { minimum: 0 }) },
    ];
  }
}

/** Drops what documents nothing: the bounds of exact integers, and patterns of formats. */
function simplify(json: JsonSchema, direction: Direction): void {
  if (json.minimum === Number.MIN_SAFE_INTEGER) {
    delete json.minimum;
  }
  if (json.maximum === Number.MAX_SAFE_INTEGER && direction === 'output') {
    delete json.maximum;
  }
  if (json.format === 'date-time' || json.format === 'uuid') {
    delete json.pattern;
  }
  // A later version may send more; that breaks no client.
  if (direction === 'output') {
    delete json.additionalProperties;
  }
}

/** A text that is trimmed may not consist of spaces. */
function requireText(schema: z.core.$ZodTypes, json: JsonSchema): void {
  const checks = schema._zod.def.checks ?? [];
  const trimmed = checks.some((check) => check._zod.def.check === 'overwrite');
  if (trimmed && json.minLength !== undefined && json.pattern === undefined) {
    json.pattern = '\\S';
  }
}

/**
 * A schema of the contract as JSON Schema, as strict as the server where JSON Schema can say it.
 * Schemas with a name carry it in `nameKeyword`.
 */
export function jsonSchemaOf(schema: z.ZodMiniType, direction: Direction): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io: direction,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const part = jsonSchema as JsonSchema;
      simplify(part, direction);
      if (direction === 'input') {
        writeAmount(zodSchema, part);
        requireText(zodSchema, part);
      }
      Object.assign(part, written.get(zodSchema));
      const name = schemaNames.get(zodSchema);
      if (name) {
        part[nameKeyword] = name;
      }
    },
  });
  return JSON.parse(JSON.stringify(json));
}
