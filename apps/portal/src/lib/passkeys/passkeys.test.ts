import { afterEach, describe, expect, it, vi } from 'vitest';
import { PasskeyFailure } from './passkey-failure.ts';
import { assertPasskey } from './passkeys.ts';
import { supportsPasskeys } from './supports-passkeys.ts';

const options = {
  challenge: 'bm9uY2U',
  rpId: 'localhost',
  timeout: 1000,
  userVerification: 'required',
  allowCredentials: [],
} as const;

/** A browser whose prompt ends with this error. */
function browserThatThrows(name: string) {
  vi.stubGlobal('PublicKeyCredential', () => {});
  vi.stubGlobal('navigator', {
    credentials: { get: () => Promise.reject(new DOMException('', name)) },
  });
}

const problemOf = async () => {
  const error: unknown = await assertPasskey({ ...options, allowCredentials: [] }).catch(
    (reason: unknown) => reason,
  );
  return error instanceof PasskeyFailure ? error.problem : error;
};

afterEach(() => vi.unstubAllGlobals());

describe('A passkey that is requested', () => {
  it('is reported as unsupported by a browser without them', async () => {
    vi.stubGlobal('PublicKeyCredential', undefined);
    expect(supportsPasskeys()).toBe(false);
    expect(await problemOf()).toBe('unsupported');
  });

  it('is reported as cancelled when the prompt is dismissed', async () => {
    browserThatThrows('NotAllowedError');
    expect(await problemOf()).toBe('cancelled');
  });

  it('is reported as failed on any other error', async () => {
    browserThatThrows('UnknownError');
    expect(await problemOf()).toBe('failed');
  });
});
