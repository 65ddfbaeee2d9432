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
  /** What is under way; names the bar. */
  label: string;
}

/** How far it is must be said in words too; left out, nobody knows how far it is. */
type ProgressValueProps =
  | {
      /** How much is done, from 0 to `max`. */
      value: number;
      /** How much there is to do. @defaultValue 100 */
      max?: number | undefined;
      /** The same in words, such as «34 de 120 capas»; shown and read aloud. */
      valueText: string;
    }
  | { value?: undefined; max?: undefined; valueText?: undefined };

/** What can be given up must say so. */
type ProgressCancelProps =
  | {
      /** Called when the reader gives it up. */
      onCancel: () => void;
      /** Names the button that gives it up. */
      cancelLabel: string;
    }
  | { onCancel?: undefined; cancelLabel?: undefined };

export type ProgressProps = ProgressBaseProps & ProgressValueProps & ProgressCancelProps;

/** How far something long is, by the browser's own progress bar. */
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
