import { type ReactNode, useId } from 'react';
import type { Gap } from '../private/types.ts';
import { Stack } from '../Stack/Stack.tsx';
import { description as descriptionClass, legend as legendClass } from './Fieldset.css.ts';

export interface FieldsetProps {
  /** Names the group; read with each of its fields. */
  legend: string;
  /** A line that helps with the whole group. */
  description?: ReactNode;
  /** The space between fields. @defaultValue 'md' */
  gap?: Gap | undefined;
  /** Turns off every field of the group. @defaultValue false */
  disabled?: boolean | undefined;
  children: ReactNode;
}

/** Fields that belong together. */
export function Fieldset({ legend, description, gap = 'md', disabled, children }: FieldsetProps) {
  const descriptionId = useId();
  return (
    <fieldset disabled={disabled} aria-describedby={description ? descriptionId : undefined}>
      <legend className={legendClass}>{legend}</legend>
      {description ? (
        <p id={descriptionId} className={descriptionClass}>
          {description}
        </p>
      ) : null}
      <Stack gap={gap}>{children}</Stack>
    </fieldset>
  );
}
