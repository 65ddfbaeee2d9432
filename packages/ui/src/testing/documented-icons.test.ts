import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { documentedIcons } from '../../docs/blocks/documented-icons.ts';

const components = join(import.meta.dirname, '..', 'components');

/** Names that a file imports from the library of icons. */
const iconsIn = (text: string) =>
  [...text.matchAll(/import \{([^}]*)\} from 'lucide-react'/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => /^[A-Z]/.test(name));

test('the page of icons shows every icon of the components', () => {
  const files = globSync('**/*.tsx', { cwd: components }).filter(
    (path) => !/\.(stories|test)\./.test(path),
  );
  const used = files.flatMap((path) => iconsIn(readFileSync(join(components, path), 'utf8')));
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((name) => !(name in documentedIcons))).toEqual([]);
});
