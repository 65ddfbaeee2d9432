import { cx } from '../cx.ts';
import { seriesBar, seriesColor, seriesLine, seriesMark, seriesSample } from './Chart.css.ts';
import { seriesStyle } from './series-style.ts';

/** The legend symbol of a series. */
export function SeriesSample({ index, kind }: { index: number; kind: 'line' | 'bar' }) {
  const markStyle = seriesStyle(index);
  return (
    <svg
      aria-hidden="true"
      width="28"
      height="12"
      viewBox="0 0 28 12"
      className={cx(seriesSample, seriesColor[markStyle.color])}
    >
      {kind === 'bar' ? (
        <rect x="8" y="0" width="12" height="12" className={seriesBar} />
      ) : (
        <>
          <path d="M0,6H28" strokeDasharray={markStyle.dash} className={seriesLine} />
          <path d={markStyle.mark} transform="translate(14,6)" className={seriesMark} />
        </>
      )}
    </svg>
  );
}
