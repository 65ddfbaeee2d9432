import { useState } from 'react';

/**
 * A value that the caller controls, or that the component stores itself.
 * @returns the value, and a setter that also notifies the caller.
 */
export function useControllable<Value>(options: {
  /** The caller's value; omitted, the component stores its own. */
  value: Value | undefined;
  /** The initial value when the component stores it. */
  initial: Value;
  /** Called on each change, controlled or not. */
  onChange: ((value: Value) => void) | undefined;
}): [Value, (value: Value) => void] {
  const [own, setOwn] = useState(options.initial);
  const set = (value: Value) => {
    if (options.value === undefined) setOwn(value);
    options.onChange?.(value);
  };
  return [options.value === undefined ? own : options.value, set];
}
