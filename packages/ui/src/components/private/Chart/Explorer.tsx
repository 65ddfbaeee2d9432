import { explorer } from './Chart.css.ts';
import type { ChartFrameProps } from './chart-props.ts';
import { valueText } from './ReadOut.tsx';

interface ExplorerProps
  extends Pick<ChartFrameProps, 'rows' | 'seriesLabels' | 'texts' | 'formatValue'> {
  /** Index of the explored row, or of the last one. */
  at: number;
  explore: (row: number | null) => void;
}

/**
 * Explores the data with the keyboard: a native range input, which every screen reader supports,
 * announces position and values. The plot itself follows the pointer, because positions may be at
 * uneven distances.
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
