import { useLayoutEffect, useState } from 'react';
import { typeInto } from '../private/type-into.ts';
import { useMergedRef } from '../private/use-merged-ref.ts';
import { useSetByScript } from '../private/use-set-by-script.ts';
import type { DateRangeEnd } from './DateRangeField.tsx';

/**
 * The dates of both inputs. They are read from the inputs after each render, on each change, and
 * when a script or a form reset sets them, because that fires no event.
 */
export function useRange(from: DateRangeEnd, to: DateRangeEnd) {
  const first = useMergedRef(from.ref);
  const last = useMergedRef(to.ref);
  const [range, setRange] = useState('');
  const read = () => setRange(`${first.own.current?.value}/${last.own.current?.value}`);
  useLayoutEffect(read);
  useSetByScript(first.own, 'value', read);
  useSetByScript(last.own, 'value', read);
  return {
    refs: { from: first.ref, to: last.ref },
    read,
    isAt: (days: { from: string; to: string }) => range === `${days.from}/${days.to}`,
    set: (days: { from: string; to: string }) => {
      if (first.own.current) typeInto(first.own.current, days.from);
      if (last.own.current) typeInto(last.own.current, days.to);
    },
  };
}
