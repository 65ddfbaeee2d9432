import { Fragment } from 'react';

/** Positions at which a name breaks: before a capital letter, and after underscores. */
const betweenWords = /(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=_)(?!_)/u;

/** Name of a class or table. It has no spaces, but breaks in narrow columns. */
export function ClassName({ name }: { name: string }) {
  return name.split(betweenWords).map((word, index) => (
    <Fragment key={index}>
      {index === 0 ? null : <wbr />}
      {word}
    </Fragment>
  ));
}
