import { Check, Copy } from 'lucide-react';
import { visuallyHidden } from '../../css/visually-hidden.css.ts';
import { Button } from '../Button/Button.tsx';
import { useCopy } from './use-copy.ts';

export interface CopyButtonProps {
  /** What is copied. */
  value: string;
  /** Says what is copied. */
  label: string;
  /** Takes the place of the label once copied; announced. */
  copiedLabel: string;
  /** Replaces the label where the browser rejects the copy; omitted, the label stays. */
  failedLabel?: string | undefined;
}

/** Copies a code or a link. */
export function CopyButton({ value, label, copiedLabel, failedLabel = label }: CopyButtonProps) {
  const { outcome, copy } = useCopy(value);
  const said = { idle: '', copied: copiedLabel, failed: failedLabel }[outcome];
  return (
    <span data-state={outcome}>
      <Button size="sm" iconStart={outcome === 'copied' ? <Check /> : <Copy />} onClick={copy}>
        {said || label}
      </Button>
      <span role="status" className={visuallyHidden}>
        {said}
      </span>
    </span>
  );
}
