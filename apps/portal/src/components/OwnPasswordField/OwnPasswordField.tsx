import { PasswordField } from '@consultancy/ui';
import type { ComponentProps } from 'react';
import { passwordLabels } from '../../texts/common.ts';
import { ownPasswordTexts as texts } from '../../texts/purchases.ts';

type OwnPasswordFieldProps = Pick<
  ComponentProps<typeof PasswordField>,
  'name' | 'ref' | 'onBlur' | 'onChange' | 'error'
>;

/** The signed-in user's password, which confirms changes of money or prices (§3). */
export function OwnPasswordField(props: OwnPasswordFieldProps) {
  return (
    <PasswordField
      {...props}
      hint={texts.hint}
      label={texts.label}
      autoComplete="current-password"
      {...passwordLabels}
      required
    />
  );
}
