/**
 * Reports what goes wrong in a document from its start: errors of the console, uncaught ones, and
 * violations of the content security policy. It runs in the page, so it uses nothing of this module.
 * @param url receives each error as the body of a request.
 */
export function watchPage(url: string): void {
  const report = (error: string) => void navigator.sendBeacon(url, error);
  const { error } = console;
  console.error = (...values: unknown[]) => {
    report(`console: ${values.join(' ')}`);
    error.apply(console, values);
  };
  window.addEventListener('error', ({ message }) => {
    // Says that the rest of the observations comes with the next frame.
    if (!message.startsWith('ResizeObserver loop')) report(`uncaught: ${message}`);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => report(`uncaught: ${reason}`));
  document.addEventListener('securitypolicyviolation', (event) =>
    report(`policy: ${event.violatedDirective} ${event.blockedURI}`),
  );
}
