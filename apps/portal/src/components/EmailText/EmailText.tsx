import { Fragment } from 'react';

/** Whole words of an address, each with the mark that follows it. */
const parts = /[^@._]*[@._]+|[^@._]+/g;

/**
 * An e-mail address that breaks after its marks where it does not fit into one line, not within a
 * word. Copied, it is the address and nothing else.
 */
export function EmailText({ children }: { children: string }) {
  return [...children.matchAll(parts)].map(({ 0: part, index }) => (
    <Fragment key={index}>
      {index === 0 ? null : <wbr />}
      {part}
    </Fragment>
  ));
}
