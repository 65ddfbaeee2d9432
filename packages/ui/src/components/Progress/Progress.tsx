import { useId } from 'react';
import { Button } from '../Button/Button.tsx';
import type { NoAttributes } from '../private/types.ts';
import {
  bar,
  head,
  label as labelClass,
  progress,
  row,
  value as valueClass,
} from './Progress.css.ts';

interface ProgressBaseProps extends NoAttributes {
  /** Label of the progress bar. */
  label: string;
}

/** A determinate bar requires its value as text. Without a value the bar is indeterminate. */
type ProgressValueProps =
  | {
      /** Completed amount, from 0 to `max`. If omitted, the progress is indeterminate. */
      value: number;
      /** Total amount. @defaultValue 100 */
      max?: number | undefined;
      /** The value as text, such as «34 de 120 capas»; shown and announced. */
      valueText: string;
    }
  | { value?: undefined; max?: undefined; valueText?: undefined };

/** A cancelable process requires a label for its button. */
type ProgressCancelProps =
  | {
      /** Called when the user clicks the cancel button. */
      onCancel: () => void;
      /** Label of the cancel button. */
      cancelLabel: string;
    }
  | { onCancel?: undefined; cancelLabel?: undefined };

export type ProgressProps = ProgressBaseProps & ProgressValueProps & ProgressCancelProps;

/** A progress bar for a long process. It uses the native `progress` element. */
export function Progress(props: ProgressProps) {
  const { label, value, max = 100, valueText } = props;
  const id = useId();
  const amount = value === undefined ? {} : { value, max, 'aria-valuetext': valueText };
  return (
    <div className={progress} data-state={value === undefined ? 'indeterminate' : 'determinate'}>
      <div className={head}>
        <span id={id} className={labelClass}>
          {label}
        </span>
        {valueText ? (
          <span className={valueClass} aria-hidden="true">
            {valueText}
          </span>
        ) : null}
      </div>
      <div className={row}>
        <progress {...amount} aria-labelledby={id} className={bar} />
        {props.onCancel ? (
          <Button size="sm" onClick={props.onCancel}>
            {props.cancelLabel}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
