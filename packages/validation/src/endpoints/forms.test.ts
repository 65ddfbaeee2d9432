import { describe, expect, it } from 'vitest';
import { exampleProfile } from '../profile-fields.ts';
import { emailTooLong, ruleTexts } from '../texts.ts';
import { registrationForm, registrationPayload } from './registration.ts';
import { newTransactionForm } from './sales.ts';
import { suggestionForm } from './suggestions.ts';

const registration = {
  ...exampleProfile,
  username: 'Ana_Perez',
  first_name: 'Ana',
  last_name: 'Pérez',
  email: 'Ana@Empresa.co',
  cellphone: '300 123 4567',
  enterprise_name: 'Geo Andes S. A. S.',
  password: 'cordillera oriental',
  confirmPassword: 'cordillera oriental',
  acceptTerms: true,
  acceptPrivacyPolicy: true,
};

const sale = {
  target_email: 'ana@empresa.co',
  confirm_target_email: 'ANA@empresa.co ',
  password: 'secreta del admin',
  trans_type: 'Compra',
  amount_paid: '150000',
  credits_purchased: '100',
  trans_platform: 'Portal GDB Audit',
  acceptTerms: true,
};

const issuesOf = (result: {
  error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined;
}) => result.error?.issues.map(({ path, message }) => `${String(path[0])}: ${message}`);

describe('the suggestion form', () => {
  const message = 'Me gustaría exportar a DXF.';
  const parse = (name: string, email: string) => suggestionForm.safeParse({ name, email, message });

  it('accepts optional fields that are empty or contain spaces only', () => {
    expect(parse('', '').data).toEqual({ name: '', email: '', message });
    expect(parse('  ', ' \t').data).toEqual({ name: '', email: '', message });
    expect(parse(' Ana ', ' Ana@Empresa.co ').data).toMatchObject({
      name: 'Ana',
      email: 'ana@empresa.co',
    });
  });

  it('names what is wrong with them, in Spanish', () => {
    expect(issuesOf(parse('a'.repeat(121), `${'a'.repeat(400)}@empresa.co`))).toEqual([
      'name: Use 120 caracteres como máximo.',
      `email: ${emailTooLong}`,
    ]);
    expect(
      issuesOf(suggestionForm.safeParse({ name: '', email: '', message: 'a'.repeat(4001) })),
    ).toEqual(['message: Use 4.000 caracteres como máximo.']);
    expect(issuesOf(parse('', 'ana'))).toEqual([`email: ${ruleTexts.emailFormat}`]);
  });
});

describe('the registration form', () => {
  it('lower-cases username and e-mail (§3)', () => {
    const form = registrationForm.parse(registration);
    expect([form.username, form.email]).toEqual(['ana_perez', 'ana@empresa.co']);
  });

  it('requires both boxes and equal passwords with the texts of §5, all at once', () => {
    const input = {
      ...registration,
      acceptTerms: false,
      acceptPrivacyPolicy: false,
      confirmPassword: 'x',
    };
    expect(issuesOf(registrationForm.safeParse(input))).toEqual([
      'acceptTerms: Debes aceptar los términos y condiciones del servicio.',
      'acceptPrivacyPolicy: Debes aceptar la política de tratamiento de datos personales.',
      'confirmPassword: Passwords do not match!',
    ]);
  });

  it('has a payload that rejects unknown fields', () => {
    const { confirmPassword, ...payload } = registration;
    const sent = { ...payload, recaptchaToken: 't' };
    expect(registrationPayload.safeParse(sent).success).toBe(true);
    expect(registrationPayload.safeParse({ ...sent, confirmPassword }).success).toBe(false);
    expect(registrationPayload.safeParse({ ...sent, role: 'admin' }).success).toBe(false);
  });
});

describe('the new-transaction form', () => {
  it('accepts two e-mails that differ only in case and space', () => {
    expect(newTransactionForm.safeParse(sale).success).toBe(true);
  });

  it('requires the authorization and equal e-mails with the texts of §5, all at once', () => {
    const input = { ...sale, confirm_target_email: 'otra@empresa.co', acceptTerms: false };
    expect(issuesOf(newTransactionForm.safeParse(input))).toEqual([
      'acceptTerms: Debes aceptar la autorización de la transacción.',
      'confirm_target_email: Emails do not match!',
    ]);
  });

  it('reports every missing field of an empty form', () => {
    expect(issuesOf(newTransactionForm.safeParse({}))).toHaveLength(8);
  });
});
