import { statSync } from 'node:fs';
import { describeError } from '../describe-error.ts';
import { makeLeakedFilter } from '../security/make-leaked-filter.ts';
import { parseCommand } from './parse-command.ts';

const usage = `Usage: passwords-filter LIST FILTER [--min-count N] [--rate R]
  LIST           lines SHA-1:COUNT in the order of the hashes (Have I Been Pwned)
  FILTER         file for LEAKED_PASSWORDS
  --min-count N  leaves out passwords that were seen less often; default 1
  --rate R       part of other passwords that may be rejected by mistake; default 0.001`;

function readArguments() {
  const { positionals, values } = parseCommand(usage, {
    allowPositionals: true,
    options: {
      'min-count': { type: 'string', default: '1' },
      rate: { type: 'string', default: '0.001' },
    },
  });
  const [source, target, ...rest] = positionals;
  const minCount = Number(values['min-count']);
  const rate = Number(values.rate);
  const isRate = rate >= 1e-6 && rate <= 0.1;
  if (!source || !target || rest.length > 0 || !Number.isInteger(minCount) || !isRate) {
    throw new Error(usage);
  }
  return { source, target, minCount, rate };
}

try {
  const { source, target, minCount, rate } = readArguments();
  const onProgress = (lines: number) => console.log(`${lines} lines`);
  const head = await makeLeakedFilter(source, target, { minCount, rate, onProgress });
  const mib = (statSync(target).size / 2 ** 20).toFixed(1);
  console.log(`${target}: ${head.entries} passwords, ${mib} MiB, false positives ${head.rate}.`);
  console.log('Set LEAKED_PASSWORDS to it and restart the servers.');
} catch (error) {
  console.error(`No filter was made: ${describeError(error)}`);
  process.exitCode = 1;
}
