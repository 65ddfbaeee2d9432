/**
 * Aborts on the first signal that ends this program, or when the bootstrap is killed, which has the
 * other end of the channel; nothing else can stop the program then.
 * @param reason of the abort.
 */
export function stopSignal(reason?: Error): AbortSignal {
  const controller = new AbortController();
  const stop = () => controller.abort(reason);
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, stop);
  process.on('disconnect', stop);
  process.channel?.unref();
  // A closed terminal must not hinder a clean end.
  process.stdout.on('error', () => undefined);
  process.stderr.on('error', () => undefined);
  return controller.signal;
}
