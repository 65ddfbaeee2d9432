import { useClient } from '@consultancy/api/hooks';
import { Text } from '@consultancy/ui';
import {
  type SetupPayload,
  setupPayload,
  startTotp,
  type TotpSetup,
} from '@consultancy/validation';
import { useState } from 'react';
import { useSentForm } from '../../lib/forms/use-sent-form.ts';
import { addAppTexts as texts } from '../../texts/factor-setup.ts';
import { fieldProps } from '../EnglishOriginal/field-props.tsx';
import { SentFormFrame } from '../SentFormFrame/SentFormFrame.tsx';
import { ActivateApp } from './ActivateApp.tsx';
import { SetupDialog, type SetupProps } from './SetupDialog.tsx';
import { SetupPassword } from './SetupPassword.tsx';

interface StartFormProps {
  username: string;
  isReplacement: boolean;
  onStarted: (setup: TotpSetup) => void;
}

function StartForm({ username, isReplacement, onStarted }: StartFormProps) {
  const client = useClient();
  const sentForm = useSentForm<SetupPayload, SetupPayload, TotpSetup>({
    schema: setupPayload,
    defaults: { password: '' },
    send: (body) => client.request(startTotp, { body }),
    onSuccess: onStarted,
  });
  return (
    <SentFormFrame
      sentForm={sentForm}
      label={texts.title}
      submitLabel={texts.submit}
      busyLabel={texts.busy}
    >
      <Text>{isReplacement ? texts.replaceText : texts.text}</Text>
      <SetupPassword {...fieldProps(sentForm.form, 'password')} username={username} />
    </SentFormFrame>
  );
}

interface AddAppProps extends SetupProps {
  /** Whether the account has an app, which the new one replaces. */
  isReplacement: boolean;
}

/** Adds an authenticator app: the password, its secret, and a first code of it. */
export function AddApp({ isReplacement, ...props }: AddAppProps) {
  const [setup, setSetup] = useState<TotpSetup | null>(null);
  return (
    <SetupDialog
      {...props}
      title={isReplacement ? texts.replaceTitle : texts.title}
      leaveTexts={setup ? texts : undefined}
    >
      {(finish) =>
        setup ? (
          <ActivateApp setup={setup} onActivated={finish} onRestart={() => setSetup(null)} />
        ) : (
          <StartForm {...props} isReplacement={isReplacement} onStarted={setSetup} />
        )
      }
    </SetupDialog>
  );
}
