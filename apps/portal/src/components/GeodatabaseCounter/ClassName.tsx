import { Fragment } from 'react';

/** Where a name of several words breaks: before a capital letter, and after underscores. */
const betweenWords = /(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=_)(?!_)/u;

/** The name of a class or table. It has no spaces, and yet breaks where the line is short. */
export function ClassName({ name }: { name: string }) {
  return name.split(betweenWords).map((word, index) => (
    <Fragment key={index}>
      {index === 0 ? null : <wbr />}
      {word}
    </Fragment>
  ));
}
