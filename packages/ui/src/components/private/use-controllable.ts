import { useState } from 'react';

/**
 * State that is controlled by the caller or stored in the component.
 * @returns the value, and a setter that also calls `onChange`.
 */
export function useControllable<Value>(options: {
  /** Controlled value; undefined if the component stores it. */
  value: Value | undefined;
  /** Initial value if uncontrolled. */
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
