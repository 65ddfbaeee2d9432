/**
 * Keeps one timer of a story from firing, named by its delay in ms as the story's parameter
 * `suspendedTimer`: a state that ends by itself then lasts until its screenshot is taken, however
 * slow the machine is.
 */
export function suspendTimer({ parameters }: { parameters: Record<string, unknown> }) {
  const { suspendedTimer } = parameters;
  if (suspendedTimer === undefined) return;
  const original = window.setTimeout;
  const filtered = (handler: TimerHandler, delay?: number, ...rest: unknown[]) =>
    delay === suspendedTimer ? 0 : original(handler, delay, ...rest);
  window.setTimeout = Object.assign(filtered, original);
  return () => {
    window.setTimeout = original;
  };
}
