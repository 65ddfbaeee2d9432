import { describe, expect, it } from 'vitest';
import { ruleTexts } from '../texts.ts';
import { profileUpdate } from './profile.ts';
import { logPasswordChange, passwordChange, verifyPasswordReset } from './recovery.ts';

interface Schema {
  safeParse(value: unknown): {
    success: boolean;
    error?: { issues: { path: PropertyKey[]; message: string }[] };
  };
}

const issuesOf = (schema: Schema, value: unknown) =>
  Object.fromEntries(
    (schema.safeParse(value).error?.issues ?? []).map((i) => [i.path.join('.'), i.message]),
  );

const change = {
  old_password: 'la de antes',
  new_password: ' ñandú🌿cóndor',
  confirm_new_password: ' ñandú🌿cóndor',
};

describe('a password change', () => {
  it('leaves the passwords as typed', () => {
    expect(passwordChange.parse(change)).toEqual(change);
  });

  it('reports every issue at once, with the texts of §5', () => {
    const wrong = { old_password: '', new_password: 'corta', confirm_new_password: 'otra' };
    expect(issuesOf(passwordChange, wrong)).toEqual({
      old_password: ruleTexts.passwordRequired,
      new_password: ruleTexts.passwordTooShort,
      confirm_new_password: 'Passwords do not match!',
    });
  });

  it('distinguishes composed from decomposed characters', () => {
    const wrong = { ...change, confirm_new_password: change.new_password.normalize('NFD') };
    expect(issuesOf(passwordChange, wrong)).toEqual({
      confirm_new_password: 'Passwords do not match!',
    });
  });

  it('needs the token of the link after a reset, and no old password', () => {
    const { old_password: _, ...fields } = change;
    const { body } = verifyPasswordReset;
    expect(issuesOf(body, fields)).toEqual({ token: ruleTexts.linkTokenRequired });
    expect(body.safeParse({ ...fields, token: 'x' }).success).toBe(true);
    expect(body.safeParse({ ...change, token: 'x' }).success).toBe(false);
  });

  it('is reported with the two values of §7 and no other', () => {
    const { body } = logPasswordChange;
    for (const change_type of ['Password Change (web)', 'Password Change (reset)']) {
      expect(body.safeParse({ change_type }).success).toBe(true);
    }
    expect(body.safeParse({ change_type: 'Password Change' }).success).toBe(false);
  });
});

describe('a profile', () => {
  it('accepts the five editable fields, each alone', () => {
    const fields = {
      email: ' Ana@Empresa.CO',
      cellphone: '300 123 4567',
      first_name: ' Ana ',
      last_name: 'Ríos',
      enterprise_name: 'Geo & Cía.',
    };
    expect(profileUpdate.parse(fields)).toEqual({
      ...fields,
      email: 'ana@empresa.co',
      cellphone: '3001234567',
      first_name: 'Ana',
    });
    for (const [name, value] of Object.entries(fields)) {
      expect(profileUpdate.safeParse({ [name]: value }).success).toBe(true);
    }
  });

  it.each(['username', 'role', 'current_credits', 'machine_id', 'date_joined', 'password'])(
    'rejects %s',
    (name) => {
      expect(profileUpdate.safeParse({ [name]: 'x' }).success).toBe(false);
    },
  );
});
