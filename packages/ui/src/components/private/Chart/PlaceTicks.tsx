import { type LabelSpace, type PlaceTick, placeLabels } from './place-labels.ts';

interface PlaceTicksProps {
  ticks: ReadonlyArray<PlaceTick>;
  space: LabelSpace;
}

/** How far below the plot the labels have their baseline, in pixels of usual text. */
const BASELINE = 18;

/** The words under a plot, as many as have room there. */
export function PlaceTicks({ ticks, space }: PlaceTicksProps) {
  return placeLabels(ticks, space).map(({ key, x, anchor, text }) => (
    <text key={key} x={x} y={BASELINE * space.scale} textAnchor={anchor}>
      {text}
    </text>
  ));
}
