import { type LabelSpace, type PlaceTick, placeLabels } from './place-labels.ts';

interface PlaceTicksProps {
  ticks: ReadonlyArray<PlaceTick>;
  space: LabelSpace;
}

/** Distance in pixels from the plot to the baseline of the labels, at the default font size. */
const BASELINE = 18;

/** The labels below a plot, as many as fit. */
export function PlaceTicks({ ticks, space }: PlaceTicksProps) {
  return placeLabels(ticks, space).map(({ key, x, anchor, text }) => (
    <text key={key} x={x} y={BASELINE * space.scale} textAnchor={anchor}>
      {text}
    </text>
  ));
}
