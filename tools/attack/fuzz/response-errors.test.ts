import { validateToken } from '@consultancy/validation';
import { expect, it } from 'vitest';
import { findResponseError } from './response-errors.ts';

const json = 'application/json; charset=utf-8';
const error = (text: string) => JSON.stringify({ error: text, code: 'VALIDATION_ERROR' });

it.each([
  [200, json, '{"username":"ana","role":"user"}', null],
  [400, json, error('Revise los datos marcados.'), null],
  [500, json, error('Error'), 'status 500'],
  [200, json, '{"username":"ana"}', '200 violates its schema'],
  [200, 'text/html', '<p>', '200 is no JSON'],
  [201, json, '{}', 'status 201 instead of 200'],
  [404, json, '{"error":"No"}', '404 violates its schema'],
  [400, json, error('at read (/srv/app.js:1:2)'), '400 contains internals: at read ('],
  [409, json, error('SELECT id FROM users'), '409 contains internals: SELECT id FROM'],
  [400, json, error('violates check constraint'), '400 contains internals: violates'],
])('%s %s %s: %s', (status, type, text, expected) => {
  expect(findResponseError(validateToken, { status, type, text })).toBe(expected);
});
