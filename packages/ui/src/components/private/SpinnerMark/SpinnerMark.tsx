import { cx } from '../cx.ts';
import { mark, turning } from './SpinnerMark.css.ts';

interface SpinnerMarkProps {
  /**
   * Whether the animation is off, because an invisible spinner would restyle the page in every
   * frame.
   */
  still?: boolean;
}

/** The loading indicator without its label. */
export function SpinnerMark({ still = false }: SpinnerMarkProps) {
  return <span className={cx(mark, !still && turning)} aria-hidden="true" />;
}
