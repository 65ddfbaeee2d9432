import type { Plugin } from 'rolldown';
import { designTokens } from '../src/themes/design-tokens.ts';
import { sheetDark } from '../src/themes/sheet-dark/tokens.ts';
import { sheetLight } from '../src/themes/sheet-light/tokens.ts';
import { wireframe } from '../src/themes/wireframe/tokens.ts';

/** Writes each theme as design tokens in the DTCG format: `tokens/<theme>.tokens.json`. */
export function designTokenFiles(): Plugin {
  return {
    name: 'design-token-files',
    generateBundle() {
      for (const theme of [sheetLight, sheetDark, wireframe]) {
        this.emitFile({
          type: 'asset',
          fileName: `tokens/${theme.name}.tokens.json`,
          source: `${JSON.stringify(designTokens(theme), null, 2)}\n`,
        });
      }
    },
  };
}
