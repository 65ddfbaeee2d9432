import { tmpdir } from 'node:os';
import { CliError } from '../lib/cli-error.ts';
import { runCommand } from '../test/run-command.ts';

/** What npm says that it would publish. */
export interface PublishPreview {
  /** Name and version, such as `@consultancy/ui@0.1.0`. */
  readonly id: string;
  readonly files: readonly { readonly path: string }[];
  /** Size of the tarball in bytes. */
  readonly size: number;
}

/**
 * `npm publish --dry-run` of a tarball: everything but the upload, without credentials.
 * @throws CliError with npm's output where it would not publish, as for a private manifest.
 */
export async function previewPublish(tarball: string): Promise<PublishPreview> {
  // Outside the workspace: its manifest would give npm a context of its own.
  const options = { cwd: tmpdir() };
  const { ok, output } = await runCommand(
    'npm',
    ['publish', '--dry-run', '--json', '--loglevel=error', tarball],
    options,
  );
  const start = output.indexOf('{');
  if (!ok || start < 0) throw new CliError('npm would not publish it.', output.split('\n'));
  // npm names the package first: `{ "@consultancy/ui": { "id": … } }`.
  const previews: Record<string, PublishPreview> = JSON.parse(
    output.slice(start, output.lastIndexOf('}') + 1),
  );
  const [preview] = Object.values(previews);
  if (!preview) throw new CliError('npm named no package.', output.split('\n'));
  return preview;
}
