import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLazyChunk } from '../private/lazy-chunk/use-lazy-chunk.ts';
import { useHydrating } from '../private/use-hydrating.ts';
import { tableRoles } from '../Table/table-roles.ts';
import { bodyRow, type DataTableBodyProps } from './body-row.tsx';
import { body as bodyClass } from './DataTable.css.ts';
import { heightOf } from './row-layout.ts';
import { windowedBody } from './windowed-body.ts';

/** Up to this many rows, all are rendered: the browser's own search then finds each of them. */
const ALL_ROWS = 30;

interface FirstRowsProps<Row> extends DataTableBodyProps<Row> {
  /** So many are rendered; the others are space below. */
  count: number;
}

/** The first rows in full, or all of them. */
function FirstRows<Row>({ count, ...props }: FirstRowsProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const space = Math.max(0, props.rows.length - count) * heightOf(props);
  useLayoutEffect(() => {
    // By script: a `style` attribute in rendered HTML is rejected by a strict policy.
    body.current?.style.setProperty('padding-block-end', space > 0 ? `${space}px` : null);
  }, [space]);
  return (
    <tbody {...tableRoles.group} ref={body} className={bodyClass}>
      {props.rows.slice(0, count).map((_, index) => bodyRow(props, { index }))}
    </tbody>
  );
}

/** The windowed body once it is fetched, and whether that failed. */
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
  // A browser that restored its scroll position hydrates the rows of the server all the same.
  if (isLong && WindowedBody && !isHydrating) return <WindowedBody {...props} />;
  // Without that code a long table is slow, and complete.
  return <FirstRows {...props} count={isLong && !hasFailed ? ALL_ROWS : rows.length} />;
}

/** The rendered rows: all of them, or those in view and a few around them. */
export const DataTableBody = memo(PlainDataTableBody) as typeof PlainDataTableBody;
