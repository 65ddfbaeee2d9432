import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { cx } from '../private/cx.ts';
import {
  body,
  card,
  type cardPaddings,
  foot,
  framed as framedClass,
  head,
  padding as paddingClass,
} from './Card.css.ts';

export interface CardProps {
  /** Names the card. */
  title?: string | undefined;
  /** The level of the title in the outline. @defaultValue 2 */
  titleLevel?: 2 | 3 | 4 | undefined;
  /** Corner ticks of a map sheet, for the one card that leads a page. @defaultValue false */
  framed?: boolean | undefined;
  /** The room inside the rule. @defaultValue 'lg' */
  padding?: (typeof cardPaddings)[number] | undefined;
  /** The element to render. @defaultValue 'section' */
  as?: 'section' | 'article' | 'div' | 'li' | 'aside' | undefined;
  children?: ReactNode;
  /** Actions or a note under a rule. */
  footer?: ReactNode;
}

/** A bounded part of a page. */
export function Card(props: CardProps) {
  const { title, titleLevel = 2, framed, padding = 'lg', as: Element = 'section' } = props;
  return (
    <Element className={cx(card, framed && framedClass, paddingClass[padding])}>
      {title ? (
        <div className={head}>
          <Heading level={titleLevel} size="md">
            {title}
          </Heading>
        </div>
      ) : null}
      <div className={body}>{props.children}</div>
      {props.footer ? <div className={foot}>{props.footer}</div> : null}
    </Element>
  );
}
