import { setTimeout as sleep } from 'node:timers/promises';

/** A mail as MailDev's REST API returns it. */
export interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly to: readonly { readonly address: string }[];
}

/**
 * Waits for a mail to an address.
 * @param inbox address of MailDev.
 * @param subject what its subject has to match.
 * @param text what it has to contain, where journeys beside this one send such mails to the same address.
 * @throws when none has come after twenty seconds; names those that did.
 */
export async function waitForMail(
  inbox: string,
  address: string,
  subject: RegExp,
  text = '',
): Promise<Mail> {
  let subjects: string[] = [];
  for (let waited = 0; waited < 20_000; waited += 200) {
    const mails: Mail[] = await (await fetch(`${inbox}/email`)).json();
    const own = mails.filter((mail) => mail.to.some((recipient) => recipient.address === address));
    const found = own.findLast((mail) => subject.test(mail.subject) && mail.text.includes(text));
    if (found) return found;
    subjects = own.map((mail) => mail.subject);
    await sleep(200);
  }
  throw new Error(`No mail to ${address} matches ${subject}. There are: ${subjects.join(' | ')}`);
}

/** The address in a mail that leads to a path of the portal. @throws when there is none. */
export function linkIn(mail: Mail, path: string): string {
  const links = mail.text.match(/https?:\/\/[^\s<>"')\]]+/g) ?? [];
  const link = links.find((candidate) => new URL(candidate).pathname === path);
  if (!link) throw new Error(`The mail «${mail.subject}» has no link to ${path}.`);
  return link;
}
