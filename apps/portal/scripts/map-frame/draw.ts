import { northPlots, roadLine, southPlots, withGap, withOverlap } from './parcels.ts';
import { isInSight, mapFrame, moved, type Point, sheet } from './sheet-geometry.ts';
import { closedSpline, ring, spline, visibleSpline } from './svg-path.ts';
import { drawContours, streams } from './terrain.ts';

function path(d: string, attributes: string) {
  return `<path d="${d}" ${attributes}/>`;
}

function relief() {
  const contours = drawContours().map(({ isIndex, rings }) => ({
    isIndex,
    d: rings
      .filter((corners) => corners.length > 8)
      .map((corners) => visibleSpline(corners, isInSight))
      .join(''),
  }));
  const join = (isIndex: boolean) =>
    contours.flatMap((contour) => (contour.isIndex === isIndex ? contour.d : [])).join('');
  return [
    path(join(false), 'stroke="var(--map-relief)" stroke-width=".7" opacity=".6"'),
    path(join(true), 'stroke="var(--map-relief)" stroke-width="1.4" opacity=".8"'),
  ];
}

function water() {
  return streams.map(({ line: points }, index) =>
    path(
      spline(points),
      `stroke="var(--map-water)" stroke-width="${index === 0 ? 3 : 1.6}" stroke-linecap="round"`,
    ),
  );
}

const influence: readonly Point[] = [
  [396, 470],
  [470, 424],
  [560, 478],
  [668, 494],
  [776, 552],
  [896, 600],
  [906, 646],
  [800, 660],
  [640, 652],
  [500, 640],
  [404, 600],
  [372, 530],
];

/** Layers of the study: area of influence, road and plots, with two topology errors. */
function study() {
  const gapped = withGap([northPlots[1], northPlots[2]] as Parameters<typeof withGap>[0], 0.14);
  const overlapping = withOverlap(
    [southPlots[3], southPlots[4]] as Parameters<typeof withOverlap>[0],
    0.32,
  );
  const plots = [
    ...northPlots.filter((_, index) => index !== 1 && index !== 2),
    gapped.left,
    gapped.right,
    ...southPlots.filter((_, index) => index !== 3 && index !== 4),
    overlapping.left,
    overlapping.right,
  ];
  const finding =
    'fill="var(--map-finding)" fill-opacity=".28" stroke="var(--map-finding)" stroke-width="1.6"';
  return [
    path(
      closedSpline(influence),
      'stroke="var(--map-vegetation)" stroke-width="1.6" stroke-dasharray="10 5"',
    ),
    path(spline(roadLine), 'stroke="var(--map-ink)" stroke-width="2.4"'),
    path(
      plots.map(ring).join(''),
      'fill="var(--map-sheet)" fill-opacity=".6" stroke="var(--map-ink)" stroke-width="1.1"',
    ),
    path(ring(gapped.gap), finding),
    path(ring(overlapping.overlap), finding),
  ];
}

const woods: readonly (readonly Point[])[] = [
  [
    [112, 372],
    [158, 350],
    [204, 366],
    [216, 402],
    [176, 428],
    [128, 418],
  ],
  [
    [92, 470],
    [128, 456],
    [156, 476],
    [146, 512],
    [104, 516],
  ],
];

/** A multipart entity, and a shape whose coordinates are in another system. */
function displaced() {
  const shape: readonly Point[] = [
    [706, 96],
    [790, 82],
    [826, 128],
    [800, 176],
    [722, 166],
  ];
  return [
    path(
      woods.map(closedSpline).join(''),
      'fill="var(--map-vegetation)" fill-opacity=".2" stroke="var(--map-vegetation)" stroke-width="1.3"',
    ),
    path(
      'M152 424L128 458',
      'stroke="var(--map-finding)" stroke-width="1.6" stroke-dasharray="4 3"',
    ),
    path(ring(shape), 'stroke="var(--map-ink)" stroke-width="1.1" stroke-dasharray="4 3"'),
    path(
      ring(shape.map((corner) => moved(corner, [46, 34]))),
      'fill="var(--map-finding)" fill-opacity=".14" stroke="var(--map-finding)" stroke-width="1.6"',
    ),
    path('M766 128L802 154m-9-1l9 1l-4-8', 'stroke="var(--map-finding)" stroke-width="1.6"'),
  ];
}

/** A survey mark on a finding, with the code of the tool that reports it. */
function mark([x, y]: Point, code: string, [dx, dy]: Point) {
  const [left, top] = [x + dx, y + dy];
  const width = code.length * 9 + 20;
  const anchor = dx < 0 ? left + width : left;
  return [
    path(`M${x} ${y}L${anchor} ${top + 13}`, 'stroke="var(--map-finding)" stroke-width="1.2"'),
    `<circle cx="${x}" cy="${y}" r="5.5" fill="var(--map-sheet)" stroke="var(--map-finding)" stroke-width="2"/>`,
    `<circle cx="${x}" cy="${y}" r="1.6" fill="var(--map-finding)"/>`,
    `<rect x="${left}" y="${top}" width="${width}" height="26" fill="var(--map-sheet)" stroke="var(--map-finding)" stroke-width="1.4"/>`,
    `<text x="${left + 9}" y="${top + 18}" fill="var(--map-finding)" font-size="15">${code}</text>`,
  ];
}

function marks() {
  return [
    ...mark([578, 520], 'R_INF_04', [-150, -80]),
    ...mark([706, 612], 'R_INF_04', [-176, 12]),
    ...mark([140, 441], 'R_INF_05', [52, 10]),
    ...mark([786, 141], 'R_INF_02', [-196, -12]),
  ];
}

/** Map frame, ticks with false coordinates of the national origin, grid crosses and a scale bar. */
function furniture() {
  const { left, top, right, bottom } = mapFrame;
  const step = 160;
  const eastings = Array.from({ length: 5 }, (_, index) => left + 92 + index * step);
  const northings = Array.from({ length: 4 }, (_, index) => top + 82 + index * step);
  const ticks = [
    ...eastings.map((x) => `M${x} ${top}v-9M${x} ${bottom}v9`),
    ...northings.map((y) => `M${left} ${y}h-9M${right} ${y}h9`),
    ...eastings.flatMap((x) => northings.map((y) => `M${x - 5} ${y}h10M${x} ${y - 5}v10`)),
  ];
  const label = (x: number, y: number, text: string, turned = false) =>
    `<text x="${x}" y="${y}" fill="var(--map-ink)" font-size="11" text-anchor="middle"${turned ? ` transform="rotate(-90 ${x} ${y})"` : ''}>${text}</text>`;
  return [
    `<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" stroke="var(--map-ink)" stroke-width="1.6"/>`,
    path(ticks.join(''), 'stroke="var(--map-ink)" stroke-width="1"'),
    ...eastings.map((x, index) => label(x, bottom + 24, `4 88${index} 000 E`)),
    ...northings.map((y, index) => label(left - 17, y, `2 0${23 - index} 000 N`, true)),
    // One kilometer, as the grid's spacing, in four segments.
    path(
      `M${right - step} ${bottom + 34}h40v6h-40zm80 0h40v6h-40z`,
      'fill="var(--map-ink)" stroke="none"',
    ),
    path(
      `M${right - step} ${bottom + 34}h${step}v6h-${step}z`,
      'stroke="var(--map-ink)" stroke-width="1"',
    ),
    label(right - step - 26, bottom + 41, '1 km'),
  ];
}

/**
 * The checked map of the home page as SVG. Its symbol `sheet` is shown through an external `<use>`,
 * so that it uses the colors and the text font of the page.
 */
export function drawMapFrame(): string {
  const { left, top, right, bottom } = mapFrame;
  const inside = [...relief(), ...water(), ...displaced(), ...study()];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet.width} ${sheet.height}">`,
    '<title>Plano topográfico revisado</title>',
    `<clipPath id="mapFrame"><rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}"/></clipPath>`,
    `<symbol id="sheet" viewBox="0 0 ${sheet.width} ${sheet.height}" fill="none" stroke-linejoin="round">`,
    `<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" fill="var(--map-sheet)"/>`,
    '<g clip-path="url(#mapFrame)">',
    ...inside,
    '</g>',
    ...furniture(),
    ...marks(),
    '</symbol>',
    '</svg>',
    '',
  ].join('\n');
}
