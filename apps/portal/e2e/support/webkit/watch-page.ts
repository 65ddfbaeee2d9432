declare global {
  interface Window {
    /** What went wrong in the document and was not read yet. */
    journeyErrors?: string[];
  }
}

/**
 * Watches the document from now on, and returns what went wrong in it since the last call: the
 * responses of errors and the violations of the policy from its start too. It runs in the page.
 */
export function readErrors(): string[] {
  const found = window.journeyErrors;
  if (found) return found.splice(0);
  const errors: string[] = [];
  window.journeyErrors = errors;
  const { error } = console;
  console.error = (...values: unknown[]) => {
    errors.push(`console: ${values.join(' ')}`);
    error.apply(console, values);
  };
  window.addEventListener('error', ({ message }) => errors.push(`uncaught: ${message}`));
  window.addEventListener('unhandledrejection', ({ reason }) => errors.push(`uncaught: ${reason}`));
  document.addEventListener('securitypolicyviolation', (event) =>
    errors.push(`policy: ${event.violatedDirective} ${event.blockedURI}`),
  );
  const note = (entries: readonly PerformanceEntry[]) => {
    for (const entry of entries) {
      // A WebKit without the status has `undefined` here.
      const isError = entry instanceof PerformanceResourceTiming && entry.responseStatus >= 400;
      if (isError) errors.push(`response: ${entry.responseStatus} ${entry.name}`);
    }
  };
  new PerformanceObserver((list) => note(list.getEntries())).observe({
    type: 'resource',
    buffered: true,
  });
  return [];
}
