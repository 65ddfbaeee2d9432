import { colorPairs } from '../../src/themes/color-pairs.ts';
import { contrast } from '../../src/themes/contrast.ts';
import { swatch } from './blocks.css.ts';
import { documentedThemes } from './documented-themes.ts';
import { TokenTable } from './TokenTable.tsx';

/** The values of one group of colours, in each theme. */
export function Swatches({ group }: { group: 'background' | 'text' | 'rule' }) {
  return documentedThemes.map(({ className, values, name }) => (
    <TokenTable
      key={name}
      theme={className}
      caption={`${group} in ${name}`}
      rows={Object.entries(values.color[group]).map(([role, value]) => ({
        name: `color.${group}.${role}`,
        value,
        sample: <span className={swatch} style={{ background: value }} />,
      }))}
    />
  ));
}

/** Each tone with its lettering, its filled area and its tint, in each theme. */
export function Tones() {
  return documentedThemes.map(({ className, values, name }) => (
    <TokenTable
      key={name}
      theme={className}
      caption={`Tones in ${name}`}
      rows={Object.entries(values.color.tone).map(([role, tone]) => ({
        name: `color.tone.${role}`,
        value: tone.solid,
        sample: (
          <>
            <span className={swatch} style={{ color: tone.text, background: tone.soft }}>
              text on soft
            </span>{' '}
            <span className={swatch} style={{ color: tone.onSolid, background: tone.solid }}>
              onSolid on solid
            </span>
          </>
        ),
      }))}
    />
  ));
}

/** Every pair of colours in use, with the contrast measured and the least there must be. */
export function Contrasts() {
  return documentedThemes.map(({ className, values, name }) => (
    <TokenTable
      key={name}
      theme={className}
      caption={`Contrast in ${name}`}
      rows={colorPairs(values).map(({ name: pair, foreground, background, least }) => ({
        name: pair,
        value: `${contrast(foreground, background).toFixed(2)} : 1, at least ${least}`,
        sample: (
          <span className={swatch} style={{ color: foreground, background }}>
            Hallazgo 4
          </span>
        ),
      }))}
    />
  ));
}
