import { brand } from '@consultancy/brand';
import { Button, CopyButton, Inline, listRole, Stack, Text } from '@consultancy/ui';
import { useState } from 'react';
import { formatDateTime } from '../../lib/format-date.ts';
import { printText } from '../../lib/print-text.ts';
import { saveFile } from '../../lib/save-file.ts';
import { copyLabels } from '../../texts/common.ts';
import { recoveryTexts as texts } from '../../texts/factor-setup.ts';
import * as styles from './RecoveryCodes.css.ts';

interface RecoveryCodesProps {
  codes: readonly string[];
  /** Whose codes they are, for the file and the paper. */
  username: string;
  /** Called when the user says that they are saved. */
  onSaved: () => void;
}

/** The recovery codes, shown this once, and the ways to save them. */
export function RecoveryCodes({ codes, username, onSaved }: RecoveryCodesProps) {
  const [createdAt] = useState(() => formatDateTime(new Date().toISOString()));
  const lines = [texts.fileTitle(brand.product, username), texts.fileText(createdAt), ...codes];
  const download = () =>
    saveFile(
      { blob: new Blob([`${lines.join('\r\n')}\r\n`], { type: 'text/plain' }), fileName: null },
      texts.fileName,
    );
  return (
    <Stack gap="md">
      <Text>{texts.text}</Text>
      <ul {...listRole} className={styles.codes} aria-label={texts.list}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Inline gap="sm">
        <CopyButton value={codes.join('\n')} label={texts.copy} {...copyLabels} />
        <Button size="sm" onClick={download}>
          {texts.download}
        </Button>
        <Button size="sm" onClick={() => printText(lines)}>
          {texts.print}
        </Button>
      </Inline>
      <Button variant="primary" size="lg" fullWidth onClick={onSaved}>
        {texts.saved}
      </Button>
    </Stack>
  );
}
