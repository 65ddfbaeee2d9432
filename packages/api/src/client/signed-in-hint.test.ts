// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { signedInHint } from './signed-in-hint.ts';

const haveCookies = (text: string) => vi.spyOn(document, 'cookie', 'get').mockReturnValue(text);

afterEach(() => vi.restoreAllMocks());

it.each(['signed-in=1', 'a=2; signed-in=1; b=3', '__Host-signed-in=1'])('is set by %s', (text) => {
  haveCookies(text);
  window.localStorage.clear();
  expect(signedInHint().isSet()).toBe(true);
});

it.each(['', 'not-signed-in=1', 'signed-in-once=1', 'signed-in=0'])(
  'is not set by «%s»',
  (text) => {
    haveCookies(text);
    expect(signedInHint().isSet()).toBe(false);
  },
);

it('has the value that this tab set last', () => {
  haveCookies('signed-in=1');
  const hint = signedInHint();
  hint.clear();
  expect(hint.isSet()).toBe(false);
  hint.set();
  expect(hint.isSet()).toBe(true);
});
