import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { themeCss } from '@consultancy/ui/theming';
import { expect, it } from 'vitest';
import { brandBuild, conditionsOf } from './build.ts';
import { documentColors } from './theme.ts';

const folder = join(import.meta.dirname, 'brands');

const brands = readdirSync(folder);

/** Brands with a theme of their own; the default brand has the one of the design system. */
const themed = brands.filter((name) =>
  readFileSync(join(folder, name, 'styles.ts'), 'utf8').includes(`'./theme.css'`),
);

it('knows a brand with a theme of its own', () => {
  expect(themed).toContain('example');
});

it.each(themed)('has the styles of its theme in the folder of %s', async (name) => {
  const { themes } = await brandBuild(name);
  await expect(themeCss(themes)).toMatchFileSnapshot(`./brands/${name}/theme.css`);
});

it.each(themed)(
  'names the themes of %s after its folder, as reports of contrast do',
  async (name) => {
    const { themes } = await brandBuild(name);
    expect([themes.light.name, themes.dark.name]).toEqual([`${name}-light`, `${name}-dark`]);
  },
);

it.each(brands)('names the product of %s in its icon', async (name) => {
  const { facts, publicDir } = await brandBuild(name);
  const icon = readFileSync(join(publicDir, 'favicon.svg'), 'utf8');
  expect(icon).toContain(`<title>${facts.product}</title>`);
});

it('gives e-mails and receipts the colors of the theme as hex values', () => {
  for (const color of Object.values(documentColors)) expect(color).toMatch(/^#[0-9a-f]{6}$/);
});

it('resolves the default brand without a name', async () => {
  expect((await brandBuild()).conditions).toEqual([]);
  expect((await brandBuild('')).publicDir).toMatch(/gdb-audit\/public$/);
});

it('resolves another brand by its folder', async () => {
  const { conditions, facts } = await brandBuild('example');
  expect(conditions).toEqual(['brand-example']);
  expect(facts.product).toBe('Cartas Claras');
});

it.each(['none', '../gdb-audit'])('rejects the brand %s', async (name) => {
  await expect(brandBuild(name)).rejects.toThrow('no such folder');
});

it('rejects a brand that an import of the package does not lead to', () => {
  const imports = {
    '#brand/facts': { 'brand-acme': './facts.ts', default: './default.ts' },
    '#brand/theme': { default: './default.ts' },
  };
  expect(() => conditionsOf('acme', imports)).toThrow(
    'add "brand-acme" to the imports #brand/theme,',
  );
});
