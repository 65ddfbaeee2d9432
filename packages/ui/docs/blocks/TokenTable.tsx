import type { ReactNode } from 'react';
import { sheetLight } from '../../src/themes/sheet-light/theme.css.ts';
import { cell, code, sheet, table } from './blocks.css.ts';

/** One value of a theme, as a row shows it. */
export interface TokenRow {
  /** The path below `vars`, as code writes it. */
  name: string;
  value: string;
  sample?: ReactNode;
}

export interface TokenTableProps {
  caption: string;
  rows: readonly TokenRow[];
  /** The class of the theme it is rendered in. @defaultValue the day sheet */
  theme?: string | undefined;
}

/** Values of a theme with a sample of each, rendered in that theme. */
export function TokenTable({ caption, rows, theme = sheetLight }: TokenTableProps) {
  return (
    <div className={`${theme} ${sheet} sb-unstyled`}>
      <table className={table}>
        <caption className={cell}>{caption}</caption>
        <tbody>
          {rows.map(({ name, value, sample }) => (
            <tr key={name}>
              <th scope="row" className={`${cell} ${code}`}>
                {name}
              </th>
              <td className={`${cell} ${code}`}>{value}</td>
              {sample === undefined ? null : <td className={cell}>{sample}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
