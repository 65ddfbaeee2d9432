import type { Check } from './check.ts';
import { readSources, type SourceFile } from './source-files.ts';

/** Literals that a style sheet must not contain, and the source to use instead. */
const literals: readonly (readonly [what: string, pattern: RegExp, instead: string])[] = [
  [
    'a colour',
    /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(|['" ](?:white|black|red|green|blue|gr[ae]y)['" ]/i,
    'vars.color',
  ],
  ['a length in px or rem', /\b\d+(?:\.\d+)?(?:px|rem)\b/, 'vars.space, size, line or radius'],
  ['a duration', /\b\d+(?:\.\d+)?m?s\b/, 'vars.motion'],
  ['a stacking order', /\bzIndex:\s*['"]?-?\d/, 'vars.layer'],
  ['a font weight', /\bfontWeight:\s*['"]?\d/, 'vars.type.weight'],
  ['a line height', /\blineHeight:\s*['"]?\d/, 'vars.type.lineHeight'],
];

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');

/**
 * Finds values written out where they should come from the theme. A length in `em` follows the
 * text it belongs to and a percentage its container, so both are allowed.
 */
export function findLiteralValues(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const code = withoutComments(text);
    return literals.flatMap(([what, pattern, instead]) => {
      const found = pattern.exec(code)?.[0];
      return found ? [`${path}: "${found.trim()}" is ${what}: take it from ${instead}.`] : [];
    });
  });
}

// Sources of the values: themes, and the metrics of the fonts.
const isSource = ({ path }: SourceFile) => /\/ui\/src\/(themes|css\/fonts)/.test(path);

export const themeValues: Check = {
  name: 'Style sheets take their values from the theme',
  run: () => {
    const sheets = readSources(
      ['packages/ui/src', 'packages/ui/docs', 'apps/portal/src'],
      /\.css\.ts$/,
    );
    return findLiteralValues(sheets.filter((sheet) => !isSource(sheet)));
  },
};
