import * as contract from '@consultancy/validation';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { compileSerializer, readerOf, undecided } from './response-serializer.ts';

const route = (schema: z.ZodMiniType) => ({ schema, method: 'GET', url: '/api/test' });

const date = '2026-11-23T10:00:00.000Z';
const row = {
  utilization_id: 7,
  username: 'ana',
  feature_id: 'R_INF_04',
  feature_name: 'Áreas «húmedas»',
  finish_date: null,
  fc_records90: 1,
  tb_records90: 0,
  score: '1.25',
  prcnt_score_level: '12.5',
  credits_used: null,
  usage_date: date,
};
const page = { items: [row, { ...row, finish_date: date }], next_cursor: null };
const list = contract.getUtilizations.response;

/** The text that a serializer writes, or that it rejects the data. */
function outcome(compile: typeof serializerCompiler, schema: z.ZodMiniType, data: unknown): string {
  try {
    return compile(route(schema))(data);
  } catch (error) {
    return `refused: ${(error as Error).message}`;
  }
}

describe('the serializer of responses', () => {
  it.each<[string, unknown]>([
    ['a page', page],
    ['a page with fields that are no part of it', { ...page, items: [{ ...row, order_id: 1 }] }],
    ['an empty page', { items: [], next_cursor: 'abc' }],
    ['a page without its cursor', { items: [] }],
    ['a row without a field', { ...page, items: [{ ...row, score: undefined }] }],
    ['a date that is none', { ...page, items: [{ ...row, usage_date: '23/11/2026' }] }],
    ['an amount that is no decimal', { ...page, items: [{ ...row, score: '1e5' }] }],
    ['a number that is negative', { ...page, items: [row, { ...row, utilization_id: -7 }] }],
    ['a number as text', { ...page, items: [{ ...row, fc_records90: '1' }] }],
    ['something else', 'a text'],
  ])('treats %s as the one of the library does', (_, data) => {
    expect(outcome(compileSerializer, list, data)).toBe(outcome(serializerCompiler, list, data));
  });

  it('rejects what violates the schema', () => {
    const broken = { ...page, items: [{ ...row, username: 7 }] };
    expect(() => compileSerializer(route(list))(broken)).toThrow('Response');
  });

  it('has a fast path for the rows of each list, except for audit events, whose keys vary', () => {
    const isList = (value: unknown): value is contract.Endpoint =>
      typeof value === 'object' && value !== null && 'exported' in value;
    const lists = Object.values<unknown>(contract)
      .filter(isList)
      .map(({ path, response }) => ({ path, isFast: readerOf(response) !== null }));
    expect(lists.length).toBeGreaterThan(5);
    const slow = lists.filter(({ isFast }) => !isFast).map(({ path }) => path);
    expect(slow).toEqual([contract.getAuditEvents.path]);
  });

  it.each([
    ['a pipe', z.object({ at: z.pipe(z.string(), z.transform(Number)) })],
    ['a default', z.array(z._default(z.string(), 'x'))],
    ['fields of any name', z.strictObject({ a: z.string() })],
    ['nothing but fields of any name', z.looseObject({})],
  ])('leaves %s to the library', (_, schema) => {
    expect(readerOf(schema)).toBeNull();
  });

  it('leaves to zod only the pages that its fast path cannot decide', () => {
    const read = readerOf(list);
    const [plainRow, extra] = [row, { ...row, order_id: 1 }];
    expect(read?.({ items: [plainRow, extra], next_cursor: null })).toEqual({
      items: [row, row],
      next_cursor: null,
    });
    for (const broken of [{ ...row, score: '1e5' }, { ...row, username: 7 }, null, [row]]) {
      expect(read?.({ items: [row, broken], next_cursor: null })).toBe(undecided);
    }
    expect(read?.(page)).toEqual(page);
  });

  it.each([
    ['an optional field that is absent', z.object({ a: z.optional(z.string()) }), {}],
    ['an optional field that is undefined', z.object({ a: z.optional(z.int()) }), { a: undefined }],
    ['an optional field of another type', z.object({ a: z.optional(z.int()) }), { a: null }],
    ['a field that is absent', z.object({ a: z.nullable(z.string()) }), {}],
    ['a text that is trimmed', z.object({ a: z.string().check(z.trim()) }), { a: ' x ' }],
    ['a name of every object', z.object({ constructor: z.string() }), {}],
    ['anything', z.object({ a: z.any(), b: z.unknown() }), { a: { b: [1] } }],
    ['no number', z.object({ a: z.nullable(z.number()) }), { a: Number.NaN }],
    ['one of some', z.object({ a: z.enum(['x', 'y']), b: z.literal(1) }), { a: 'y', b: 1 }],
    ['none of some', z.object({ a: z.enum(['x', 'y']) }), { a: 'z' }],
    ['an array with a gap', z.array(z.optional(z.string())), new Array(2)],
  ])('treats %s as the library does', (_, schema, data) => {
    expect(outcome(compileSerializer, schema, data)).toBe(
      outcome(serializerCompiler, schema, data),
    );
  });

  it('keeps the checks of arrays and objects', () => {
    const schema = z.object({ ids: z.array(z.int()).check(z.maxLength(1)) });
    const checked = schema.check(z.refine(({ ids }) => ids[0] !== 3));
    for (const ids of [[1], [1, 2], [3]]) {
      const expected = outcome(serializerCompiler, checked, { ids });
      expect(outcome(compileSerializer, checked, { ids })).toBe(expected);
    }
    expect(outcome(compileSerializer, checked, { ids: [3] })).toMatch('refused');
  });
});
