import type { DemoAccount } from '@consultancy/backend/demo-accounts';
import type { StartConfig } from './config.ts';

/**
 * The message of the start program when everything is ready.
 * @param accounts demonstration accounts; none in production.
 */
export function announcement(config: StartConfig, accounts: readonly DemoAccount[]): string {
  const rows: [label: string, value: string][] = [
    ['Portal', config.publicUrl],
    ['API', `${config.publicUrl}/api`],
    ['API reference', `${config.publicUrl}/api/docs`],
  ];
  if (!config.smtpUrl) rows.push(['Inbox', `http://localhost:${config.mailPort}`]);
  rows.push(['Logs', `${config.dataDir}/logs`]);
  const lines = rows.map(([label, value]) => `  ${label.padEnd(14)} ${value}`);
  if (accounts.length > 0) {
    const width = Math.max(...accounts.map((account) => account.username.length));
    lines.push('', '  Demonstration accounts (for this machine only):');
    for (const { username, password, role, suspended } of accounts) {
      const state = suspended ? ', suspended' : '';
      lines.push(`  ${username.padEnd(width)}  ${password}  (${role}${state})`);
    }
  }
  return `\nReady.\n\n${lines.join('\n')}\n\nCtrl-C stops everything.\n`;
}
