import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Glyph } from '../private/Glyph/Glyph.tsx';
import { accordion, content, item, mark, summary, title as titleClass } from './Accordion.css.ts';

export interface AccordionItem {
  /** Identifies the item. */
  key: string;
  /** What is found under it: a question, a subject. */
  title: string;
  /** What unfolds; it stays in the page, so that it can be found and printed. */
  content: ReactNode;
  /** Whether it is unfolded at first. @defaultValue false */
  open?: boolean | undefined;
}

export interface AccordionProps {
  /** The items in order. */
  items: ReadonlyArray<AccordionItem>;
  /** The level of the titles in the outline. @defaultValue 3 */
  titleLevel?: 2 | 3 | 4 | undefined;
  /** Unfolding one folds the others. @defaultValue false */
  exclusive?: boolean | undefined;
}

/** Subjects of which a user needs some, with the native `details`: it works without a script. */
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
