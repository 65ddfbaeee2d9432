import { useId } from 'react';
import { visuallyHidden } from '../../css/visually-hidden.css.ts';
import { seriesBar, seriesColor } from '../private/Chart/Chart.css.ts';
import { type ChartDatum, type ChartValue, plottableNumber } from '../private/Chart/chart-data.ts';
import { shareOf, valueAxis } from '../private/Chart/value-axis.ts';
import { cx } from '../private/cx.ts';
import type { NoAttributes } from '../private/types.ts';
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

/** A category of a `CategoryBars` chart. */
export interface CategoryBar {
  /** Unique key of the category. */
  key: string;
  /** Name of the category, of any length. */
  label: string;
  /** Value: a number or a decimal string. `null` if unknown, and `noValue` is shown. */
  value: ChartValue;
}

export interface CategoryBarsProps extends NoAttributes {
  /** Caption and accessible name of the table. */
  caption: string;
  /**
   * Whether the caption is visually hidden, for example because a heading above has the same text.
   * @defaultValue false
   */
  captionHidden?: boolean | undefined;
  /** Categories from top to bottom: by descending value unless they have an order of their own. */
  bars: ReadonlyArray<CategoryBar>;
  /** Column header of the categories; for screen readers only. */
  barHeader: string;
  /** Column header of the values; for screen readers only. */
  valueLabel: string;
  /** Formats a value with its unit. */
  formatValue: (value: ChartDatum) => string;
  /** Text for an unknown value. */
  noValue: string;
}

const percent = (share: number) => `${share * 100}%`;

/**
 * A horizontal bar chart with one value per category. It is a table with a bar in each row, so
 * screen readers can read the values.
 */
export function CategoryBars(props: CategoryBarsProps) {
  const { caption, captionHidden, bars, barHeader, valueLabel, formatValue, noValue } = props;
  const captionId = useId();
  const lengths = bars.map(({ value }) => plottableNumber(value));
  const axis = valueAxis(
    lengths.filter((length) => length !== null),
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
            const length = lengths[index] ?? null;
            const end = length === null ? zero : shareOf(axis, length);
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
                    {length === null || value === null ? noValue : formatValue(value)}
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
