import { tableRoles } from '../Table/table-roles.ts';
import { bodyRow, type DataTableBodyProps } from './body-row.tsx';
import { body as bodyClass } from './DataTable.css.ts';
import { indexOf } from './DataTableRow.tsx';
import { useRowWindow } from './use-row-window.ts';

/**
 * The body of a long table: the rows in view and some around them, or all of them where not the
 * page scrolls.
 */
export function WindowedBody<Row>(props: DataTableBodyProps<Row>) {
  const { body, isNested, places, measure, retain } = useRowWindow(props);
  return (
    <tbody
      {...tableRoles.group}
      ref={body}
      data-windowed={isNested ? undefined : ''}
      className={bodyClass}
      onFocus={(event) => retain(indexOf(event.target))}
      onBlur={() => retain(null)}
    >
      {places.map((place) => bodyRow(props, { ...place, measure }))}
    </tbody>
  );
}
