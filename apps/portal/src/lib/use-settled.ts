import { useEffect, useState } from 'react';

/** A value once it has stayed the same for so many milliseconds; the first one at once. */
export function useSettled<Value>(value: Value, patience: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), patience);
    return () => clearTimeout(timer);
  }, [value, patience]);
  return settled;
}
