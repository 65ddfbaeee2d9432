import type { ResolvedTheme } from './resolve-theme.ts';

type Color = ResolvedTheme['color'];

/** A color on a background, as a component combines them. */
export interface ColorPair {
  name: string;
  foreground: string;
  background: string;
  /** Minimum contrast ratio: 4.5 for text; 3 for large text, icons and the edges of controls. */
  min: 4.5 | 3;
}

const sheets = ['canvas', 'surface', 'raised', 'sunken'] as const;

function onSheets(color: Color): ColorPair[] {
  return sheets.flatMap((sheet) => {
    const background = color.background[sheet];
    const pair = (name: string, foreground: string, min: 4.5 | 3): ColorPair => ({
      name: `${name} on ${sheet}`,
      foreground,
      background,
      min,
    });
    return [
      pair('text', color.text.regular, 4.5),
      pair('muted text', color.text.muted, 4.5),
      ...Object.entries(color.tone).flatMap(([name, tone]) => [
        pair(`${name} text`, tone.text, 4.5),
        pair(`${name} line`, tone.line, 3),
        // Bars and lines of charts.
        pair(`${name} fill`, tone.solid, 3),
      ]),
      pair('edge of a control', color.rule.strong, 3),
      pair('focus ring', color.focus.regular, 3),
    ];
  });
}

function withinTones(color: Color): ColorPair[] {
  return Object.entries(color.tone).flatMap(([name, tone]): ColorPair[] => [
    { name: `${name} text on its tint`, foreground: tone.text, background: tone.soft, min: 4.5 },
    {
      name: `text on ${name} tint`,
      foreground: color.text.regular,
      background: tone.soft,
      min: 4.5,
    },
    { name: `on ${name} fill`, foreground: tone.onSolid, background: tone.solid, min: 4.5 },
    {
      name: `on ${name} fill under the pointer`,
      foreground: tone.onSolid,
      background: tone.solidHover,
      min: 4.5,
    },
    { name: `${name} line on its tint`, foreground: tone.line, background: tone.soft, min: 3 },
  ]);
}

function onInverse(color: Color): ColorPair[] {
  const on = (name: string, foreground: string, background: string, min: 4.5 | 3) => ({
    name,
    foreground,
    background,
    min,
  });
  const { inverse } = color.background;
  return [
    on('inverse text', color.text.inverse, inverse, 4.5),
    on('inverse muted text', color.text.inverseMuted, inverse, 4.5),
    on('inverse focus ring', color.focus.inverse, inverse, 3),
    on('inverse text on its tint', color.text.inverse, color.rule.inverse, 4.5),
    on('inverse muted text on its tint', color.text.inverseMuted, color.rule.inverse, 4.5),
    on('inverse focus ring on its tint', color.focus.inverse, color.rule.inverse, 3),
  ];
}

/**
 * Returns every pair of colors that the components combine. A component that combines two colors in
 * a new way adds the pair here.
 */
export function colorPairs({ color }: ResolvedTheme): ColorPair[] {
  const quietHover: ColorPair = {
    name: 'link-colored label on the neutral tint',
    foreground: color.tone.primary.text,
    background: color.tone.neutral.soft,
    min: 4.5,
  };
  return [...onSheets(color), ...withinTones(color), ...onInverse(color), quietHover];
}
