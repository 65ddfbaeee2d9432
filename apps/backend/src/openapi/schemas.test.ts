import * as contract from '@consultancy/validation';
import { beforeAll, describe, expect, it } from 'vitest';
import { startBackend } from '../../test/build-app.ts';
import { fieldDocs } from './field-docs/index.ts';
import type { JsonSchema } from './schema-type.ts';

const backend = startBackend();

interface Parameter {
  name: string;
  in: string;
  description?: string;
  example?: unknown;
  schema: JsonSchema;
}
type Media = Record<string, { schema: JsonSchema }>;
interface Operation {
  operationId: string;
  description: string;
  parameters: Parameter[];
  requestBody?: { content: Media };
  responses: Record<string, { headers?: object; content?: Media }>;
}
let schemas: Record<string, JsonSchema>;
let operations: Operation[];

beforeAll(async () => {
  const document = (await backend.app.inject('/api/openapi.json')).json();
  schemas = document.components.schemas;
  operations = Object.values<Record<string, Operation>>(document.paths).flatMap(Object.values);
});

const operation = (id: string): Operation => {
  const found = operations.find(({ operationId }) => operationId === id);
  if (!found) throw new Error(`no operation ${id}`);
  return found;
};
const field = (schema: string, name: string) => schemas[schema]?.properties?.[name] ?? {};
const parameter = (id: string, name: string) =>
  operation(id).parameters.find((one) => one.name === name)?.schema;

describe('the schemas of the API document', () => {
  it('are components with names: no response or body is an object without one', () => {
    expect(Object.keys(schemas).length).toBeGreaterThan(100);
    for (const { operationId, requestBody, responses } of operations) {
      const media = [requestBody, ...Object.values(responses)].flatMap((one) =>
        Object.entries(one?.content ?? {}),
      );
      for (const [type, { schema }] of media) {
        if (type === 'application/json') {
          expect(schema.$ref, operationId).toMatch(/^#\/components\/schemas\/\w+$/);
        }
      }
    }
    for (const [name, { properties = {} }] of Object.entries(schemas)) {
      for (const part of Object.values(properties)) {
        expect(part, name).not.toHaveProperty('properties');
      }
    }
  });

  it('describe every field and parameter, with an example', () => {
    const fields = Object.entries(schemas).flatMap(([name, { properties = {} }]) =>
      Object.entries(properties).map(([key, { description, examples }]) => ({
        name: `${name}.${key}`,
        description,
        example: examples?.[0],
      })),
    );
    const parameters = operations.flatMap(({ operationId, parameters: own }) =>
      own.map(({ name, description, example }) => ({
        name: `${operationId}.${name}`,
        description,
        example,
      })),
    );
    expect(fields.length).toBeGreaterThan(400);
    expect(parameters.length).toBeGreaterThan(150);
    const all = [...fields, ...parameters];
    const isSentence = (text = '') => /^\P{Ll}.+\.$/su.test(text);
    const wrong = all.filter((one) => !isSentence(one.description) || one.example === undefined);
    const names = wrong.map(({ name }) => name);
    expect(names, 'give each a sentence and an example in openapi/field-docs').toEqual([]);
  });

  it('have no description of a field that does not exist', () => {
    const used = new Set(
      [
        ...Object.entries(schemas).map(
          ([name, { properties = {} }]) => [name, properties] as const,
        ),
        ...operations.map(
          ({ operationId, parameters }) =>
            [operationId, Object.fromEntries(parameters.map(({ name }) => [name, {}]))] as const,
        ),
      ].flatMap(([owner, fields]) =>
        Object.keys(fields).map((key) =>
          `${owner}.${key}` in fieldDocs ? `${owner}.${key}` : key,
        ),
      ),
    );
    expect(Object.keys(fieldDocs).filter((name) => !used.has(name))).toEqual([]);
  });

  it('mention null only where a field is nullable', () => {
    const fields = Object.entries(schemas).flatMap(([name, { properties = {} }]) =>
      Object.entries(properties).map(([key, part]) => ({ name: `${name}.${key}`, part })),
    );
    const wrong = fields.filter(
      ({ part }) => /\bnull\b/.test(part.description ?? '') && !/"null"/.test(JSON.stringify(part)),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
    const ofParameters = operations.flatMap(({ operationId, parameters }) =>
      parameters.map(({ name, description }) => `${operationId}.${name}: ${description}`),
    );
    expect(ofParameters.filter((text) => /\bnull\b/.test(text))).toEqual([]);
  });

  it('limit payloads as strictly as the server', () => {
    expect(field('RegistrationPayload', 'password')).toMatchObject({
      minLength: 8,
      maxLength: 128,
    });
    expect(field('PasswordChange', 'new_password')).toMatchObject({ minLength: 8, maxLength: 128 });
    expect(field('ProvenPayload', 'reason')).toMatchObject({ minLength: 10, maxLength: 500 });
    expect(field('ProvenPayload', 'password')).toMatchObject({ minLength: 1, maxLength: 1024 });
    expect(field('Suggestion', 'message')).toMatchObject({ minLength: 10, maxLength: 4000 });
    expect(field('ProfileUpdate', 'first_name')).toMatchObject({ maxLength: 80, pattern: '\\S' });
    expect(schemas.ProfileUpdate).toMatchObject({ minProperties: 1 });
    expect(parameter('getUsers', 'max_count')).toMatchObject({ type: 'integer', minimum: 1 });
    expect(parameter('readUtilization', 'id')).toMatchObject({ minimum: 1, maximum: 999_999_999 });
  });

  it.each([
    ['1899-12-31T00:00:00Z', false],
    ['1900-01-01T00:00:00Z', true],
    ['2999-12-31T23:59:59.999Z', true],
    ['3000-01-01T00:00:00Z', false],
    ['2026-01-01T00:00:00-05:00', false],
  ])('take the timestamp %s as the server does: %s', (value, valid) => {
    const { pattern = '' } = parameter('getUsers', 'start_date') ?? {};
    expect(new RegExp(pattern).test(value)).toBe(valid);
    expect(contract.listQuery.safeParse({ start_date: value }).success).toBe(valid);
  });

  it.each(['0', '0.00', '0.01', '12.345', '999999999999.99', '1000000000000', '-5', '1e3'])(
    'take the amount %s as the server does',
    (value) => {
      const [text] = field('NewTransactionPayload', 'amount_paid').anyOf ?? [];
      const valid = contract.positiveAmount.safeParse(value).success;
      expect(new RegExp(text?.pattern ?? '').test(value)).toBe(valid);
    },
  );

  it('name the media types of files, and the headers of responses', () => {
    const file = { schema: { type: 'string', format: 'binary' } };
    expect(operation('getUsers').responses['200']).toMatchObject({
      headers: { 'Content-Disposition': {}, Vary: {}, 'X-Request-Id': {} },
      content: {
        'application/json': {},
        'text/csv': file,
        [contract.exportTypes.xlsx]: file,
      },
    });
    expect(operation('getTransactionReceipt').responses['200']?.content).toMatchObject({
      'application/pdf': file,
    });
    for (const id of ['login', 'confirmIdentity', 'endSession']) {
      expect(operation(id).responses['200']?.headers, id).toHaveProperty('Set-Cookie');
    }
    expect(operation('downloadFile').responses['200']?.headers).toHaveProperty('ETag');
  });
});
