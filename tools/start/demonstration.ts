import { createHash } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DemoAccount, demoAccounts } from '@consultancy/backend/demo-accounts';
import { ToolboxClient } from '../toolbox/client.ts';
import { type Portal, PortalSession } from '../toolbox/portal-session.ts';
import { type RunPlan, runTool } from '../toolbox/run-tool.ts';
import { ToolboxError } from '../toolbox/toolbox-error.ts';
import type { StartConfig } from './config.ts';
import { localAddress } from './server.ts';

/** The accounts of the demonstration data, as the backend makes them. */
export const demonstrationAccounts: readonly DemoAccount[] = demoAccounts;

/** What the demonstration's people have run, oldest first. */
const runs: Readonly<Record<string, { machine: string; plans: readonly RunPlan[] }>> = {
  usuaria_demo: {
    machine: 'PORTATIL-LGOMEZ',
    plans: [
      { feature_id: 'R_INF_01', fc_records90: 48, tb_records90: 21 },
      { feature_id: 'R_INF_02', fc_records90: 1_250, tb_records90: 0 },
      {
        feature_id: 'R_INF_04',
        fc_records90: 3_400,
        tb_records90: 120,
        failure: {
          stage: 'Topología: polígonos',
          message: 'ERROR 000258: la salida Topologia.gdb\\UnidadGeologica ya existe.',
        },
      },
      { feature_id: 'R_INF_04', fc_records90: 3_400, tb_records90: 120 },
      { feature_id: 'R_INF_07', fc_records90: 2_180, tb_records90: 940 },
      { feature_id: 'R_INF_10', fc_records90: 5_600, tb_records90: 2_300 },
      { feature_id: 'R_INF_15', fc_records90: 64, tb_records90: 18 },
    ],
  },
  jperez_sig: {
    machine: 'ESTACION-SIG-02',
    plans: [
      { feature_id: 'R_INF_03', fc_records90: 12, tb_records90: 3 },
      { feature_id: 'R_INF_05', fc_records90: 860, tb_records90: 0 },
    ],
  },
};

/**
 * Signs in, or gives `null` where that is nobody's fault: a database of one's own may hold other
 * accounts, and no program passes reCAPTCHA.
 */
async function signIn(portal: Portal, username: string, password: string) {
  try {
    return await PortalSession.signIn(portal, username, password);
  } catch (error) {
    if (error instanceof ToolboxError && (error.status === 400 || error.status === 404))
      return null;
    throw error;
  }
}

async function runFor(portal: Portal, username: string, password: string): Promise<void> {
  const work = runs[username];
  const session = work ? await signIn(portal, username, password) : null;
  if (!work || !session || (await session.hasRuns())) return;
  const client = new ToolboxClient({ host: portal.host });
  await client.activate(await session.activationCode(), work.machine);
  for (const plan of work.plans) await runTool(client, plan);
}

/**
 * Makes the demonstration's runs through the tool API, once for each database.
 * @returns whether there was anything to make.
 * @throws ToolboxError when the API refuses.
 */
export async function makeDemonstrationRuns(config: StartConfig): Promise<boolean> {
  // The embedded database lives and dies with the data folder, whatever its port is today.
  const subject = config.databaseUrl ?? 'embedded';
  const digest = createHash('sha256').update(subject).digest('hex').slice(0, 12);
  const done = join(config.dataDir, `demonstration-runs-${digest}`);
  if (existsSync(done)) return false;
  const portal = {
    host: `${localAddress(config)}/api`,
    origin: new URL(config.publicUrl).origin,
  };
  for (const { username, password } of demoAccounts) await runFor(portal, username, password);
  writeFileSync(done, '');
  return true;
}
