import { visuallyHidden } from '../../css/visually-hidden.css.ts';
import { cx } from '../private/cx.ts';
import { SpinnerMark } from '../private/SpinnerMark/SpinnerMark.tsx';
import { size as sizeClass, spinner, type spinnerSizes } from './Spinner.css.ts';

export interface SpinnerProps {
  /** What is being waited for; announced. */
  label: string;
  /** Whether the words are seen or only read aloud. @defaultValue true */
  labelVisible?: boolean | undefined;
  /** The height of mark and words. @defaultValue 'md' */
  size?: (typeof spinnerSizes)[number] | undefined;
  /** The language, where it differs from the page's. */
  lang?: string | undefined;
}

/** A short wait whose length is not known. */
export function Spinner({ label, labelVisible = true, size = 'md', lang }: SpinnerProps) {
  return (
    <span role="status" lang={lang} className={cx(spinner, sizeClass[size])}>
      <SpinnerMark />
      <span className={labelVisible ? undefined : visuallyHidden}>{label}</span>
    </span>
  );
}
