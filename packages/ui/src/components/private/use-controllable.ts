import { useState } from 'react';

/**
 * A value that the caller keeps, or that the component keeps itself where none is given.
 * @returns the value, and what sets it and tells the caller.
 */
export function useControllable<Value>(options: {
  /** The caller's value; left out, the component keeps its own. */
  value: Value | undefined;
  /** Where it begins when the component keeps it. */
  initial: Value;
  /** Told of every change, whoever keeps the value. */
  onChange: ((value: Value) => void) | undefined;
}): [Value, (value: Value) => void] {
  const [own, setOwn] = useState(options.initial);
  const set = (value: Value) => {
    if (options.value === undefined) setOwn(value);
    options.onChange?.(value);
  };
  return [options.value === undefined ? own : options.value, set];
}
