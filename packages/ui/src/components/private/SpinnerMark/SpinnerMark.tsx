import { cx } from '../cx.ts';
import { mark, turning } from './SpinnerMark.css.ts';

interface SpinnerMarkProps {
  /** Does not turn: one that is not seen would have the page styled again, frame by frame. */
  still?: boolean;
}

/** The turning mark alone, without words. */
export function SpinnerMark({ still = false }: SpinnerMarkProps) {
  return <span className={cx(mark, !still && turning)} aria-hidden="true" />;
}
