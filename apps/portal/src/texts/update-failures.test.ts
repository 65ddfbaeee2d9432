import { ApiError } from '@consultancy/api';
import { expect, it } from 'vitest';
import { passwordFailureText, profileFailureText } from './update-failures.ts';

const noUpdate = 'No es posible realizar la actualización.';
const rejected = new ApiError({ kind: 'http', status: 400, message: 'El celular no es válido.' });
const unreadable = new ApiError({ kind: 'shape', status: 200 });

it('names no password where a profile could not be updated (§8)', () => {
  expect(profileFailureText(unreadable)).toBe(noUpdate);
  expect(profileFailureText(rejected)).toBe('El celular no es válido.');
  expect(profileFailureText(new Error('network'))).toBe(noUpdate);
});

it('says of an unexpected response that the password was not changed (§8)', () => {
  expect(passwordFailureText(unreadable)).toBe('No es posible actualizar la contraseña.');
  expect(passwordFailureText(rejected)).toBe('El celular no es válido.');
  expect(passwordFailureText(new Error('network'))).toBe(noUpdate);
});
