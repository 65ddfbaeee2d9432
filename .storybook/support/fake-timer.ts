/**
 * Keeps a timer of a story from ever coming, named by its delay in ms as the story's parameter
 * `fakeTimer`: a state that ends by itself then stands until its picture is taken, however slow the
 * machine is.
 */
export function freezeTimer({ parameters }: { parameters: Record<string, unknown> }) {
  const { fakeTimer } = parameters;
  if (fakeTimer === undefined) return;
  const original = window.setTimeout;
  const holding = (work: TimerHandler, delay?: number, ...given: unknown[]) =>
    delay === fakeTimer ? 0 : original(work, delay, ...given);
  window.setTimeout = Object.assign(holding, original);
  return () => {
    window.setTimeout = original;
  };
}
