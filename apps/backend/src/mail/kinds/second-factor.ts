import { factTime, readRecipient } from '../account-facts.ts';
import type { MailContext } from '../mail.ts';
import { renderEmail } from '../render-email.tsx';
import { type FactorChange, secondFactorTemplate } from '../second-factor-templates.ts';

/** A change of an account's second factor: which, when and from where. */
export interface FactorNotice {
  userId: number;
  change: FactorChange;
  /** ISO 8601. */
  at: string;
  /** Network address; null when another user or the operator did it. */
  address: string | null;
  factor?: 'totp' | 'passkey';
  /** Of a passkey. */
  name?: string;
}

const factorFact = ({ factor, name }: FactorNotice) => {
  if (!factor) {
    return [];
  }
  const text =
    factor === 'totp' ? 'Aplicación de autenticación' : `Llave de acceso «${name ?? ''}»`;
  return [['Segundo factor', text] as const];
};

/** Notifies the owner of an account of what happened to its second factor (R22). */
export async function secondFactor({ db, publicUrl }: MailContext, notice: FactorNotice) {
  const recipient = await readRecipient(db, notice.userId);
  if (!recipient) {
    return null;
  }
  const { change, at, address } = notice;
  const network = address ? [['Dirección de red', address] as const] : [];
  const facts = [factTime(at), ...factorFact(notice), ...network];
  return renderEmail(
    recipient.email,
    secondFactorTemplate(change, { recipient, facts, publicUrl }),
  );
}
