import { describeError } from '../describe-error.ts';
import { diagnose } from '../doctor/diagnose.ts';
import { renderFindings } from '../doctor/finding.ts';
import { parseCommand } from './parse-command.ts';

const usage = `Usage: doctor [--backups FOLDER]
  --backups FOLDER  where the backups are, which this user must be able to read`;

/** Where the systemd unit keeps the backups. */
const standardBackups = '/var/lib/gdb-audit/backups';

try {
  const { values } = parseCommand(usage, { options: { backups: { type: 'string' } } });
  const findings = await diagnose(process.env, values.backups ?? standardBackups);
  process.stdout.write(renderFindings(findings));
  process.exitCode = findings.some(({ severity }) => severity === 'error') ? 1 : 0;
} catch (error) {
  console.error(`Nothing was checked: ${describeError(error)}`);
  process.exitCode = 1;
}
