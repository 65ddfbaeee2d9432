/**
 * Evaluated before anything else of a command is loaded (`vite.config.ts`), so that an older Node
 * names the cause instead of failing at the first function that it lacks. No newer syntax here.
 */
import { engines } from '../package.json';

const required = Number(/\d+/.exec(engines.node)?.[0]);
const actual = process.versions.node;

if (Number.parseInt(actual, 10) < required) {
  process.stderr.write(
    `This is Node ${actual}; the server needs Node ${required} or newer. Start it with bin/gdb-audit ` +
      `of the release, which brings its own Node, or install Node ${required} (nodejs.org).\n`,
  );
  process.exit(1);
}
