import { Fragment } from 'react';

/** A name or a domain up to this long fits into a line of its own on the narrowest phone. */
const WHOLE = 18;

/** Whole words, each with the mark that follows it. */
const words = /[^._]*[._]+|[^._]+/g;

/** The last two words of `.com.co` are read as one. */
const ending = /[._]\w{2,4}\.\w{2}$/;

/** Where half of an address may break: nowhere, unless it is too long for one line. */
function piecesOf(half: string): string[] {
  if (half.length <= WHOLE) return [half];
  const kept = ending.exec(half);
  const end = kept ? kept.index + 1 : half.length;
  const pieces: string[] = half.slice(0, end).match(words) ?? [];
  return kept ? [...pieces, half.slice(end)] : pieces;
}

/**
 * An e-mail address that breaks after its «@» where it does not fit into one line, so that no «com»
 * stands alone; only long halves break after their other marks. Copied, it is the address and
 * nothing else.
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
