import type { TestBackend } from './build-app.ts';

/** Paths of the portal's pages that mailed links lead to. */
export type LinkPath =
  | 'email-register-verification'
  | 'email-reset-password-verification'
  | 'email-change-verification';

/**
 * The token of the newest link of a kind that an address was sent.
 * @param known a token that is passed over.
 */
export async function linkTokenIn(
  { mailbox }: TestBackend,
  to: string,
  path: LinkPath,
  known?: string,
): Promise<string> {
  const pattern = new RegExp(`http://portal\\.test/auth/${path}\\?token=([\\w-]+)`);
  const tokenOf = (text: string | undefined) => pattern.exec(text ?? '')?.[1];
  const mail = await mailbox.waitFor(to, ({ text }) => {
    const token = tokenOf(text);
    return token !== undefined && token !== known;
  });
  return tokenOf(mail.text) ?? '';
}
