import { useId } from 'react';
import { Button } from '../Button/Button.tsx';
import {
  bar,
  head,
  label as labelClass,
  progress,
  row,
  value as valueClass,
} from './Progress.css.ts';

interface ProgressBaseProps {
  /** Names the bar. */
  label: string;
}

/** Determinate progress needs the same as text; omitted, progress is indeterminate. */
type ProgressValueProps =
  | {
      /** The amount done, from 0 to `max`. */
      value: number;
      /** The total amount. @defaultValue 100 */
      max?: number | undefined;
      /** The same as text, such as «34 de 120 capas»; shown and read aloud. */
      valueText: string;
    }
  | { value?: undefined; max?: undefined; valueText?: undefined };

/** A cancelable process needs a label of its button. */
type ProgressCancelProps =
  | {
      /** Called when the user cancels it. */
      onCancel: () => void;
      /** Label of the cancel button. */
      cancelLabel: string;
    }
  | { onCancel?: undefined; cancelLabel?: undefined };

export type ProgressProps = ProgressBaseProps & ProgressValueProps & ProgressCancelProps;

/** Progress of a long process, by the native progress bar. */
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
