import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Glyph } from '../private/Glyph/Glyph.tsx';
import type { NoAttributes } from '../private/types.ts';
import { remove, tag, term as termClass } from './Tag.css.ts';

interface TagBaseProps extends NoAttributes {
  /** Category of the value, shown before it: «Herramienta». */
  term?: string | undefined;
  /** Value of the tag. */
  children: ReactNode;
}

/** A removable tag requires a label for its button that includes the value. */
type TagRemoveProps =
  | {
      /**
       * Called when the user clicks the remove button. The caller removes the tag and moves the
       * focus.
       */
      onRemove: () => void;
      /** Accessible name of the remove button: «Quitar el filtro Topología». */
      removeLabel: string;
    }
  | { onRemove?: undefined; removeLabel?: undefined };

export type TagProps = TagBaseProps & TagRemoveProps;

/** A selected value or a category, such as an active filter. It can be removable. */
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
