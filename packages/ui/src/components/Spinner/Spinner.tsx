import { visuallyHidden } from '../../css/visually-hidden.css.ts';
import { cx } from '../private/cx.ts';
import { SpinnerMark } from '../private/SpinnerMark/SpinnerMark.tsx';
import type { NoAttributes } from '../private/types.ts';
import { useNoticed } from '../private/use-noticed.ts';
import { size as sizeClass, spinner, type spinnerSizes } from './Spinner.css.ts';

export interface SpinnerProps extends NoAttributes {
  /** Text that says what is being loaded; announced. */
  label: string;
  /** Whether the label is visible. It is announced either way. @defaultValue true */
  labelVisible?: boolean | undefined;
  /** Font size of the label, which the indicator follows. @defaultValue 'md' */
  size?: (typeof spinnerSizes)[number] | undefined;
  /** Language of the label (BCP 47), if it differs from that of the page. */
  lang?: string | undefined;
}

/** A loading indicator for a short wait of unknown length. */
export function Spinner({ label, labelVisible = true, size = 'md', lang }: SpinnerProps) {
  return (
    <span role="status" lang={lang} className={cx(spinner, sizeClass[size])}>
      <SpinnerMark />
      <span inert={!useNoticed()} className={labelVisible ? undefined : visuallyHidden}>
        {label}
      </span>
    </span>
  );
}
