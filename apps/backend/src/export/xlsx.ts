import type { ReadableStream } from 'node:stream/web';
import { type CellValue, writeXlsxStream } from 'hucre/xlsx';
import type { ColumnKind, ListColumn } from '../lists/list-source.ts';

/** Maximum length of a cell's text. */
const LONGEST_TEXT = 32_767;
/** Significant digits of a spreadsheet's number. */
const EXACT_DIGITS = 15;

const numberFormats: Partial<Record<ColumnKind, string>> = {
  integer: '0',
  amount: '#,##0.00',
  timestamp: 'dd/mm/yyyy hh:mm:ss',
  day: 'dd/mm/yyyy',
};

/**
 * Text that reads like the format's own escape of a character would be shown as that character, and
 * the two characters that XML rejects and the writer lets through would spoil the whole file.
 */
const literal = (text: string) =>
  text.replace(/[\uFFFE\uFFFF]/g, '\uFFFD').replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_');

/** A decimal as a number; as text when a number would lose digits of it. */
function numberOf(text: string): CellValue {
  const digits = text.replace(/\D/g, '').replace(/^0+/, '');
  return digits.length > EXACT_DIGITS ? text : Number(text);
}

function cellOf({ kind }: ListColumn, value: unknown): CellValue {
  if (value === null || value === undefined) {
    return null;
  }
  const text = String(value);
  switch (kind) {
    case 'text':
      return literal(text.slice(0, LONGEST_TEXT));
    case 'facts':
      return literal(JSON.stringify(value).slice(0, LONGEST_TEXT));
    case 'timestamp':
      // The writer reads a date in UTC: the user's local time is passed as if it were UTC.
      return new Date(`${text}Z`);
    case 'day':
      return new Date(text);
    default:
      return numberOf(text);
  }
}

/**
 * A workbook as a stream of bytes, written as fast as it is read. Text is never a formula, as its
 * cells are typed. Beyond Excel's 1,048,576 rows it goes on in another sheet with the headings.
 * @param maxRows rows of a sheet, for tests.
 */
export function xlsxStream(
  title: string,
  columns: readonly ListColumn[],
  batches: AsyncIterable<readonly (readonly unknown[])[]>,
  maxRows?: number,
): ReadableStream<Uint8Array> {
  async function* rows(): AsyncGenerator<CellValue[]> {
    for await (const batch of batches) {
      for (const row of batch) {
        yield columns.map((one, index) => cellOf(one, row[index]));
      }
    }
  }
  const stream = writeXlsxStream(rows(), {
    name: title,
    columns: columns.map(({ heading, kind, width }) => {
      const numFmt = numberFormats[kind];
      return { header: heading, width, ...(numFmt ? { numFmt } : {}) };
    }),
    freezePane: { rows: 1 },
    ...(maxRows === undefined ? {} : { maxRowsPerSheet: maxRows }),
  });
  // The types of a dependency of the brand's colors declare the browser's streams as the global ones.
  return stream as ReadableStream<Uint8Array>;
}
