import { mark } from './SpinnerMark.css.ts';

/** The turning mark alone, without words. */
export function SpinnerMark() {
  return <span className={mark} aria-hidden="true" />;
}
