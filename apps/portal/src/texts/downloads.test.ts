import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { downloadsTexts } from './downloads.ts';

const metadata = join(
  import.meta.dirname,
  '../../../../toolboxes/gdbaudit/hosts/qgis/metadata.txt',
);

it('names the oldest QGIS that the plugin accepts', () => {
  const [, version] = /^qgisMinimumVersion=(.+)$/m.exec(readFileSync(metadata, 'utf8')) ?? [];
  expect(version).toBeDefined();
  expect(downloadsTexts.extras.plugin.text).toContain(`QGIS ${version} o posterior`);
});
