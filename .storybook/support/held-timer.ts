/**
 * Keeps a timer of a story from ever coming, named by its delay in ms as the story's parameter
 * `heldTimer`: a state that ends by itself then stands until its picture is taken, however slow the
 * machine is.
 */
export function holdTimer({ parameters }: { parameters: Record<string, unknown> }) {
  const { heldTimer } = parameters;
  if (heldTimer === undefined) return;
  const original = window.setTimeout;
  const holding = (work: TimerHandler, delay?: number, ...given: unknown[]) =>
    delay === heldTimer ? 0 : original(work, delay, ...given);
  window.setTimeout = Object.assign(holding, original);
  return () => {
    window.setTimeout = original;
  };
}
