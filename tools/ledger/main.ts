import { runStoredCommand } from '../backup/stored-database.ts';
import { runMain } from '../lib/cli-error.ts';

// `pnpm ledger:verify`: recomputes all credits on the database of DATABASE_URL or on the embedded one
// in DATA_DIR, whether or not the portal runs. Its status is 1 when an invariant is violated.
await runMain(() => runStoredCommand('ledger-verify'));
