import { drawLabels } from './labels.ts';
import { northPlots, roadLine, southPlots, withGap, withOverlap } from './parcels.ts';
import {
  eastings,
  isInSight,
  kilometer,
  mapFrame,
  moved,
  northings,
  type Point,
  sheet,
} from './sheet-geometry.ts';
import { closedSpline, path, ring, spline, visibleSpline } from './svg-path.ts';
import { drawContours, streams } from './terrain.ts';

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

/** Map frame, ticks, grid crosses and a scale bar. */
function furniture() {
  const { left, top, right, bottom } = mapFrame;
  const ticks = [
    ...eastings.map((x) => `M${x} ${top}v-9M${x} ${bottom}v9`),
    ...northings.map((y) => `M${left} ${y}h-9M${right} ${y}h9`),
    ...eastings.flatMap((x) => northings.map((y) => `M${x - 5} ${y}h10M${x} ${y - 5}v10`)),
  ];
  return [
    `<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" stroke="var(--map-ink)" stroke-width="1.6"/>`,
    path(ticks.join(''), 'stroke="var(--map-ink)" stroke-width="1"'),
    // One kilometer in four segments.
    path(
      `M${right - kilometer} ${bottom + 34}h40v6h-40zm80 0h40v6h-40z`,
      'fill="var(--map-ink)" stroke="none"',
    ),
    path(
      `M${right - kilometer} ${bottom + 34}h${kilometer}v6h-${kilometer}z`,
      'stroke="var(--map-ink)" stroke-width="1"',
    ),
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
    // A page chooses the lettering by its CSS (see `MapFrame.css.ts`).
    '<g opacity="var(--map-regular,1)">',
    ...drawLabels('regular'),
    '</g>',
    '<g opacity="var(--map-large,0)">',
    ...drawLabels('large'),
    '</g>',
    '</symbol>',
    '</svg>',
    '',
  ].join('\n');
}
