import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Random order finds what a file leaves for another one (docs/adr/062). */
const isShuffled = process.argv.includes('--sequence.shuffle.files');

/**
 * The files of each project by their environment: a worker serves the next file only where that is the same, and
 * another worker loads every module again.
 */
class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { seed } = this.ctx.config.sequence;
    const draw = ({ moduleId }: TestSpecification) =>
      createHash('sha1').update(`${seed} ${moduleId}`).digest('hex');
    const groupOf = ({ moduleId, project }: TestSpecification) =>
      `${project.name} ${/@vitest-environment \w+/.exec(readFileSync(moduleId, 'utf8'))}`;
    const sorted = await super.sort(files);
    if (isShuffled) sorted.sort((one, other) => (draw(one) < draw(other) ? -1 : 1));
    return [...Map.groupBy(sorted, groupOf).values()].flat();
  }
}

/**
 * All that Vitest runs without a build, so that `npx vitest run <file>` in the root folder finds the
 * configuration of that file. The journeys and the packed design system have configurations of their own.
 */
export default defineConfig({
  // Each project says so too; the root decides whether its worker serves the next file.
  test: {
    isolate: false,
    projects: ['packages/*', 'apps/*', 'tools'],
    sequence: { sequencer: ByEnvironment },
  },
});
