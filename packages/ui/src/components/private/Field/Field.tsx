import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../../../css/visually-hidden.css.ts';
import { Glyph } from '../Glyph/Glyph.tsx';
import { errorText, field, hintText, labelText } from './Field.css.ts';
import { FieldMark } from './FieldMark.tsx';
import type { FieldProps } from './field-props.ts';
import type { FieldIds } from './use-field-ids.ts';

interface FieldFrameProps extends Omit<FieldProps, 'id' | 'aria-describedby'> {
  ids: FieldIds;
  /** Whether the label is visually hidden. @defaultValue false */
  labelHidden?: boolean | undefined;
  children: ReactNode;
}

/**
 * The error message below a control. Its live region is always in the page, so that changes are
 * announced.
 */
export function FieldError({ id, error }: { id: string; error: ReactNode }) {
  return (
    <div id={id} className={errorText} aria-live="polite">
      {error ? (
        <>
          <Glyph icon={<TriangleAlert />} />
          <div>{error}</div>
        </>
      ) : null}
    </div>
  );
}

/** The label, help text and error message of one control. */
export function Field(props: FieldFrameProps) {
  const { ids, label, labelHidden, hint, error, children, ...marks } = props;
  return (
    <div className={field} data-invalid={error ? true : undefined}>
      <label
        id={`${ids.control}-label`}
        htmlFor={ids.control}
        className={labelHidden ? visuallyHidden : labelText}
      >
        {label}
        <FieldMark {...marks} />
      </label>
      {hint ? (
        <div id={ids.hint} className={hintText}>
          {hint}
        </div>
      ) : null}
      {children}
      <FieldError id={ids.error} error={error} />
    </div>
  );
}
