import { afterEach } from 'vitest';
import type { JourneyVisitor } from './journey-page.ts';

/** Saves screenshots, documents and traces of every visitor of the file after a failed stage, and prints the last clicks. */
export function recordFailureEvidence(visitors: () => readonly JourneyVisitor[]): void {
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return;
    for (const visitor of visitors()) {
      const { folder, last } = await visitor.saveEvidence();
      const lines = [
        `Screenshots, documents and trace of the ${visitor.name}: ${folder}`,
        ...last,
        ...visitor.errors,
      ];
      process.stderr.write(`${lines.join('\n')}\n`);
    }
  });
}
