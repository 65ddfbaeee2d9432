import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startBackend } from '../../test/build-app.ts';

const backend = startBackend();
const folder = join(import.meta.dirname, '../../../../deploy/monitoring');

/** Names of the metrics in expressions such as `max(database_up{job="gdb-audit"})`. */
function metricsIn(file: string): string[] {
  const text = readFileSync(join(folder, file), 'utf8');
  const names = [...text.matchAll(/\b([a-z_0-9]+)\{job=\\?"gdb-audit\\?"/g)].map(
    ([, name]) => name,
  );
  return [...new Set(names)].filter((name) => name !== undefined && name !== 'up') as string[];
}

it.each(['alerts.yml', 'grafana-dashboard.json'])('%s uses metrics that exist', async (file) => {
  // The first request gives the histogram its series.
  await backend.app.inject({ url: '/healthz/live' });
  const { payload } = await backend.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
  const known = [...payload.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);
  const used = metricsIn(file);
  expect(used.length).toBeGreaterThan(8);
  expect(
    used.map((name) => name.replace(/_(bucket|count)$/, '')).filter((one) => !known.includes(one)),
  ).toEqual([]);
});
