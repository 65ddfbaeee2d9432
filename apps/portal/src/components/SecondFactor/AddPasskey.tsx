import { useClient } from '@consultancy/api/hooks';
import { Alert, Text, TextField } from '@consultancy/ui';
import {
  addPasskey,
  type FactorAdded,
  passkeyPayload,
  setupPayload,
  startPasskey,
} from '@consultancy/validation';
import * as z from 'zod/mini';
import { deviceName } from '../../lib/device-name.ts';
import { useSentForm } from '../../lib/forms/use-sent-form.ts';
import { createPasskey } from '../../lib/passkeys/passkeys.ts';
import { supportsPasskeys } from '../../lib/passkeys/supports-passkeys.ts';
import { reloadIfOutdated } from '../../lib/reload-if-outdated.ts';
import { addPasskeyTexts as texts } from '../../texts/factor-setup.ts';
import { passkeyProblemTexts } from '../../texts/second-factor.ts';
import { fieldProps } from '../EnglishOriginal/field-props.tsx';
import { SentFormFrame } from '../SentFormFrame/SentFormFrame.tsx';
import { SetupDialog, type SetupProps } from './SetupDialog.tsx';
import { SetupPassword } from './SetupPassword.tsx';

const passkeyForm = z.object({
  name: passkeyPayload.shape.name,
  password: setupPayload.shape.password,
});
type Values = z.infer<typeof passkeyForm>;

interface PasskeyFormProps {
  username: string;
  onAdded: (added: FactorAdded) => void;
  /** Called when the factors differ from those shown. */
  onOutdated: () => void;
}

function PasskeyForm({ username, onAdded, onOutdated }: PasskeyFormProps) {
  const client = useClient();
  const sentForm = useSentForm<Values, Values, FactorAdded>({
    schema: passkeyForm,
    defaults: { name: deviceName(navigator.userAgent) ?? texts.defaultName, password: '' },
    send: async ({ name, password }) => {
      const start = client.request(startPasskey, { body: { password } });
      const options = await reloadIfOutdated(start, onOutdated);
      const credential = await createPasskey(options);
      return client.request(addPasskey, { body: { name, credential } });
    },
    onSuccess: onAdded,
  });
  return (
    <SentFormFrame
      sentForm={sentForm}
      label={texts.title}
      submitLabel={texts.submit}
      busyLabel={texts.busy}
    >
      <Text>{texts.text}</Text>
      <TextField
        {...fieldProps(sentForm.form, 'name', texts.nameHint)}
        label={texts.name}
        autoComplete="off"
        required
      />
      <SetupPassword {...fieldProps(sentForm.form, 'password')} username={username} />
    </SentFormFrame>
  );
}

/** Adds a passkey: its name, the password, and the browser's own prompt. */
export function AddPasskey(props: SetupProps) {
  return (
    <SetupDialog {...props} title={texts.title}>
      {(finish) =>
        supportsPasskeys() ? (
          <PasskeyForm {...props} onAdded={finish} onOutdated={props.onChanged} />
        ) : (
          <Alert tone="warning">{passkeyProblemTexts.unsupported}</Alert>
        )
      }
    </SetupDialog>
  );
}
