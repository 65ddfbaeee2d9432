import {
  readOut,
  readOutItem,
  readOutName,
  readOutPlace,
  readOutValue,
  readOutWords,
} from './Chart.css.ts';
import type { ChartFormats, ChartRow, ChartTexts } from './chart-data.ts';
import { SeriesSample } from './SeriesSample.tsx';

export interface ReadOutProps extends Pick<ChartFormats, 'formatValue'> {
  seriesLabels: ReadonlyArray<string>;
  kind: 'line' | 'bar';
  /** The place that is looked at. */
  row: ChartRow | undefined;
  texts: ChartTexts;
}

/** A value as text, or the text for its absence. */
export function valueText(
  value: ChartRow['values'][number],
  { formatValue, texts }: Pick<ReadOutProps, 'formatValue' | 'texts'>,
): string {
  return value === null || value === undefined ? texts.noValue : formatValue(value);
}

/** Legend and read-out in one: each series with its value at the explored position. */
export function ReadOut(props: ReadOutProps) {
  const { seriesLabels, kind, row } = props;
  return (
    <div className={readOut}>
      {row ? <span className={readOutPlace}>{row.label}</span> : null}
      {seriesLabels.map((label, index) => (
        <span key={label} className={readOutItem}>
          <span className={readOutName}>
            <SeriesSample index={index} kind={kind} />
            <span className={readOutWords}>{label}</span>
          </span>
          {row ? <span className={readOutValue}>{valueText(row.values[index], props)}</span> : null}
        </span>
      ))}
    </div>
  );
}
