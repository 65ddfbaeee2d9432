import { explorer } from './Chart.css.ts';
import type { ChartFrameProps } from './chart-props.ts';
import { valueText } from './ReadOut.tsx';

interface ExplorerProps
  extends Pick<ChartFrameProps, 'rows' | 'seriesLabels' | 'texts' | 'formatValue'> {
  /** The row that is looked at, or the last one. */
  at: number;
  look: (row: number | null) => void;
}

/**
 * Goes through the data by key: the browser's own slider, which every screen reader knows, says
 * place and figures as its value. The pointer is followed by the plot instead, as places may stand
 * at uneven distances.
 */
export function Explorer(props: ExplorerProps) {
  const { rows, seriesLabels, texts, at, look } = props;
  const row = rows[at];
  if (!row) return null;
  const words = seriesLabels.map(
    (label, index) => `${label}: ${valueText(row.values[index], props)}`,
  );
  return (
    <input
      type="range"
      aria-label={texts.explore}
      aria-valuetext={[row.label, ...words].join('. ')}
      min={0}
      max={rows.length - 1}
      value={at}
      onChange={(event) => look(Number(event.target.value))}
      onFocus={() => look(at)}
      onBlur={() => look(null)}
      className={explorer}
    />
  );
}
