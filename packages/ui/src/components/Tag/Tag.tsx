import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Glyph } from '../private/Glyph/Glyph.tsx';
import { remove, tag, term as termClass } from './Tag.css.ts';

interface TagBaseProps {
  /** What kind of value it is, before the value: «Herramienta». */
  term?: string | undefined;
  /** The value itself. */
  children: ReactNode;
}

/** A tag that can be taken away must name the button that does it, with the value. */
type TagRemoveProps =
  | {
      /** Called when the user removes it; the caller moves the focus. */
      onRemove: () => void;
      /** Names the button: «Quitar el filtro Topología». */
      removeLabel: string;
    }
  | { onRemove?: undefined; removeLabel?: undefined };

export type TagProps = TagBaseProps & TagRemoveProps;

/** A value that was chosen or that something is sorted under. */
export function Tag({ term, children, onRemove, removeLabel }: TagProps) {
  return (
    <span className={tag} data-removable={onRemove ? true : undefined}>
      <span>
        {term ? <span className={termClass}>{term}: </span> : null}
        {children}
      </span>
      {onRemove ? (
        <button type="button" aria-label={removeLabel} className={remove} onClick={onRemove}>
          <Glyph icon={<X />} />
        </button>
      ) : null}
    </span>
  );
}
