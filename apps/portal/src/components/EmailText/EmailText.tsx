import { Fragment } from 'react';

/** Characters of a name or a domain that fit into one line of the smallest phone. */
const MAX_UNBROKEN_CHARACTERS = 18;

/** Whole labels, each with the punctuation that follows it. */
const labels = /[^._]*[._]+|[^._]+/g;

/** The last two labels of `.com.co` are not separated. */
const ending = /[._]\w{2,4}\.\w{2}$/;

/**
 * Pieces of half of an e-mail between which it may break: one, unless it is too long for one line.
 */
function piecesOf(half: string): string[] {
  if (half.length <= MAX_UNBROKEN_CHARACTERS) return [half];
  const suffix = ending.exec(half);
  const end = suffix ? suffix.index + 1 : half.length;
  const pieces: string[] = half.slice(0, end).match(labels) ?? [];
  return suffix ? [...pieces, half.slice(end)] : pieces;
}

/**
 * An e-mail address that breaks after its «@» if it does not fit into one line, so that no «com» is
 * alone in a line; only long halves break after their other punctuation. The copied text is the
 * e-mail without changes.
 */
export function EmailText({ children }: { children: string }) {
  const domain = children.lastIndexOf('@') + 1;
  const halves = [children.slice(0, domain), children.slice(domain)];
  const pieces = halves.filter((half) => half !== '').flatMap(piecesOf);
  return pieces.map((piece, index) => (
    <Fragment key={index}>
      {index === 0 ? null : <wbr />}
      {piece}
    </Fragment>
  ));
}
