import { runProgram } from '../lib/cases/runner.ts';

await runProgram('attack');
