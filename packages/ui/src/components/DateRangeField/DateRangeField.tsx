import type { ReactNode } from 'react';
import { DateField, type DateFieldProps } from '../DateField/DateField.tsx';
import { chipButton } from '../private/chip.css.ts';
import { FieldGroup } from '../private/Field/FieldGroup.tsx';
import { useFieldIds } from '../private/Field/use-field-ids.ts';
import { days, presets as presetsClass } from './DateRangeField.css.ts';
import { useRange } from './use-range.ts';

/** One end of a range: its label and what `register(…)` gives. */
export type DateRangeEnd = Omit<DateFieldProps, 'hint' | 'requiredLabel' | 'optionalLabel'>;

export interface DatePreset {
  /** What the period is called. */
  label: string;
  /** Its first day, `yyyy-mm-dd`; '' for none. */
  from: string;
  /** Its last day, `yyyy-mm-dd`; '' for none. */
  to: string;
}

interface DateRangeBaseProps {
  /** What the period is for; names the group. */
  label: string;
  /** What helps to fill it in. */
  hint?: ReactNode;
  /** What is wrong with both days together, such as their order; announced. */
  error?: ReactNode;
  /** The first day. */
  from: DateRangeEnd;
  /** The last day. */
  to: DateRangeEnd;
}

/** The presets need a group label. */
type DateRangePresetProps =
  | {
      /** The periods, in order; the caller knows what day it is. */
      presets: ReadonlyArray<DatePreset>;
      /** Names the group of periods. */
      presetsLabel: string;
      /** Called after a period has been put into both fields, such as to search at once. */
      onPreset?: ((preset: DatePreset) => void) | undefined;
    }
  | { presets?: undefined; presetsLabel?: undefined; onPreset?: undefined };

export type DateRangeFieldProps = DateRangeBaseProps & DateRangePresetProps;

/** A period: two native date fields, and usual periods in one click. */
export function DateRangeField(props: DateRangeFieldProps) {
  const { label, hint, error, from, to, presets, presetsLabel, onPreset } = props;
  const ids = useFieldIds({ id: undefined, hint, error });
  const range = useRange(from, to);
  const choose = (preset: DatePreset) => {
    range.set(preset);
    onPreset?.(preset);
  };
  return (
    <FieldGroup {...{ ids, label, hint, error }}>
      {presets ? (
        <ul aria-label={presetsLabel} className={presetsClass}>
          {presets.map((preset) => (
            <li key={preset.label}>
              <button
                type="button"
                aria-pressed={range.isAt(preset)}
                disabled={from.disabled || to.disabled}
                className={chipButton}
                onClick={() => choose(preset)}
              >
                {preset.label}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <div className={days} onChange={range.read}>
        <DateField {...from} ref={range.refs.from} />
        <DateField {...to} ref={range.refs.to} />
      </div>
    </FieldGroup>
  );
}
