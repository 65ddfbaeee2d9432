import { describe, expect, it } from 'vitest';
import { ruleTexts } from '../texts.ts';
import { provenPayload } from './admin.ts';
import { factorProof } from './proofs.ts';

const passkey = {
  id: 'Y3JlZGVudGlhbA',
  rawId: 'Y3JlZGVudGlhbA',
  type: 'public-key',
  response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' },
};
const reason = 'Solicitud del cliente por correo';

type Schema = {
  safeParse(value: unknown): {
    success: boolean;
    error?: { issues: { path: PropertyKey[]; message: string }[] };
  };
};

const issuesOf = (schema: Schema, value: unknown) =>
  (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => [
    path.join('.'),
    message,
  ]);

describe('a proof of identity', () => {
  it('is the password, or a passkey in its place', () => {
    expect(provenPayload.safeParse({ reason, password: 'x' }).success).toBe(true);
    expect(provenPayload.safeParse({ reason, passkey }).success).toBe(true);
  });

  it.each([{}, { password: 'x', passkey }])('is exactly one of both: not %j', (proof) => {
    const wanted = [['password', ruleTexts.passwordRequired]];
    expect(issuesOf(provenPayload, { reason, ...proof })).toEqual(wanted);
  });

  it('is not an empty password', () => {
    const wanted = [['password', ruleTexts.passwordRequired]];
    expect(issuesOf(provenPayload, { reason, password: '' })).toEqual(wanted);
  });
});

describe('a proof of a second factor', () => {
  it('is a code of six digits, however it is spaced', () => {
    expect(factorProof.parse({ code: ' 123 456 ' })).toEqual({ code: '123456' });
    for (const code of ['12345', '1234567', '12345a', '١٢٣٤٥٦', 123_456, null]) {
      expect(issuesOf(factorProof, { code })).toEqual([['code', ruleTexts.totpCodeFormat]]);
    }
  });

  it('is a recovery code in any case, with or without hyphens', () => {
    expect(factorProof.parse({ recovery_code: 'k7qf-2m9x tr4d' })).toEqual({
      recovery_code: 'K7QF2M9XTR4D',
    });
    for (const recovery_code of ['K7QF', 'K7QF-2M9X-TR4U', 'K'.repeat(50)]) {
      const wanted = [['recovery_code', ruleTexts.recoveryCodeFormat]];
      expect(issuesOf(factorProof, { recovery_code })).toEqual(wanted);
    }
  });

  it('is a passkey’s response without the fields that are not used', () => {
    const sent = { ...passkey, clientExtensionResults: {}, authenticatorAttachment: 'platform' };
    expect(factorProof.parse({ passkey: sent })).toEqual({ passkey });
    expect(factorProof.safeParse({ passkey: { ...passkey, id: 'a+b/' } }).success).toBe(false);
  });

  it.each([{}, { code: '123456', passkey }])('is exactly one of them: not %j', (proof) => {
    expect(issuesOf(factorProof, proof)).toEqual([['code', ruleTexts.factorProofRequired]]);
  });
});
