import { eastings, kilometer, mapFrame, northings, type Point } from './sheet-geometry.ts';
import { path } from './svg-path.ts';

/** Sizes of what is written on the map: on a map as wide as a phone it is larger, and there is less. */
interface Lettering {
  code: number;
  /** Height of the frame of a code. */
  frame: number;
  line: number;
  radius: number;
  label: number;
  /** Distance of labels from the map frame, below it and to its left. */
  below: number;
  beside: number;
  /** Lines of the grid with a label. */
  eastings: readonly (0 | 1 | 2 | 3 | 4)[];
  northings: readonly (0 | 1 | 2 | 3)[];
}

const letterings = {
  regular: {
    code: 20,
    frame: 32,
    line: 1.4,
    radius: 5.5,
    label: 16,
    below: 23,
    beside: 14,
    eastings: [0, 1, 2, 3, 4],
    northings: [0, 1, 2, 3],
  },
  large: {
    code: 36,
    frame: 52,
    line: 3,
    radius: 11,
    label: 30,
    below: 40,
    beside: 13,
    eastings: [0, 2],
    northings: [1, 3],
  },
} satisfies Record<string, Lettering>;

/** Width of a character of the monospace font, in its size. */
const characterWidth = 0.6;

/** A survey mark on a finding, with the code of the tool that reports it. */
function mark(lettering: Lettering, [x, y]: Point, code: string, [dx, dy]: Point) {
  const { code: size, frame, line, radius } = lettering;
  const [left, top] = [x + dx, y + dy];
  const padding = size / 2;
  const width = code.length * size * characterWidth + 2 * padding;
  const anchor = dx < 0 ? left + width : left;
  const stroke = `stroke="var(--map-finding)" stroke-width="${line}"`;
  return [
    path(`M${x} ${y}L${anchor} ${top + frame / 2}`, stroke),
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="var(--map-sheet)" stroke="var(--map-finding)" stroke-width="${Math.round(radius / 3)}"/>`,
    `<circle cx="${x}" cy="${y}" r="${Math.round(radius / 3)}" fill="var(--map-finding)"/>`,
    `<rect x="${left}" y="${top}" width="${width}" height="${frame}" fill="var(--map-sheet)" ${stroke}/>`,
    `<text x="${left + padding}" y="${top + frame / 2 + size * 0.35}" fill="var(--map-finding)" font-size="${size}">${code}</text>`,
  ];
}

/** Where the findings are, with their codes, and where those codes are from there. */
const findings: readonly (readonly [Point, string, regular: Point, large: Point])[] = [
  [[578, 520], 'R_INF_04', [-150, -84], [-212, -130]],
  [[706, 612], 'R_INF_04', [-190, 8], [14, -182]],
  [[140, 441], 'R_INF_05', [52, 10], [52, 24]],
  [[786, 141], 'R_INF_02', [-196, -16], [-300, -26]],
];

/** In one of the letterings: the codes of the findings, the false coordinates of the national origin and the scale. */
export function drawLabels(name: keyof typeof letterings): string[] {
  const lettering: Lettering = letterings[name];
  const { left, right, bottom } = mapFrame;
  const { label: size, below, beside } = lettering;
  const label = (x: number, y: number, text: string, turned = false) =>
    `<text x="${x}" y="${y}" fill="var(--map-ink)" font-size="${size}" text-anchor="middle"${turned ? ` transform="rotate(-90 ${x} ${y})"` : ''}>${text}</text>`;
  return [
    ...lettering.eastings.map((index) =>
      label(eastings[index], bottom + below, `4 88${index} 000 E`),
    ),
    ...lettering.northings.map((index) =>
      label(left - beside, northings[index], `2 0${23 - index} 000 N`, true),
    ),
    label(right - kilometer - 16 - 2 * size * characterWidth, bottom + 42, '1 km'),
    ...findings.flatMap(([point, code, regular, large]) =>
      mark(lettering, point, code, name === 'large' ? large : regular),
    ),
  ];
}
