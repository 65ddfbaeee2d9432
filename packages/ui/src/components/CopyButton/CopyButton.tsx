import { Check, Copy } from 'lucide-react';
import { visuallyHidden } from '../../css/visually-hidden.css.ts';
import { Button } from '../Button/Button.tsx';
import type { NoAttributes } from '../private/types.ts';
import { useCopy } from './use-copy.ts';

export interface CopyButtonProps extends NoAttributes {
  /** Text to copy to the clipboard. */
  value: string;
  /** Label of the button. Name the value, such as «Copiar el código». */
  label: string;
  /**
   * Names what is copied, for screen readers, where buttons of one label are in a page: the name of
   * the button is «label: about».
   */
  about?: string | undefined;
  /** Replaces the label for 4 seconds after copying; announced. */
  copiedLabel: string;
  /**
   * Replaces the label for 4 seconds if the browser rejects the copy; announced.
   * @defaultValue the label
   */
  failedLabel?: string | undefined;
}

/** A button that copies text to the clipboard and confirms it. */
export function CopyButton({
  value,
  label,
  about,
  copiedLabel,
  failedLabel = label,
}: CopyButtonProps) {
  const { outcome, time, copy } = useCopy(value);
  const status = { idle: '', copied: copiedLabel, failed: failedLabel }[outcome];
  return (
    <span data-state={outcome}>
      <Button size="sm" iconStart={outcome === 'copied' ? <Check /> : <Copy />} onClick={copy}>
        {status || label}
        {about === undefined ? null : <span className={visuallyHidden}>: {about}</span>}
      </Button>
      <span role="status" className={visuallyHidden}>
        <span key={time}>{status}</span>
      </span>
    </span>
  );
}
