import { tmpdir } from 'node:os';
import { CliError } from '../lib/cli-error.ts';
import { requireCommand } from '../test/run-command.ts';

interface PublishPreview {
  readonly id: string;
  readonly files: readonly { readonly path: string }[];
  readonly size: number;
}

/**
 * `npm publish --dry-run` of a tarball: everything but the upload, without credentials.
 * @throws CliError with npm's output where it would not publish, as for a private manifest.
 */
export async function previewPublish(tarball: string): Promise<PublishPreview> {
  const args = ['publish', '--dry-run', '--json', '--loglevel=error', tarball];
  // Outside the workspace: its manifest would give npm a context of its own.
  const output = await requireCommand('npm would not publish it.', 'npm', args, { cwd: tmpdir() });
  const json = /\{[\s\S]*\}/.exec(output)?.[0] ?? '{}';
  // npm names the package first: `{ "@consultancy/ui": { "id": … } }`.
  const [preview] = Object.values<PublishPreview>(JSON.parse(json));
  if (!preview) throw new CliError('npm named no package.', output.split('\n'));
  return preview;
}
