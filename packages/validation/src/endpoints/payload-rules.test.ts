import { describe, expect, it } from 'vitest';
import { exampleProfile } from '../profile-fields.ts';
import { ruleTexts } from '../texts.ts';
import { registrationForm, registrationPayload } from './registration.ts';
import { newTransactionForm, newTransactionPayload } from './sales.ts';
import { loginPayload } from './sign-in.ts';

const registration = {
  ...exampleProfile,
  username: ' Marcela_Rios ',
  first_name: 'Marcela',
  last_name: 'Ríos Ñungo',
  email: 'Marcela@Empresa.COM',
  cellphone: '+57 (300) 123-4567',
  enterprise_name: 'Geoambiental S.A.S.',
  password: ' ñandú🌿cóndor',
  confirmPassword: ' ñandú🌿cóndor',
  acceptTerms: true,
  acceptPrivacyPolicy: true,
};

const sale = {
  target_email: 'ana@empresa.com',
  confirm_target_email: ' ANA@empresa.com',
  password: 'x',
  trans_type: 'Compra',
  amount_paid: '120000',
  credits_purchased: '30.50',
  trans_platform: 'Portal',
  acceptTerms: true,
};

type Schema = {
  safeParse(value: unknown): {
    success: boolean;
    error?: { issues: { path: PropertyKey[]; message: string }[] };
  };
};

const issuesOf = (schema: Schema, value: unknown) =>
  Object.fromEntries(
    (schema.safeParse(value).error?.issues ?? []).map((i) => [i.path.join('.'), i.message]),
  );

describe('registration', () => {
  it('trims and lower-cases username and e-mail and leaves the password as typed', () => {
    expect(registrationForm.parse(registration)).toMatchObject({
      username: 'marcela_rios',
      email: 'marcela@empresa.com',
      cellphone: '+573001234567',
      password: ' ñandú🌿cóndor',
    });
  });

  it('reports every issue at once, in the exact words of §5', () => {
    const wrong = {
      ...registration,
      confirmPassword: 'otra',
      acceptTerms: false,
      acceptPrivacyPolicy: false,
    };
    expect(issuesOf(registrationForm, wrong)).toEqual({
      acceptTerms: 'Debes aceptar los términos y condiciones del servicio.',
      acceptPrivacyPolicy: 'Debes aceptar la política de tratamiento de datos personales.',
      confirmPassword: 'Passwords do not match!',
    });
  });

  it.each(['ab', 'a'.repeat(21), 'ana maría', 'ana-1', 'аdmin', 'admin\u0000'])(
    'rejects the username %j',
    (username) => {
      expect(issuesOf(registrationForm, { ...registration, username })).toEqual({
        username: ruleTexts.usernameFormat,
      });
    },
  );

  it.each([
    ...['admin', ' ROOT ', 'Soporte', 'administrador', 'gdbaudit', 'gdb_audit', '_admin_'],
    'suprimido_4f1c09ab3e',
  ])('rejects the reserved username %j', (username) => {
    const payload = { ...registration, username };
    expect(issuesOf(registrationForm, payload)).toEqual({ username: ruleTexts.usernameReserved });
    expect(issuesOf(registrationPayload, payload)).toMatchObject({
      username: ruleTexts.usernameReserved,
    });
  });

  it.each(['admin_demo', 'administra', 'soporte_tecnico_sas'])(
    'accepts the username %j, which only contains a reserved one',
    (username) => {
      expect(issuesOf(registrationForm, { ...registration, username })).toEqual({});
    },
  );

  it.each(['a@b', 'a@b@c.co', 'x\r\nBcc: y@z.co'])('rejects the e-mail %j', (email) => {
    expect(issuesOf(registrationForm, { ...registration, email })).toEqual({
      email: ruleTexts.emailFormat,
    });
  });

  it('bounds passwords by characters and by bytes', () => {
    const of = (password: string) =>
      issuesOf(registrationForm, { ...registration, password, confirmPassword: password });
    expect(of('corta7!')).toEqual({ password: ruleTexts.passwordTooShort });
    expect(of('🌿'.repeat(8))).toEqual({});
    expect(of('a'.repeat(129))).toEqual({ password: ruleTexts.passwordTooLong });
  });

  it('rejects unknown keys of a payload', () => {
    const { confirmPassword: _, ...fields } = registration;
    const payload = { ...fields, recaptchaToken: 't' };
    expect(registrationPayload.safeParse(payload).success).toBe(true);
    expect(registrationPayload.safeParse({ ...payload, role: 'admin' }).success).toBe(false);
  });
});

describe('sign-in', () => {
  it('leaves the form of a username to the server', () => {
    const payload = { username: ' quien sea ', password: 'x', recaptchaToken: 't' };
    expect(loginPayload.parse(payload).username).toBe('quien sea');
    expect(issuesOf(loginPayload, { ...payload, username: ' ', password: '' })).toEqual({
      username: ruleTexts.usernameRequired,
      password: ruleTexts.passwordRequired,
    });
  });
});

describe('new transaction', () => {
  it('accepts the same address in another case', () => {
    expect(newTransactionForm.safeParse(sale).success).toBe(true);
  });

  it('reports differing addresses and the missing authorization in the exact words of §5', () => {
    const wrong = { ...sale, confirm_target_email: 'ann@empresa.com', acceptTerms: false };
    expect(issuesOf(newTransactionForm, wrong)).toEqual({
      acceptTerms: 'Debes aceptar la autorización de la transacción.',
      confirm_target_email: 'Emails do not match!',
    });
  });

  it.each(['0', '0.00', '-5', 'NaN', '1e3', '1.005', ''])('rejects the amount %j', (amount) => {
    expect(issuesOf(newTransactionForm, { ...sale, amount_paid: amount })).toEqual({
      amount_paid: ruleTexts.amountFormat,
    });
  });

  it('returns amounts as decimal strings', () => {
    const { confirm_target_email: _, ...fields } = sale;
    const parsed = newTransactionPayload.parse({
      ...fields,
      credits_purchased: 30.5,
      recaptchaToken: 't',
    });
    expect(parsed.credits_purchased).toBe('30.5');
  });
});
