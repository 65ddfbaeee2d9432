import { validateToken } from '@consultancy/validation';
import { describe, expect, it } from 'vitest';
import { mutate } from './mutations.ts';
import { findResponseError } from './response-errors.ts';

const request = { call: validateToken, params: {}, query: [] };
const json = 'application/json; charset=utf-8';
const error = (text: string) => JSON.stringify({ error: text, code: 'VALIDATION_ERROR' });

describe('findResponseError', () => {
  it.each([
    ['accepts a response by its schema', 200, json, '{"username":"ana","role":"user"}', null],
    ['accepts an error response', 400, json, error('Revise los datos marcados.'), null],
    ['rejects a server error', 500, json, error('Error'), 'status 500'],
    ['rejects another shape', 200, json, '{"username":"ana"}', '200 violates its schema'],
    ['rejects a page', 200, 'text/html', '<p>', '200 is no JSON'],
    ['rejects another success', 201, json, '{}', 'status 201 instead of 200'],
    ['rejects an error without a code', 404, json, '{"error":"No"}', '404 violates its schema'],
    ['rejects a stack trace', 400, json, error('at read (/srv/app.js:1:2)'), 'internals'],
    ['rejects SQL', 409, json, error('SELECT id FROM users'), 'internals'],
    ['rejects a constraint', 400, json, error('violates check constraint'), 'internals'],
  ])('%s', (_name, status, type, text, expected) => {
    const found = findResponseError(request, { status, type, text });
    if (expected === null) expect(found).toBeNull();
    else expect(found).toContain(expected);
  });
});

describe('mutate', () => {
  const query = [['max_count', '20']] as const;
  const made = { call: validateToken, params: { username: 'ana' }, query, body: { a: 1, b: 2 } };
  const change = (place: number) => mutate(made, { kind: 'value', place, value: null });

  it('changes one place and no other', () => {
    expect(change(0)).toEqual({ ...made, params: { username: 'null' } });
    expect(change(1)).toEqual({ ...made, query: [['max_count', 'null']] });
    expect(change(2)).toEqual({ ...made, body: { a: null, b: 2 } });
    expect(change(4)).toEqual(change(0));
  });

  it('removes a field, and adds one', () => {
    expect(mutate(made, { kind: 'remove', place: 0, value: null }).body).toEqual({ b: 2 });
    const { body } = mutate(made, { kind: 'add', place: 1, value: 'admin' });
    expect(body).toEqual({ ...made.body, role: 'admin' });
  });
});
