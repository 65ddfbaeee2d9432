import { runProgram } from '../lib/lines/program.ts';
import { inWorkspace } from '../lib/workspace.ts';

await runProgram('attack', inWorkspace('tools', 'attack', 'lines'));
