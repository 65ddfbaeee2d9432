import { lengthBar, lengthHint, lengthSegment } from './PasswordField.css.ts';

export interface PasswordLengthStep {
  /** Minimum number of characters of this step. */
  from: number;
  /** Text for that length, such as «Buena longitud». */
  text: string;
}

/** A meter of the length of a password. It does not rate the composition. */
export function LengthHint(props: { length: number; steps: ReadonlyArray<PasswordLengthStep> }) {
  const { length, steps } = props;
  const reached = length === 0 ? [] : steps.filter(({ from }) => length >= from);
  const isLast = reached.length === steps.length;
  return (
    <div className={lengthHint} data-complete={isLast || undefined}>
      <span className={lengthBar} aria-hidden="true">
        {steps.map(({ from }, index) => (
          <span
            key={from}
            className={lengthSegment}
            data-filled={index < reached.length || undefined}
          />
        ))}
      </span>
      <span aria-live="polite">{reached.at(-1)?.text}</span>
    </div>
  );
}
