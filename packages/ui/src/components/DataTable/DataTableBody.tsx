import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLazyChunk } from '../private/lazy-chunk/use-lazy-chunk.ts';
import { useHydrating } from '../private/use-hydrating.ts';
import { tableRoles } from '../Table/table-roles.ts';
import { bodyRow, type DataTableBodyProps } from './body-row.tsx';
import { body as bodyClass } from './DataTable.css.ts';
import { heightOf } from './row-layout.ts';
import { windowedBody } from './windowed-body.ts';

/**
 * Up to this number of rows, all are rendered, so that the browser's own search finds each of them.
 */
const ALL_ROWS = 30;

interface FirstRowsProps<Row> extends DataTableBodyProps<Row> {
  /** Number of rows to render. Space below represents the others. */
  count: number;
}

/** The first `count` rows. */
function FirstRows<Row>({ count, ...props }: FirstRowsProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const space = Math.max(0, props.rows.length - count) * heightOf(props);
  useLayoutEffect(() => {
    // Set by script: a strict content security policy rejects `style` attributes in prerendered
    // HTML.
    body.current?.style.setProperty('padding-block-end', space > 0 ? `${space}px` : null);
  }, [space]);
  return (
    <tbody {...tableRoles.group} ref={body} className={bodyClass}>
      {props.rows.slice(0, count).map((_, index) => bodyRow(props, { index }))}
    </tbody>
  );
}

/** The windowed body once it is loaded, and whether loading failed. */
function useWindowedBody(isWanted: boolean) {
  const { chunk, load } = useLazyChunk(windowedBody);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (isWanted) void load().then((isLoaded) => setFailed(!isLoaded));
  }, [isWanted, load]);
  return { WindowedBody: chunk, hasFailed };
}

function PlainDataTableBody<Row>(props: DataTableBodyProps<Row>) {
  const { rows, isPrinting } = props;
  const isHydrating = useHydrating();
  const isLong = rows.length > ALL_ROWS && !isPrinting;
  const { WindowedBody, hasFailed } = useWindowedBody(isLong);
  // While hydrating, the markup must equal that of the server, even if the browser restored its
  // scroll position.
  if (isLong && WindowedBody && !isHydrating) return <WindowedBody {...props} />;
  // If the code cannot be loaded, all rows are rendered: slow, but complete.
  return <FirstRows {...props} count={isLong && !hasFailed ? ALL_ROWS : rows.length} />;
}

/** The body of the table: all rows, or those in view and some around them. */
export const DataTableBody = memo(PlainDataTableBody) as typeof PlainDataTableBody;
