import { parseArgs } from 'node:util';
import { diagnose } from '../doctor/diagnose.ts';
import { renderFindings } from '../doctor/finding.ts';

/** Where the systemd unit keeps the backups. */
const standardBackups = '/var/lib/gdb-audit/backups';

const { values } = parseArgs({ options: { backups: { type: 'string' } } });
const findings = await diagnose(process.env, values.backups ?? standardBackups);
process.stdout.write(renderFindings(findings));
process.exitCode = findings.some(({ severity }) => severity === 'error') ? 1 : 0;
