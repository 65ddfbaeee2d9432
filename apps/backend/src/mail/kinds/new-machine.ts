import { sql } from 'kysely';
import { factTime } from '../account-facts.ts';
import { newMachineTemplate } from '../email-templates.ts';
import type { MailContext } from '../mail.ts';
import { renderEmail } from '../render-email.tsx';

/** Notifies the owner of an account of a machine that was registered for it (decisions §4). */
export async function newMachine(
  { db, publicUrl }: MailContext,
  { machineRow }: { machineRow: number },
) {
  const row = await db
    .selectFrom('machines')
    .innerJoin('users', 'users.id', 'machines.user_id')
    .select(['users.email', 'users.first_name', 'users.username'])
    .select(['machines.machine_id', 'machines.registered_at'])
    .select(sql<string | null>`host(machines.registered_address)`.as('address'))
    .where('machines.id', '=', machineRow)
    .executeTakeFirst();
  if (!row) {
    return null;
  }
  const { machine_id, registered_at, address, ...recipient } = row;
  const facts = [
    factTime(registered_at),
    ['Equipo', machine_id],
    ['Dirección de red', address ?? 'desconocida'],
  ] as const;
  return renderEmail(recipient.email, newMachineTemplate({ recipient, facts, publicUrl }));
}
