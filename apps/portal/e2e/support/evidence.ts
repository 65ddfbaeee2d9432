import { afterEach } from 'vitest';
import type { Visitor } from './visitor.ts';

/** Keeps pictures and traces of every visitor of the file after a stage that failed, and says where and what was pressed. */
export function recordFailureEvidence(visitors: () => readonly Visitor[]): void {
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return;
    for (const visitor of visitors()) {
      const { folder, last } = await visitor.keepEvidence();
      const lines = [
        `Pictures and trace of the ${visitor.name}: ${folder}`,
        ...last,
        ...visitor.faults,
      ];
      process.stderr.write(`${lines.join('\n')}\n`);
    }
  });
}
