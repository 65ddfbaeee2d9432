import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { lazyChunk } from '../private/lazy-chunk/lazy-chunk.ts';
import { useLazyChunk } from '../private/lazy-chunk/use-lazy-chunk.ts';
import { useHydrating } from '../private/use-hydrating.ts';
import { tableRoles } from '../Table/table-roles.ts';
import { bodyRow, type DataTableBodyProps } from './body-row.tsx';
import { body as bodyClass } from './DataTable.css.ts';
import { heightOf } from './row-layout.ts';

const windowed = lazyChunk(() =>
  import('./WindowedBody.tsx').then((module) => module.WindowedBody),
);

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

/** What renders only the rows in view, whose code is fetched for a long table alone. */
function useWindowedBody(isWanted: boolean) {
  const { chunk, load } = useLazyChunk(windowed);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (isWanted) void load().then((isLoaded) => setFailed(!isLoaded));
  }, [isWanted, load]);
  return { WindowedBody: chunk, hasFailed };
}

interface Props<Row> extends DataTableBodyProps<Row> {
  /** More rows are on their way. */
  busy: boolean;
}

function PlainDataTableBody<Row>({ busy, ...props }: Props<Row>) {
  const { rows, isPrinting } = props;
  const isHydrating = useHydrating();
  const isLong = rows.length > ALL_ROWS && !isPrinting;
  const { WindowedBody, hasFailed } = useWindowedBody(isLong || busy);
  // A browser that restored its scroll position hydrates the rows of the server all the same.
  if (isLong && WindowedBody && !isHydrating) return <WindowedBody {...props} />;
  // Without that code a long table is slow, and complete.
  return <FirstRows {...props} count={isLong && !hasFailed ? ALL_ROWS : rows.length} />;
}

/** The rendered rows: all of them, or those in view and a few around them. */
export const DataTableBody = memo(PlainDataTableBody) as typeof PlainDataTableBody;
