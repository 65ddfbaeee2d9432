import { isApiError } from '@consultancy/api';
import { useClient } from '@consultancy/api/hooks';
import { Button, CopyButton, Inline, Skeleton, Stack, Text, TextField } from '@consultancy/ui';
import {
  activateTotp,
  type FactorAdded,
  type TotpActivation,
  type TotpSetup,
  totpActivation,
} from '@consultancy/validation';
import { Suspense } from 'react';
import { useSentForm } from '../../lib/forms/use-sent-form.ts';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { copyLabels } from '../../texts/common.ts';
import { addAppTexts as texts } from '../../texts/factor-setup.ts';
import { fieldProps } from '../EnglishOriginal/field-props.tsx';
import { isRejected, oneTimeCodeInput } from '../FactorProof/one-time-code.ts';
import { SentFormFrame } from '../SentFormFrame/SentFormFrame.tsx';
import { secret as secretClass } from './ActivateApp.css.ts';

const QrCode = lazyChunk(() => import('./QrCode.tsx'), 'QrCode');

/** A secret in groups of four characters, as it is easier to type. */
export const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

interface ActivateAppProps {
  setup: TotpSetup;
  onActivated: (added: FactorAdded) => void;
  /** Called when the set-up expired, and the user starts again. */
  onRestart: () => void;
}

/** The secret as a QR code and to be typed, and the first code of the app. */
export function ActivateApp({ setup, onActivated, onRestart }: ActivateAppProps) {
  const client = useClient();
  const sentForm = useSentForm<TotpActivation, TotpActivation, FactorAdded>({
    schema: totpActivation,
    defaults: { code: '' },
    fieldOfCode: { FACTOR_REJECTED: 'code' },
    send: (body) => client.request(activateTotp, { body }),
    onSuccess: onActivated,
  });
  const { form, failure } = sentForm;
  const field = fieldProps(form, 'code', texts.codeHint);
  const isExpired = isApiError(failure) && failure.code === 'FACTOR_SETUP_EXPIRED';
  return (
    <SentFormFrame
      sentForm={sentForm}
      label={texts.title}
      submitLabel={texts.activate}
      busyLabel={texts.activating}
      failureHelp={
        isExpired ? (
          <Inline gap="sm">
            <Button size="sm" onClick={onRestart}>
              {texts.restart}
            </Button>
          </Inline>
        ) : null
      }
    >
      <Stack gap="sm">
        <Text>{texts.scan}</Text>
        <Suspense fallback={<Skeleton shape="block" height="xl" />}>
          <QrCode value={setup.uri} label={texts.qr} />
        </Suspense>
        <Text size="sm" tone="muted">
          {texts.type}
        </Text>
        <Inline gap="sm">
          <code className={secretClass}>{inGroups(setup.secret)}</code>
          <CopyButton value={setup.secret} label={texts.copy} {...copyLabels} />
        </Inline>
      </Stack>
      <TextField
        {...field}
        error={isRejected(form.formState.errors.code) ? texts.rejected : field.error}
        {...oneTimeCodeInput}
        label={texts.code}
        spellCheck={false}
        required
      />
    </SentFormFrame>
  );
}
