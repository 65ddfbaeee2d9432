import { useId } from 'react';
import { visuallyHidden } from '../../css/visually-hidden.css.ts';
import { seriesBar, seriesColor } from '../private/Chart/Chart.css.ts';
import { type ChartDatum, type ChartValue, drawable } from '../private/Chart/chart-data.ts';
import { shareOf, valueAxis } from '../private/Chart/value-axis.ts';
import { cx } from '../private/cx.ts';
import { tableRoles } from '../Table/table-roles.ts';
import {
  bars as barsClass,
  caption as captionClass,
  frame,
  ground,
  inner,
  name,
  row,
  table,
  value as valueClass,
} from './CategoryBars.css.ts';

/** One category with its figure. */
export interface CategoryBar {
  key: string;
  /** Names the category, however long. */
  label: string;
  /** `null` where nothing is known. */
  value: ChartValue;
}

export interface CategoryBarsProps {
  /** Names the table. */
  caption: string;
  /** The caption is only read aloud, as a heading above says the same. @defaultValue false */
  captionHidden?: boolean | undefined;
  /** The categories in order; the greatest first unless they have an order of their own. */
  bars: ReadonlyArray<CategoryBar>;
  /** Heads the categories; only read aloud. */
  barHeader: string;
  /** Heads the figures; only read aloud. */
  valueLabel: string;
  /** A figure with its unit. */
  formatValue: (value: ChartDatum) => string;
  /** Said where there is no figure. */
  noValue: string;
}

const percent = (share: number) => `${share * 100}%`;

/**
 * A figure for each category as bars lying down. It is a table with a bar in each row, so the
 * figures are there to read and nothing has to be switched over.
 */
export function CategoryBars(props: CategoryBarsProps) {
  const { caption, captionHidden, bars, barHeader, valueLabel, formatValue, noValue } = props;
  const captionId = useId();
  const figures = bars.map(({ value }) => drawable(value));
  const axis = valueAxis(
    figures.filter((figure) => figure !== null),
    true,
  );
  const zero = shareOf(axis, 0);
  return (
    <div className={frame}>
      <table {...tableRoles.table} aria-labelledby={captionId} className={table}>
        <caption id={captionId} className={captionHidden ? visuallyHidden : captionClass}>
          {caption}
        </caption>
        <thead {...tableRoles.group} className={visuallyHidden}>
          <tr {...tableRoles.row}>
            <th {...tableRoles.columnHeader}>{barHeader}</th>
            <th {...tableRoles.columnHeader}>{valueLabel}</th>
          </tr>
        </thead>
        <tbody {...tableRoles.group} className={inner}>
          {bars.map(({ key, label, value }, index) => {
            const figure = figures[index] ?? null;
            const end = figure === null ? zero : shareOf(axis, figure);
            return (
              <tr key={key} {...tableRoles.row} className={row}>
                <th {...tableRoles.rowHeader} className={name}>
                  {label}
                </th>
                <td {...tableRoles.cell} className={inner}>
                  <svg aria-hidden="true" className={cx(barsClass, seriesColor[0])}>
                    <rect
                      x={percent(Math.min(zero, end))}
                      width={percent(Math.abs(end - zero))}
                      height="100%"
                      className={seriesBar}
                    />
                    <line x1={percent(zero)} x2={percent(zero)} y2="100%" className={ground} />
                  </svg>
                  <span className={valueClass}>
                    {value === null || figure === null ? noValue : formatValue(value)}
                  </span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
