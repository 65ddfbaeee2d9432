import type { ReactNode } from 'react';
import { DateField, type DateFieldProps } from '../DateField/DateField.tsx';
import type { DateFieldTexts } from '../DateField/date-field-texts.ts';
import { FieldGroup } from '../private/Field/FieldGroup.tsx';
import { useFieldIds } from '../private/Field/use-field-ids.ts';
import { container, days, periods, range as rangeClass } from './DateRangeField.css.ts';
import type { DatePreset } from './date-preset.ts';
import { RangePresets } from './RangePresets.tsx';
import { useRange } from './use-range.ts';

/** One end of a range: its label and what `register(…)` gives. */
export type DateRangeEnd = Omit<
  DateFieldProps,
  'hint' | 'requiredLabel' | 'optionalLabel' | 'texts'
>;

interface DateRangeBaseProps {
  /** What the period is for; names the group. */
  label: string;
  /** Read aloud but not seen, where the labels of the days say enough. @defaultValue false */
  labelHidden?: boolean | undefined;
  /** What helps to fill it in. */
  hint?: ReactNode;
  /** What is wrong with both days together, such as their order; announced. */
  error?: ReactNode;
  /** The first day. */
  from: DateRangeEnd;
  /** The last day. */
  to: DateRangeEnd;
}

/** The presets need names for their button and for the one that closes them. */
type DateRangePresetProps =
  | {
      /** The periods, in order; the caller knows what day it is. */
      presets: ReadonlyArray<DatePreset>;
      /** Names the button of the periods; shown while the days are those of none. */
      presetsLabel: string;
      /** The texts of both fields; `close` also names the button that closes the periods. */
      texts: DateFieldTexts;
      /** Called after a period has been put into both fields, such as to search at once. */
      onPreset?: ((preset: DatePreset) => void) | undefined;
    }
  | {
      presets?: undefined;
      presetsLabel?: undefined;
      onPreset?: undefined;
      /** The texts of both fields. Omitted, they have no calendar and no own messages. */
      texts?: DateFieldTexts | undefined;
    };

export type DateRangeFieldProps = DateRangeBaseProps & DateRangePresetProps;

/** A period: two date fields, and usual periods behind one button. */
export function DateRangeField(props: DateRangeFieldProps) {
  const { label, labelHidden, hint, error, from, to, texts, presets, onPreset } = props;
  const ids = useFieldIds({ id: undefined, hint, error });
  const range = useRange(from, to);
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
                disabled={Boolean(from.disabled || to.disabled)}
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
