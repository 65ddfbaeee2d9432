import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const components = join(import.meta.dirname, '..', '..');

/** An import or re-export that remains at run time, and its module specifier. */
const staticImport = /^(?:import|export) (?!type\b)[^'"]*?from '([^']+)';$/gm;

/** Packages that a module imports statically, directly or through other modules. */
function packagesOf(file: string, seen = new Set<string>()): Set<string> {
  const packages = new Set<string>();
  if (seen.has(file) || file.endsWith('.css.ts')) return packages;
  seen.add(file);
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(staticImport)) {
    const found = name.startsWith('.') ? packagesOf(join(dirname(file), name), seen) : [name];
    for (const each of found) packages.add(each);
  }
  return packages;
}

it.each([
  'Combobox/Combobox.tsx',
  'DateRangeField/DateRangeField.tsx',
  'Dialog/Dialog.tsx',
  'DropdownMenu/DropdownMenu.tsx',
  'PagedTable/PagedTable.tsx',
  'Popover/Popover.tsx',
  'Sheet/Sheet.tsx',
  'Toast/ToastProvider.tsx',
  'Tooltip/Tooltip.tsx',
])('%s imports no library that loads on demand', (file) => {
  const packages = [...packagesOf(join(components, file))];
  expect(packages).toContain('react');
  expect(
    packages.filter((name) =>
      /^(?:@radix-ui\/(?!react-slot)|@tanstack|downshift|react-day-picker)/.test(name),
    ),
  ).toEqual([]);
});

it('finds a library that is imported statically', () => {
  expect([...packagesOf(join(components, 'Tabs/Tabs.tsx'))]).toContain('@radix-ui/react-tabs');
});
