import { demoAccounts } from '@consultancy/backend/demo-accounts';
import { auditTools, type Endpoint } from '@consultancy/validation';
import fc from 'fast-check';
import * as z from 'zod';

/** A request as it is sent: path and query contain text only. */
export interface GeneratedRequest {
  readonly endpoint: Endpoint;
  readonly params: Readonly<Record<string, string>>;
  readonly query: readonly (readonly [string, string])[];
  /** Any JSON value; absent where the endpoint has no body. */
  readonly body?: unknown;
}

type Schema = z.core.JSONSchema.BaseSchema;
type Fields = fc.Arbitrary<Record<string, unknown>>;

const text = (...values: string[]) => fc.constantFrom(...values);
const emails = text(...demoAccounts.map(({ email }) => email), 'nadie@example.com');
const tools = text(...auditTools.map(({ code }) => code));

/** Existing values by field name, so that requests get past the validation. */
const known: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  username: text(...demoAccounts.map(({ username }) => username), 'nadie_1'),
  ...{ email: emails, target_email: emails, tool: tools, feature_id: tools },
  id: fc.integer({ min: 1, max: 60 }).map(String),
  version: fc.integer({ min: 1, max: 4 }).map(String),
  month: text('2026-10', '2026-11'),
  time_zone: text('America/Bogota', 'UTC'),
  reason: text('Acordado con la persona por teléfono.'),
  recaptchaToken: text('{token}', 'x'),
  password: text('{password}', 'Otra-Clave-Cualquiera-1'),
};

const decimals = fc.integer({ min: 1, max: 99_999 }).map((cents) => (cents / 100).toFixed(2));

function stringOf({ format, pattern, minLength = 0, maxLength = 40 }: Schema) {
  if (format === 'date-time') {
    const [min, max] = [new Date('2026-01-01'), new Date('2027-01-01')];
    return fc.date({ min, max, noInvalidDate: true }).map((date) => date.toISOString());
  }
  if (format === 'uuid') return fc.uuid();
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  return fc.string({ unit: 'binary', minLength, maxLength: Math.min(maxLength, 200) });
}

/** Values that a schema accepts, as far as JSON Schema describes it. */
function arbitraryOf(schema: Schema, name = ''): fc.Arbitrary<unknown> {
  if (known[name]) return known[name];
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => arbitraryOf(one as Schema, name)));
  if (Array.isArray(schema.type)) return decimals;
  const { minimum = 0, maximum = 2_147_483_647, minItems = 0, maxItems = 5 } = schema;
  switch (schema.type) {
    case 'object':
      return objectOf(schema);
    case 'array': {
      const limits = { minLength: minItems, maxLength: Math.min(maxItems, 8) };
      return fc.array(arbitraryOf((schema.items ?? {}) as Schema), limits);
    }
    case 'integer':
    case 'number':
      return fc.integer({ min: Math.ceil(minimum), max: Math.min(maximum, 2_147_483_647) });
    case 'boolean':
      return fc.boolean();
    case 'string':
      return stringOf(schema);
    default:
      return fc.jsonValue({ maxDepth: 1 });
  }
}

function objectOf({ properties = {}, required = [] }: Schema): Fields {
  const parts = Object.entries(properties).map(([name, part]) => [
    name,
    arbitraryOf(part as Schema, name),
  ]);
  const options = { requiredKeys: required, noNullPrototype: true };
  const record: Fields = fc.record(Object.fromEntries(parts), options);
  // A confirmation repeats the field that it confirms.
  return record.map((value) => {
    const names = Object.keys(value).map((name) => [name, value[name.replace(/^confirm_/, '')]]);
    return Object.fromEntries(names);
  });
}

const fieldsOf = (schema: Endpoint['body']): Fields =>
  schema
    ? objectOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
    : fc.constant({});

/** Requests of an endpoint that its own schema accepts, or nearly so. */
export function requestsOf(endpoint: Endpoint): fc.Arbitrary<GeneratedRequest> {
  const texts = (value: Record<string, unknown>) =>
    Object.entries(value).map(([name, part]): [string, string] => [name, String(part)]);
  const { params, query, body } = endpoint;
  return fc
    .record({ params: fieldsOf(params), query: fieldsOf(query), body: fieldsOf(body) })
    .map((fields) => ({
      endpoint,
      params: Object.fromEntries(texts(fields.params)),
      query: texts(fields.query),
      ...(body ? { body: fields.body } : {}),
    }));
}

const encode = (part: string) => encodeURIComponent(part.toWellFormed());

/** Path and query of a request, below the URL of the API. */
export function urlOf({ endpoint, params, query }: GeneratedRequest): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_all, name: string) => encode(params[name] ?? ''));
  const search = query.map((pair) => pair.map(encode).join('='));
  return `${path}${search.length > 0 ? `?${search.join('&')}` : ''}`;
}
