import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { cx } from '../private/cx.ts';
import type { NoAttributes } from '../private/types.ts';
import {
  body,
  card,
  type cardPaddings,
  foot,
  framed as framedClass,
  head,
  padding as paddingClass,
} from './Card.css.ts';

export interface CardProps extends NoAttributes {
  /** Heading of the card. */
  title?: string | undefined;
  /** Heading level of the title. @defaultValue 2 */
  titleLevel?: 2 | 3 | 4 | undefined;
  /**
   * Whether the card has the corner ticks of a map sheet. Use it for the main card of a page.
   * @defaultValue false
   */
  framed?: boolean | undefined;
  /** Padding between the border and the content. @defaultValue 'lg' */
  padding?: (typeof cardPaddings)[number] | undefined;
  /** HTML element to render. @defaultValue 'section' */
  as?: 'section' | 'article' | 'div' | 'li' | 'aside' | undefined;
  children?: ReactNode;
  /** Actions or a note below the content, separated by a rule. */
  footer?: ReactNode;
}

/** A bordered container for one subject with its content and actions. */
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
