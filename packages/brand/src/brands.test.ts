import { themeCss } from '@consultancy/ui/theming';
import { expect, it } from 'vitest';
import { themes } from './brands/example/theme.ts';
import { brandBuild } from './build.ts';
import { documentColors } from './theme.ts';

it('has the styles of the theme in the folder of the brand', async () => {
  const css = themeCss(themes);
  await expect(css).toMatchFileSnapshot('./brands/example/theme.css');
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
  await expect(brandBuild(name)).rejects.toThrow('is not a folder');
});
