import { multiline } from './MultilineText.css.ts';

/** Text of several lines: its line breaks are preserved, as in a request or a stack trace. */
export function MultilineText({ children }: { children: string }) {
  return <span className={multiline}>{children}</span>;
}
