import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { listRole } from '../private/list-role.ts';
import type { NoAttributes } from '../private/types.ts';
import { body as bodyClass, step, steps } from './Steps.css.ts';

export interface StepItem {
  /** Unique key of the step. */
  key: string;
  /** Title of the step, as an instruction: «Active el equipo». */
  title: string;
  /** Explanation of one or two sentences. */
  body: ReactNode;
}

export interface StepsProps extends NoAttributes {
  /** Steps, in order. */
  items: ReadonlyArray<StepItem>;
  /** Heading level of the titles. @defaultValue 3 */
  titleLevel?: 2 | 3 | 4 | undefined;
}

/** A numbered list of a few steps that explain how something works. */
export function Steps({ items, titleLevel = 3 }: StepsProps) {
  return (
    <ol {...listRole} className={steps}>
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
