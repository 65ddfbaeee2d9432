import { type ReactNode, useId } from 'react';
import type { Gap, NoAttributes } from '../private/types.ts';
import { Stack } from '../Stack/Stack.tsx';
import { description as descriptionClass, legend as legendClass } from './Fieldset.css.ts';

export interface FieldsetProps extends NoAttributes {
  /** Label of the group. Screen readers announce it with each field. */
  legend: string;
  /** Help text for the whole group. */
  description?: ReactNode;
  /** Space between the fields, a step of the space scale. @defaultValue 'md' */
  gap?: Gap | undefined;
  /** Whether all fields of the group are disabled. @defaultValue false */
  disabled?: boolean | undefined;
  children: ReactNode;
}

/** A labeled group of related form fields. */
export function Fieldset({ legend, description, gap = 'md', disabled, children }: FieldsetProps) {
  const descriptionId = useId();
  return (
    <fieldset disabled={disabled} aria-describedby={description ? descriptionId : undefined}>
      <legend className={legendClass}>{legend}</legend>
      {description ? (
        <div id={descriptionId} className={descriptionClass}>
          {description}
        </div>
      ) : null}
      <Stack gap={gap}>{children}</Stack>
    </fieldset>
  );
}
