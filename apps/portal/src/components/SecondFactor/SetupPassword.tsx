import { PasswordField } from '@consultancy/ui';
import type { ComponentProps } from 'react';
import { passwordLabels } from '../../texts/common.ts';
import { ownIdentityTexts } from '../../texts/purchases.ts';

type SetupPasswordProps = Pick<
  ComponentProps<typeof PasswordField>,
  'name' | 'ref' | 'onBlur' | 'onChange' | 'error'
> & { username: string };

/** The own password, with which a set-up starts. */
export function SetupPassword({ username, ...field }: SetupPasswordProps) {
  return (
    <>
      {/* Password managers identify the account by this field. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        {...field}
        label={ownIdentityTexts.password}
        autoComplete="current-password"
        {...passwordLabels}
        required
      />
    </>
  );
}
