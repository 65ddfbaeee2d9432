import { brand } from '@consultancy/brand';
import { brandBuild } from '@consultancy/brand/build';
import { sheetLightTokens } from '@consultancy/ui/theming';
import { expect, it } from 'vitest';
import { iconFiles } from './icons.ts';
import { drawSharedImage, sheetSymbol } from './shared-image.ts';

const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#123456"/></svg>';
// A dummy in place of the map, whose drawing has its own test.
const symbol = '<symbol id="sheet"><path d="M0 0h9v9z"/></symbol>';
const { images } = (await brandBuild()).fonts;
const style = { theme: sheetLightTokens, mark: brand.mark, fonts: images, symbol };
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

it('renders the Open Graph image of a page in the size that networks show', () => {
  const draw = (title: string) => drawSharedImage({ ...brand, title }, style, 0);
  const image = draw('Política de tratamiento de datos personales');
  expect(sizeOf(image)).toEqual([1200, 630]);
  expect(draw('Precios').equals(image)).toBe(false);
  expect(() => draw('palabra '.repeat(60))).toThrow('does not fit');
});

it('renders the Open Graph image in the fonts and with the mark of the brand', async () => {
  const other = await brandBuild('example');
  const draw = (changes: Partial<typeof style>) =>
    drawSharedImage({ ...brand, title: 'Precios' }, { ...style, ...changes }, 0);
  const image = draw({});
  expect(draw({ fonts: other.fonts.images }).equals(image)).toBe(false);
  expect(draw({ mark: other.facts.mark }).equals(image)).toBe(false);
  expect(draw({}).equals(image)).toBe(true);
});

it('renders the map in the colors of the theme', () => {
  const sheet = sheetSymbol(sheetLightTokens, images.code);
  expect(sheet).toContain(sheetLightTokens.color.tone.danger.text);
  expect(sheet).not.toContain('var(');
});

it('renders every icon from the same drawing', () => {
  const files = iconFiles(icon);
  const png = (name: string) => sizeOf(files.get(name) ?? Buffer.alloc(24));
  expect(png('apple-touch-icon.png')).toEqual([180, 180]);
  expect(png('icon-192.png')).toEqual([192, 192]);
  expect(png('icon-maskable-512.png')).toEqual([512, 512]);
  const ico = files.get('favicon.ico') ?? Buffer.alloc(0);
  expect(sizeOf(ico.subarray(ico.readUInt32LE(18)))).toEqual([32, 32]);
  expect(() => iconFiles('<svg xmlns="http://www.w3.org/2000/svg"/>')).toThrow('no ground');
});
