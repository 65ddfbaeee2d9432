import { memo, useEffect, useLayoutEffect, useState } from 'react';
import { useLazyChunk } from '../private/lazy-chunk/use-lazy-chunk.ts';
import { useHydrating } from '../private/use-hydrating.ts';
import { tableRoles } from '../Table/table-roles.ts';
import { bodyRow, type DataTableBodyProps, type PlacesIn } from './body-row.tsx';
import { body as bodyClass } from './DataTable.css.ts';
import { indexOf } from './DataTableRow.tsx';
import { heightOf } from './row-layout.ts';
import { rowWindow } from './row-window.ts';

/**
 * Shorter tables are not virtualized: all rows are rendered, so that the browser's own search finds
 * each of them.
 */
const MAX_UNVIRTUALIZED_ROWS = 30;

const firstPlaces = (count: number) => Array.from({ length: count }, (_, index) => ({ index }));

/** The window of a long table once it is loaded, and whether loading failed. */
function useRowWindow(isWanted: boolean) {
  const { chunk, load } = useLazyChunk(rowWindow);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (isWanted) void load().then((isLoaded) => setFailed(!isLoaded));
  }, [isWanted, load]);
  return { RowWindow: chunk, hasFailed };
}

function PlainDataTableBody<Row>(props: DataTableBodyProps<Row>) {
  const { rows, isPrinting } = props;
  const [body, setBody] = useState<HTMLTableSectionElement | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const [inView, setInView] = useState<{ placesIn: PlacesIn } | null>(null);
  const isHydrating = useHydrating();
  const isLong = rows.length > MAX_UNVIRTUALIZED_ROWS && !isPrinting;
  const { RowWindow, hasFailed } = useRowWindow(isLong);
  // While hydrating, the markup must equal that of the server, even if the browser restored its
  // scroll position.
  const Window = isLong && !isHydrating ? RowWindow : null;
  const shown = Window ? inView : null;
  // If the code cannot be loaded, all rows are rendered: slow, but complete.
  const count = isLong && !hasFailed ? MAX_UNVIRTUALIZED_ROWS : rows.length;
  // Space below the first rows represents the others; null if the window sets it.
  const space = Window ? null : Math.max(0, rows.length - count) * heightOf(props);
  useLayoutEffect(() => {
    if (!body || space === null) return;
    // Set by script: a strict content security policy rejects `style` attributes in prerendered
    // HTML.
    body.style.paddingBlockStart = '';
    body.style.paddingBlockEnd = space > 0 ? `${space}px` : '';
  }, [body, space]);
  return (
    <tbody
      {...tableRoles.group}
      ref={setBody}
      data-long={isLong ? '' : undefined}
      data-windowed={shown ? '' : undefined}
      className={bodyClass}
      onFocus={isLong ? ({ target }) => setFocused(rows[indexOf(target)]?.id ?? null) : undefined}
      onBlur={isLong ? () => setFocused(null) : undefined}
    >
      {(shown?.placesIn(rows, focused) ?? firstPlaces(count)).map((place) => bodyRow(props, place))}
      {Window && body ? <Window {...props} {...{ body, focused, onChange: setInView }} /> : null}
    </tbody>
  );
}

/** The body of the table: all rows, or of a virtualized table those in view and some around them. */
export const DataTableBody = memo(PlainDataTableBody) as typeof PlainDataTableBody;
