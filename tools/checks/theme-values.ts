import type { Check } from './check.ts';
import { readSources, type SourceFile } from './source-files.ts';

/** What a style sheet may not say by itself, and where it is had instead. */
const literals: readonly (readonly [what: string, pattern: RegExp, instead: string])[] = [
  [
    'a colour',
    /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(|['" ](?:white|black|red|green|blue|gr[ae]y)['" ]/i,
    'vars.color',
  ],
  ['a length in px or rem', /\b\d+(?:\.\d+)?(?:px|rem)\b/, 'vars.space, size, line or radius'],
  ['a duration', /\b\d+(?:\.\d+)?m?s\b/, 'vars.motion'],
  ['a place in depth', /\bzIndex:\s*['"]?-?\d/, 'vars.layer'],
  ['a weight of lettering', /\bfontWeight:\s*['"]?\d/, 'vars.type.weight'],
  ['a height of lines', /\blineHeight:\s*['"]?\d/, 'vars.type.lineHeight'],
];

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');

/**
 * Finds values written out where they should come from the theme. A length in `em` follows the
 * lettering it belongs to and a percentage what is around it, so both may stand.
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

// Where the values themselves are told: themes, and the faces' own measures.
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
