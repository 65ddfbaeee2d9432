import { explorer } from './Chart.css.ts';
import type { ChartFrameProps } from './chart-props.ts';
import { valueText } from './ReadOut.tsx';

interface ExplorerProps
  extends Pick<ChartFrameProps, 'rows' | 'seriesLabels' | 'texts' | 'formatValue'> {
  /** The explored row, or the last one. */
  at: number;
  explore: (row: number | null) => void;
}

/**
 * Goes through the data by key: the browser's own slider, which every screen reader knows, says
 * position and values. The plot itself follows the pointer, as positions may be
 * at uneven distances.
 */
export function Explorer(props: ExplorerProps) {
  const { rows, seriesLabels, texts, at, explore } = props;
  const row = rows[at];
  if (!row) return null;
  const values = seriesLabels.map(
    (label, index) => `${label}: ${valueText(row.values[index], props)}`,
  );
  return (
    <input
      type="range"
      aria-label={texts.explore}
      aria-valuetext={[row.label, ...values].join('. ')}
      min={0}
      max={rows.length - 1}
      value={at}
      onChange={(event) => explore(Number(event.target.value))}
      onFocus={() => explore(at)}
      onBlur={() => explore(null)}
      className={explorer}
    />
  );
}
