import type { RowData } from '@tanstack/table-core';
import { visuallyHidden } from '../../css/visually-hidden.css.ts';
import { bar, title, tools } from './DataTable.css.ts';
import type { DataTableProps } from './data-table-props.ts';
import type { ViewChoicesProps } from './ViewChoices.tsx';
import { ViewMenu } from './ViewMenu.tsx';

interface DataTableBarProps<Row extends RowData>
  extends Pick<ViewChoicesProps<Row>, 'state' | 'sortBy' | 'isSmallViewport'> {
  captionId: string;
  table: DataTableProps<Row>;
}

/** The caption and the toolbar of the table. */
export function DataTableBar<Row extends RowData>(props: DataTableBarProps<Row>) {
  const { captionId, table, ...choices } = props;
  const { viewMenu, actions } = table;
  const caption = (
    <p id={captionId} className={table.captionHidden ? visuallyHidden : title}>
      {table.caption}
    </p>
  );
  if (!viewMenu && !actions && table.captionHidden) return caption;
  return (
    <div className={bar}>
      {caption}
      <div className={tools}>
        {actions}
        {viewMenu ? <ViewMenu {...choices} columns={table.columns} texts={viewMenu} /> : null}
      </div>
    </div>
  );
}
