import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Glyph } from '../private/Glyph/Glyph.tsx';
import type { NoAttributes } from '../private/types.ts';
import { accordion, content, item, mark, summary, title as titleClass } from './Accordion.css.ts';

export interface AccordionItem {
  /** Unique key of the item. */
  key: string;
  /**
   * Title of the item, such as a question. Always visible; clicking it expands or collapses the
   * item.
   */
  title: string;
  /**
   * Content of the item. It is in the page even while collapsed, so that it can be searched and
   * printed.
   */
  content: ReactNode;
  /** Whether the item is expanded initially. @defaultValue false */
  open?: boolean | undefined;
}

export interface AccordionProps extends NoAttributes {
  /** Items, in display order. */
  items: ReadonlyArray<AccordionItem>;
  /** Heading level of the titles. @defaultValue 3 */
  titleLevel?: 2 | 3 | 4 | undefined;
  /** Whether only one item can be expanded at a time. @defaultValue false */
  exclusive?: boolean | undefined;
}

/**
 * A list of items whose content expands and collapses. It uses native `details` elements, so it
 * works without JavaScript.
 */
export function Accordion({ items, titleLevel = 3, exclusive }: AccordionProps) {
  const Title = `h${titleLevel}` as const;
  const group = useId();
  return (
    <div className={accordion}>
      {items.map(({ key, title, content: body, open }) => (
        <details key={key} name={exclusive ? group : undefined} open={open} className={item}>
          <summary className={summary}>
            <Title className={titleClass}>{title}</Title>
            <span className={mark}>
              <Glyph icon={<ChevronDown />} />
            </span>
          </summary>
          <div className={content}>{body}</div>
        </details>
      ))}
    </div>
  );
}
