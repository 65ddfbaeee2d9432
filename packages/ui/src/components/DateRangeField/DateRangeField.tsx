import type { ReactNode } from 'react';
import { DateField, type DateFieldProps } from '../DateField/DateField.tsx';
import type { DateFieldTexts } from '../DateField/date-field-texts.ts';
import { FieldGroup } from '../private/Field/FieldGroup.tsx';
import { useFieldIds } from '../private/Field/use-field-ids.ts';
import type { Labelled, NoTestId } from '../private/types.ts';
import { container, days, periods, range as rangeClass } from './DateRangeField.css.ts';
import type { DatePreset } from './date-preset.ts';
import { RangePresets } from './RangePresets.tsx';
import { useRange } from './use-range.ts';

/**
 * Props of the start or end field: those of `DateField`, such as its label and the result of
 * `register(…)`.
 */
export type DateRangeEnd = Omit<DateFieldProps, 'hint' | 'texts'>;

interface DateRangeBaseProps extends Labelled, NoTestId {
  /** Label of the group, such as what the period is for. */
  label: string;
  /**
   * Whether the label is visually hidden, for example because the labels of both fields suffice.
   * @defaultValue false
   */
  labelHidden?: boolean | undefined;
  /** Help text, announced with the group. */
  hint?: ReactNode;
  /** Error message that concerns both dates, such as their order; announced. */
  error?: ReactNode;
  /** Ids of other elements that describe the group, announced after help text and error message. */
  'aria-describedby'?: string | undefined;
  /** Props of the start date field. */
  from: DateRangeEnd;
  /** Props of the end date field. */
  to: DateRangeEnd;
}

/** Presets require labels for their button and for its close button. */
type DateRangePresetProps =
  | {
      /** Preset periods, in display order. The caller computes their dates. */
      presets: ReadonlyArray<DatePreset>;
      /** Label of the presets button, shown if the dates match no preset. */
      presetsLabel: string;
      /** Texts of both fields. `close` also names the close button of the presets. */
      texts: DateFieldTexts;
      /**
       * Called after the user selects a preset and both fields have its dates. Use it to submit a
       * filter at once.
       */
      onPreset?: ((preset: DatePreset) => void) | undefined;
    }
  | {
      presets?: undefined;
      presetsLabel?: undefined;
      onPreset?: undefined;
      /** Texts of both fields. If omitted, they have no calendar and no built-in error messages. */
      texts?: DateFieldTexts | undefined;
    };

export type DateRangeFieldProps = DateRangeBaseProps & DateRangePresetProps;

/** Two date fields for a period, with optional presets. */
export function DateRangeField(props: DateRangeFieldProps) {
  const { label, labelHidden, hint, error, from, to, texts, presets, onPreset } = props;
  const ids = useFieldIds({
    ...{ id: undefined, hint, error },
    describedBy: props['aria-describedby'],
  });
  const range = useRange(from, to);
  const isFixed = [from, to].some(({ disabled, readOnly }) => disabled || readOnly);
  const choose = (preset: DatePreset) => {
    range.set(preset);
    onPreset?.(preset);
  };
  return (
    <FieldGroup {...{ ids, label, labelHidden, hint, error }}>
      <div className={container}>
        <div className={rangeClass}>
          <div className={days} onChange={range.read}>
            <DateField {...from} texts={texts} ref={range.refs.from} />
            <DateField {...to} texts={texts} ref={range.refs.to} />
          </div>
          {presets ? (
            <div className={periods}>
              <RangePresets
                presets={presets}
                label={props.presetsLabel}
                closeLabel={props.texts.close}
                disabled={isFixed}
                isAt={range.isAt}
                onChoose={choose}
              />
            </div>
          ) : null}
        </div>
      </div>
    </FieldGroup>
  );
}
