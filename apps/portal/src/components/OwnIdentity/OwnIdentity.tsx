import { useEndpoint, useSession } from '@consultancy/api/hooks';
import { Button, Inline, Stack, Text } from '@consultancy/ui';
import { getSecondFactor } from '@consultancy/validation';
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import type { IdentityValues } from '../../lib/forms/identity-fields.ts';
import { supportsPasskeys } from '../../lib/passkeys/supports-passkeys.ts';
import { ownIdentityTexts as texts } from '../../texts/purchases.ts';
import { fieldProps } from '../EnglishOriginal/field-props.tsx';
import { OwnPasswordField } from '../OwnPasswordField/OwnPasswordField.tsx';

interface OwnIdentityProps<
  Values extends FieldValues & IdentityValues,
  Output extends FieldValues,
> {
  form: UseFormReturn<Values, unknown, Output>;
}

/** Whether the signed-in user has a passkey; false until that is known. */
function useHasPasskey(): boolean {
  const username = useSession().currentUser?.username ?? null;
  const { data } = useEndpoint(getSecondFactor, {}, username);
  return (data?.passkeys.length ?? 0) > 0 && supportsPasskeys();
}

/**
 * The signed-in user's password, which confirms changes of money, prices or rights (§3), or in its place
 * a passkey of theirs, which the browser requests when the form is sent.
 */
export function OwnIdentity<
  Values extends FieldValues & IdentityValues,
  Output extends FieldValues,
>({ form }: OwnIdentityProps<Values, Output>) {
  // Every form of such values has these names; the types of its paths do not know that.
  const password = 'password' as FieldPath<Values>;
  const byPasskey = 'byPasskey' as FieldPath<Values>;
  const isByPasskey = useWatch({ control: form.control, name: byPasskey });
  const hasPasskey = useHasPasskey();
  const choose = (chosen: boolean) => {
    form.setValue(byPasskey, chosen as PathValue<Values, FieldPath<Values>>);
    form.clearErrors(password);
  };
  return (
    <Stack gap="xs">
      {/* One child of the stack, as the region is empty with a password. */}
      <div>
        {isByPasskey ? (
          <Text size="sm" weight="medium">
            {texts.label}
          </Text>
        ) : (
          <OwnPasswordField {...fieldProps(form, password)} />
        )}
        <div role="status">{isByPasskey ? <Text>{texts.passkeyText}</Text> : null}</div>
      </div>
      {hasPasskey || isByPasskey ? (
        // One button with two labels, which keeps the focus.
        <Inline gap="sm">
          <Button size="sm" onClick={() => choose(!isByPasskey)}>
            {isByPasskey ? texts.usePassword : texts.usePasskey}
          </Button>
        </Inline>
      ) : null}
    </Stack>
  );
}
