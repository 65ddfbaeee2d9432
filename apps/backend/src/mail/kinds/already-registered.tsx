import { portalPaths } from '@consultancy/brand';
import { AlreadyRegisteredMail, alreadyRegisteredSubject } from '../AlreadyRegisteredMail.tsx';
import { finishMail, type MailContext } from '../mail.ts';

/** To the owner of an address that is registered again (R9). */
export async function alreadyRegistered(
  { db, publicUrl }: MailContext,
  { userId }: { userId: number },
) {
  const user = await db
    .selectFrom('users')
    .select(['email', 'first_name', 'username'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const content = (
    <AlreadyRegisteredMail
      firstName={user.first_name}
      username={user.username}
      signInLink={`${publicUrl}${portalPaths.signIn}`}
      resetLink={`${publicUrl}${portalPaths.passwordReset}`}
    />
  );
  return finishMail(user.email, alreadyRegisteredSubject, content);
}
