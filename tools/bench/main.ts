import { runProgram } from '../lib/lines/program.ts';
import { inWorkspace } from '../lib/workspace.ts';

await runProgram('bench', inWorkspace('tools', 'bench', 'lines'));
