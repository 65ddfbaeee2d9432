import type { Client } from '@consultancy/api';
import { describe, expect, it, vi } from 'vitest';
import { proveIdentity } from './identity-fields.ts';
import { blankProven, provenForm, reasonForm } from './proven-form.ts';
import { saleForm } from './sale-form.ts';

const reason = 'Acordado por teléfono';
const messagesAt = (field: string, result: ReturnType<typeof provenForm.safeParse>) =>
  result.error?.issues.filter(({ path }) => path[0] === field).map(({ message }) => message);

const sale = {
  target_email: 'compras@estudios.example',
  confirm_target_email: 'compras@estudios.example',
  trans_type: 'Compra',
  amount_paid: '420.000',
  credits_purchased: '100',
  trans_platform: 'Portal',
  acceptTerms: true,
} as const;

describe('A form that needs the proof of its user', () => {
  it('rejects an empty password at its field', () => {
    const result = provenForm.safeParse({ ...blankProven, reason });
    expect(messagesAt('password', result)).toEqual(['Escriba su contraseña.']);
  });

  it('needs no password where a passkey takes its place', () => {
    expect(provenForm.safeParse({ ...blankProven, reason, byPasskey: true }).success).toBe(true);
    expect(saleForm.safeParse({ ...sale, password: '', byPasskey: true }).success).toBe(true);
    expect(saleForm.safeParse({ ...sale, password: '', byPasskey: false }).success).toBe(false);
  });

  it('rejects an empty password together with every other issue of a sale', () => {
    const values = { ...sale, target_email: '', confirm_target_email: '', password: '' };
    const result = saleForm.safeParse({ ...values, acceptTerms: false as true, byPasskey: false });
    expect(result.error?.issues.map(({ path }) => path[0])).toEqual([
      'target_email',
      'acceptTerms',
      'password',
    ]);
  });

  it('still compares the e-mails of a sale', () => {
    const values = { ...sale, confirm_target_email: 'otro@estudios.example', password: 'una' };
    expect(saleForm.safeParse({ ...values, byPasskey: false }).error?.issues).toMatchObject([
      { path: ['confirm_target_email'], message: 'Emails do not match!' },
    ]);
  });

  it('asks nothing for an action with a reason only', () => {
    expect(reasonForm.safeParse({ ...blankProven, reason }).success).toBe(true);
  });

  it('makes one line of a reason in several', () => {
    const values = { ...blankProven, reason: '\nAcordado \r\n\n  por teléfono\n', password: 'una' };
    expect(reasonForm.parse(values).reason).toBe(reason);
    expect(provenForm.parse(values).reason).toBe(reason);
  });

  it('leaves other white space of a reason, and its rules', () => {
    const spaced = 'Acordado  por teléfono';
    expect(reasonForm.parse({ ...blankProven, reason: spaced }).reason).toBe(spaced);
    const short = provenForm.safeParse({ ...blankProven, reason: 'No\n\n\n\n\n\n\n\nmás' });
    expect(messagesAt('reason', short)).toEqual(['Explique el motivo con 10 a 500 caracteres.']);
  });

  it('sends the password without a request for a challenge', async () => {
    const request = vi.fn();
    const client = { request } as unknown as Client;
    expect(await proveIdentity(client, { password: 'una', byPasskey: false })).toEqual({
      password: 'una',
    });
    expect(request).not.toHaveBeenCalled();
  });
});
