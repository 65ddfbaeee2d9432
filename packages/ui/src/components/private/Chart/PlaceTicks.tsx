import { type PlaceTick, placeLabels } from './place-labels.ts';

/** The words under a plot, as many as have room there. */
export function PlaceTicks({ ticks, width }: { ticks: ReadonlyArray<PlaceTick>; width: number }) {
  return placeLabels(ticks, width).map(({ key, x, anchor, text }) => (
    <text key={key} x={x} y={18} textAnchor={anchor}>
      {text}
    </text>
  ));
}
