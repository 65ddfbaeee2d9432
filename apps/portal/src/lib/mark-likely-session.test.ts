// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import {
  likelySessionAttribute,
  markLikelySession,
  showWhoIsSignedIn,
} from './mark-likely-session.ts';

afterEach(() => vi.restoreAllMocks());

const isMarked = () => document.documentElement.hasAttribute(likelySessionAttribute);

it('marks the page of a visitor with a session until it is known who they are', () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('a=1; __Host-signed-in=1');
  markLikelySession();
  expect(isMarked()).toBe(true);
  showWhoIsSignedIn();
  expect(isMarked()).toBe(false);
});

it('leaves the page of an anonymous visitor alone', () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('not-signed-in=1');
  markLikelySession();
  expect(isMarked()).toBe(false);
});
