import { demoAccounts } from '@consultancy/backend/demo-accounts';
import * as contract from '@consultancy/validation';
import { auditTools, type Endpoint } from '@consultancy/validation';
import fc from 'fast-check';
import * as z from 'zod';

/** A request as it is sent: texts only where HTTP knows texts only. */
export interface MadeRequest {
  readonly call: Endpoint;
  readonly params: Readonly<Record<string, string>>;
  readonly query: readonly (readonly [string, string])[];
  /** Any JSON value; absent where the call takes no body. */
  readonly body?: unknown;
}

/** Every call of the contract. */
export const calls: readonly Endpoint[] = Object.values(contract).filter(
  (value): value is Endpoint & (typeof value & object) =>
    typeof value === 'object' && value !== null && 'method' in value && 'answer' in value,
);

/** What of JSON Schema the contract's schemas use. */
const schemaShape = z.object({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  enum: z.array(z.json()).optional(),
  const: z.json().optional(),
  pattern: z.string().optional(),
  format: z.string().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  required: z.array(z.string()).optional(),
  get anyOf() {
    return z.array(schemaShape).optional();
  },
  get items() {
    return schemaShape.optional();
  },
  get properties() {
    return z.record(z.string(), schemaShape).optional();
  },
});
type Schema = z.output<typeof schemaShape>;

/** Values that are about something, so that requests come further than the validation. */
const known: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  username: fc.constantFrom(...demoAccounts.map(({ username }) => username), 'nadie_1'),
  email: fc.constantFrom(...demoAccounts.map(({ email }) => email), 'nadie@example.com'),
  target_email: fc.constantFrom(...demoAccounts.map(({ email }) => email), 'nadie@example.com'),
  tool: fc.constantFrom(...auditTools.map(({ code }) => code)),
  feature_id: fc.constantFrom(...auditTools.map(({ code }) => code)),
  id: fc.integer({ min: 1, max: 60 }).map(String),
  version: fc.integer({ min: 1, max: 4 }).map(String),
  month: fc.constantFrom('2026-10', '2026-11'),
  time_zone: fc.constantFrom('America/Bogota', 'UTC'),
  reason: fc.constant('Acordado con la persona por teléfono.'),
  recaptchaToken: fc.constantFrom('{token}', 'x'),
  password: fc.constantFrom('{password}', 'Otra-Clave-Cualquiera-1'),
};

const decimals = fc.integer({ min: 1, max: 99_999 }).map((cents) => (cents / 100).toFixed(2));

function textOf(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.format === 'date-time') {
    const [min, max] = [new Date('2026-01-01'), new Date('2027-01-01')];
    return fc.date({ min, max, noInvalidDate: true }).map((date) => date.toISOString());
  }
  if (schema.format === 'uuid') return fc.uuid();
  if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern));
  const most = Math.min(schema.maxLength ?? 40, 200);
  return fc.string({ unit: 'binary', minLength: schema.minLength ?? 0, maxLength: most });
}

/** Values that a schema takes, so far as JSON Schema can say its rules. */
function arbitraryOf(schema: Schema, name = ''): fc.Arbitrary<unknown> {
  if (known[name]) return known[name];
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => arbitraryOf(one, name)));
  if (Array.isArray(schema.type)) return decimals;
  const { minimum = 0, maximum = 2_147_483_647 } = schema;
  switch (schema.type) {
    case 'object':
      return objectOf(schema);
    case 'array':
      return fc.array(arbitraryOf(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 5, 8),
      });
    case 'integer':
    case 'number':
      return fc.integer({ min: Math.ceil(minimum), max: Math.min(maximum, 2_147_483_647) });
    case 'boolean':
      return fc.boolean();
    case 'string':
      return textOf(schema);
    default:
      return fc.jsonValue({ maxDepth: 1 });
  }
}

function objectOf({
  properties = {},
  required = [],
}: Schema): fc.Arbitrary<Record<string, unknown>> {
  const parts = Object.entries(properties).map(([name, part]) => [name, arbitraryOf(part, name)]);
  const record: fc.Arbitrary<Record<string, unknown>> = fc.record(Object.fromEntries(parts), {
    requiredKeys: required,
    noNullPrototype: true,
  });
  // What must be given twice is the same both times.
  return record.map((value) =>
    Object.fromEntries(
      Object.entries(value).map(([name, part]) => [
        name,
        name.startsWith('confirm_') ? value[name.slice('confirm_'.length)] : part,
      ]),
    ),
  );
}

function partOf(schema: Endpoint['body']): fc.Arbitrary<Record<string, unknown>> {
  if (!schema) return fc.constant({});
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return objectOf(schemaShape.parse(described));
}

/** Requests of a call that its own schema takes, or nearly so. */
export function requestsOf(call: Endpoint): fc.Arbitrary<MadeRequest> {
  const { params, query, body } = call;
  const texts = (value: Record<string, unknown>) =>
    Object.entries(value).map(([name, part]): [string, string] => [name, String(part)]);
  return fc
    .record({ params: partOf(params), query: partOf(query), body: partOf(body) })
    .map((made) => ({
      call,
      params: Object.fromEntries(texts(made.params)),
      query: texts(made.query),
      ...(body ? { body: made.body } : {}),
    }));
}
