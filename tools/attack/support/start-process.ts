import { type Child, startChild } from '../../lib/child.ts';
import { freePort } from '../../lib/ports.ts';
import { waitUntilReady } from '../../lib/wait.ts';
import { inWorkspace } from '../../lib/workspace.ts';

/** A folder, and ports that are free now. */
export const startSettings = async (dataDir: string) => ({
  dataDir,
  port: await freePort(),
  mailPort: await freePort(),
});
export type StartSettings = Awaited<ReturnType<typeof startSettings>>;

export const launchStart = ({ dataDir, port, mailPort }: StartSettings): Promise<Child> =>
  startChild({
    name: 'The start',
    args: ['tools/start/main.ts'],
    cwd: inWorkspace(),
    env: {
      ...process.env,
      ...{ DATA_DIR: dataDir, PORT: `${port}`, MAIL_PORT: `${mailPort}` },
      ...{ NODE_ENV: '', DATABASE_URL: '', SMTP_URL: '' },
    },
  });

/** Starts and waits until the portal responds. @returns the process and its milliseconds. */
export async function startAndWait(settings: StartSettings) {
  const start = performance.now();
  const child = await launchStart(settings);
  await waitUntilReady(child, `http://127.0.0.1:${settings.port}/healthz/ready`);
  return { child, readyAfter: performance.now() - start };
}
