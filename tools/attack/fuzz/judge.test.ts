import { validateToken } from '@consultancy/validation';
import { describe, expect, it } from 'vitest';
import { faultOf } from './judge.ts';
import { mutate } from './mutate.ts';

const request = { call: validateToken, params: {}, query: [] };
const json = 'application/json; charset=utf-8';
const refusal = (error: string) => JSON.stringify({ error, code: 'VALIDATION_ERROR' });

describe('faultOf', () => {
  it.each([
    ['an answer by its schema', 200, json, '{"username":"ana","role":"user"}', null],
    ['a refusal', 400, json, refusal('Revise los datos marcados.'), null],
    ['a fault inside', 500, json, refusal('Error'), 'status 500'],
    ['an answer off its schema', 200, json, '{"username":"ana"}', '200 off its schema'],
    ['a page', 200, 'text/html', '<p>', '200 is no JSON'],
    ['another success', 201, json, '{}', 'status 201 instead of 200'],
    ['a refusal without a code', 404, json, '{"error":"No"}', '404 off its schema'],
    ['a stack', 400, json, refusal('at read (/srv/app.js:1:2)'), 'tells of the inside'],
    ['a statement', 409, json, refusal('SELECT id FROM users'), 'tells of the inside'],
    ['a constraint', 400, json, refusal('violates check constraint'), 'tells of the inside'],
  ])('judges %s', (_name, status, type, text, fault) => {
    const found = faultOf(request, { status, type, text });
    if (fault === null) expect(found).toBeNull();
    else expect(found).toContain(fault);
  });
});

describe('mutate', () => {
  const made = {
    call: validateToken,
    params: { username: 'ana' },
    query: [['max_count', '20']] as const,
    body: { a: 1, b: 2 },
  };
  const change = (place: number) => mutate(made, { kind: 'value', place, value: null });

  it('changes one place and no other', () => {
    expect(change(0)).toEqual({ ...made, params: { username: 'null' } });
    expect(change(1)).toEqual({ ...made, query: [['max_count', 'null']] });
    expect(change(2)).toEqual({ ...made, body: { a: null, b: 2 } });
    expect(change(3)).toEqual({ ...made, body: { a: 1, b: null } });
    expect(change(4)).toEqual(change(0));
  });

  it('leaves a field out, adds one, and leaves the rest as it is', () => {
    expect(mutate(made, { kind: 'leave out', place: 0, value: null }).body).toEqual({ b: 2 });
    expect(mutate(made, { kind: 'add', place: 1, value: 'admin' }).body).toEqual({
      ...made.body,
      role: 'admin',
    });
    expect(mutate(made, null)).toBe(made);
  });
});
