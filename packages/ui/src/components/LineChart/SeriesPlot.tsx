import { seriesArea, seriesColor, seriesLine, seriesMark } from '../private/Chart/Chart.css.ts';
import { plottableNumber } from '../private/Chart/chart-data.ts';
import { seriesStyle } from '../private/Chart/series-style.ts';
import { shareOf, type ValueAxis } from '../private/Chart/value-axis.ts';
import type { Box } from '../private/use-box.ts';
import type { LinePoint, LineSeries } from './line-data.ts';
import { areaPath, type LineShape, linePath } from './line-path.ts';

interface SeriesPlotProps {
  series: LineSeries;
  index: number;
  shape: LineShape;
  isFilled: boolean;
  axis: ValueAxis;
  /** Returns the position of a timestamp as a fraction of the width. */
  shareAt: (at: number) => number;
  box: Box;
  /** The explored timestamp. */
  activeAt: number | null;
}

/** Points closer than this, in pixels, are not marked one by one. */
const MIN_MARK_DISTANCE = 18;

/** Whether a point is between two gaps: no line would show it. */
function isAlone(points: ReadonlyArray<LinePoint>, index: number): boolean {
  const isThere = (at: number) => plottableNumber(points[at]?.value) !== null;
  return isThere(index) && !isThere(index - 1) && !isThere(index + 1);
}

/** The line of a series with its markers. */
export function SeriesPlot(props: SeriesPlotProps) {
  const { series, index, shape, axis, shareAt, box, activeAt } = props;
  const markStyle = seriesStyle(index);
  const x = ({ at }: LinePoint) => shareAt(at) * box.width;
  const yOf = (value: number) => box.height * (1 - shareOf(axis, value));
  const y = ({ value }: LinePoint) => yOf(plottableNumber(value) ?? 0);
  const isThere = ({ value }: LinePoint) => plottableNumber(value) !== null;
  const { points } = series;
  const places = points.map((point) => (isThere(point) ? ([x(point), y(point)] as const) : null));
  const ground = yOf(Math.max(0, axis.min));
  const isMarked = points.length * MIN_MARK_DISTANCE <= box.width;
  return (
    <g className={seriesColor[markStyle.color]}>
      {props.isFilled ? <path d={areaPath(places, shape, ground)} className={seriesArea} /> : null}
      <path d={linePath(places, shape)} strokeDasharray={markStyle.dash} className={seriesLine} />
      {points.map((point, place) =>
        isThere(point) && (isMarked || point.at === activeAt || isAlone(points, place)) ? (
          <path
            key={point.at}
            d={markStyle.mark}
            transform={`translate(${x(point)},${y(point)})`}
            data-active={point.at === activeAt || undefined}
            className={seriesMark}
          />
        ) : null,
      )}
    </g>
  );
}
