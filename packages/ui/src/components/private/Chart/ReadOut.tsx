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
  /** The explored row. */
  row: ChartRow | undefined;
  texts: ChartTexts;
}

/** Formats a value, or returns the text for an absent one. */
export function valueText(
  value: ChartRow['values'][number],
  { formatValue, texts }: Pick<ReadOutProps, 'formatValue' | 'texts'>,
): string {
  return value === null || value === undefined ? texts.noValue : formatValue(value);
}

/** The legend, with the value of each series at the explored position. Print has the legend alone. */
export function ReadOut(props: ReadOutProps) {
  const { seriesLabels, kind, row } = props;
  return (
    <div className={readOut}>
      {row ? (
        <span data-print="hidden" className={readOutPlace}>
          {row.label}
        </span>
      ) : null}
      {seriesLabels.map((label, index) => (
        <span key={label} className={readOutItem}>
          <span className={readOutName}>
            <SeriesSample index={index} kind={kind} />
            <span className={readOutWords}>{label}</span>
          </span>
          {row ? (
            <span data-print="hidden" className={readOutValue}>
              {valueText(row.values[index], props)}
            </span>
          ) : null}
        </span>
      ))}
    </div>
  );
}
