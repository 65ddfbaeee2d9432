import { CopyButton, RestoreFocus, Stack, Text } from '@consultancy/ui';
import { useNow } from '../../lib/use-now.ts';
import { copyLabels } from '../../texts/common.ts';
import { machineTexts as texts } from '../../texts/user.ts';
import { StatusRegion } from '../StatusRegion/StatusRegion.tsx';
import * as styles from './ActivationCodeView.css.ts';

/** Minutes and seconds as m:ss. */
function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The code while it can be used. @param props.left its remaining milliseconds. */
function Code({ code, left }: { code: string; left: number }) {
  return (
    <Stack gap="xs">
      <Text size="sm" weight="medium">
        {texts.code}
      </Text>
      <div className={styles.frame}>
        <code className={styles.code}>{code}</code>
        <CopyButton value={code} label={texts.copy} {...copyLabels} />
        <Text as="span" size="sm" tone="muted">
          {texts.expiresIn(clockText(left))}
        </Text>
      </div>
    </Stack>
  );
}

interface ActivationCodeViewProps {
  code: string;
  /** When it expires, in milliseconds of the clock of this device. */
  expiresAt: number;
}

/** A code, its remaining time, and a button that copies it. */
export function ActivationCodeView({ code, expiresAt }: ActivationCodeViewProps) {
  const now = useNow(true);
  const left = expiresAt - now;
  const isExpired = left <= 0;
  return (
    <RestoreFocus>
      <StatusRegion>{isExpired ? <Text tone="muted">{texts.expired}</Text> : null}</StatusRegion>
      {isExpired ? null : <Code code={code} left={left} />}
    </RestoreFocus>
  );
}
