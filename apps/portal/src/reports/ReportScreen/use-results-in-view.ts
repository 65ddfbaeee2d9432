import { useEffect, useRef } from 'react';
import { scrollIntoView } from '../../lib/scroll-into-view.ts';
import type { Report } from './use-report.ts';

/** Fraction of the screen below which the top of the results is too low to see the first of them. */
const lowest = 0.75;

function isInView(element: Element): boolean {
  const { top } = element.getBoundingClientRect();
  return top >= 0 && top <= window.innerHeight * lowest;
}

/**
 * Shows the result of a search: once it is there, the page scrolls to it, unless it is in view, as on
 * large screens. The focus remains on «Buscar», so that the filters can be changed again.
 * @returns `results` for the element of the results, and `awaitResults`, called on each search.
 */
export function useResultsInView<Row>({ state, pages }: Report<Row>) {
  const results = useRef<HTMLDivElement>(null);
  const isAwaited = useRef(false);
  const { isInitialLoading, isReloading, rows, error } = pages;
  const isBusy = isInitialLoading || isReloading;
  const isComplete = state === 'ready' && !isBusy && (rows !== undefined || error !== null);
  useEffect(() => {
    if (!isComplete || !isAwaited.current) return;
    isAwaited.current = false;
    if (results.current && !isInView(results.current)) scrollIntoView(results.current);
  });
  return {
    results,
    awaitResults: () => {
      isAwaited.current = true;
    },
  };
}
