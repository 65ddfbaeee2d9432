import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { body as bodyClass, step, steps } from './Steps.css.ts';

export interface StepItem {
  /** Identifies the step. */
  key: string;
  /** What is done, as an order: «Active la máquina». */
  title: string;
  /** How, in a sentence or two. */
  body: ReactNode;
}

export interface StepsProps {
  /** The steps in order. */
  items: ReadonlyArray<StepItem>;
  /** The level of the titles in the outline. @defaultValue 3 */
  titleLevel?: 2 | 3 | 4 | undefined;
}

/** How something is done, in a few numbered steps. */
export function Steps({ items, titleLevel = 3 }: StepsProps) {
  return (
    <ol className={steps}>
      {items.map(({ key, title, body }) => (
        <li key={key} className={step}>
          <Heading level={titleLevel} size="md">
            {title}
          </Heading>
          <div className={bodyClass}>{body}</div>
        </li>
      ))}
    </ol>
  );
}
