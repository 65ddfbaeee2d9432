import { Readable } from 'node:stream';
import { defaultTimeZone, type ExportFormat, exportTypes } from '@consultancy/validation';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import { isUnknownTimeZone } from '../database/errors.ts';
import type { ListColumn, ListSource } from '../lists/list-source.ts';
import { fieldsOf, type ListRequest, type ListRow, readList } from '../lists/read-list.ts';
import { timeZoneIssue } from '../lists/time-zone-issue.ts';
import { originOf, recordAudit } from '../modules/audit/record.ts';
import { watchStatus } from '../modules/auth/account-status.ts';
import { findUserId } from '../modules/users/repository.ts';
import { userOf } from '../plugins/principals.ts';
import { logSecurityEvent } from '../security/security-log.ts';
import { csvLine, csvStart } from './csv.ts';
import { attachment } from './file-name.ts';
import { type ExportSlot, reserveExportSlot } from './running-exports.ts';

/** Rows of one statement: each is short, and few rows are in memory. */
const BATCH = 500;

/** A requested export. */
export interface ExportRequest<Item> {
  request: FastifyRequest;
  reply: FastifyReply;
  format: ExportFormat;
  /** Spanish name of the list. */
  title: string;
  timeZone: string | undefined;
  source: ListSource<Item>;
  /** The rows to export; the page size and the cursor of its window do not count. */
  list: ListRequest;
}

/** Source of an export's rows: the first batch, and what is needed to read the next ones. */
interface Reading<Row> {
  app: FastifyInstance;
  request: FastifyRequest;
  fields: RawBuilder<Row>;
  first: readonly ListRow<Row>[];
  slot: ExportSlot;
  /** Throws once the user may not read on. */
  requireStatus: () => Promise<void>;
  list: ListRequest;
}

/** Yields the first batch, and reads the next ones by a short statement each. */
async function* batchesOf<Row>({
  app,
  request,
  fields,
  first,
  slot,
  requireStatus,
  list,
}: Reading<Row>): AsyncGenerator<readonly Row[]> {
  let batch = first;
  for (;;) {
    const rows = batch.slice(0, BATCH);
    yield rows;
    const last = rows.at(-1);
    if (!last || batch.length <= BATCH) {
      // Before the end is sent, so that the user's next export finds a free slot.
      await slot.release();
      return;
    }
    await requireStatus();
    await slot.renew();
    const next = { ...list, window: { ...list.window, after: last } };
    batch = await app.read(request, (db) => readList(db, fields, next));
  }
}

type StartReading = <Row>(fields: RawBuilder<Row>) => Promise<AsyncGenerator<readonly Row[]>>;

/** A list as CSV: the headings, then each batch's lines. */
async function csvBytes(
  columns: readonly ListColumn[],
  timeZone: string,
  startReading: StartReading,
) {
  const batches = await startReading(sql<{ line: string }>`${csvLine(columns, timeZone)} AS line`);
  async function* chunks() {
    yield csvStart(columns);
    for await (const rows of batches) {
      yield rows.map(({ line }) => line).join('');
    }
  }
  return Readable.from(chunks(), { objectMode: false });
}

/** A list as a workbook: each row's values in the order of the columns. */
async function xlsxBytes<Item>(
  source: ListSource<Item>,
  { title, timeZone }: { title: string; timeZone: string },
  startReading: StartReading,
) {
  // Loaded with the first workbook: its library would delay every start.
  const { xlsxStream } = await import('./xlsx.ts');
  const batches = await startReading(fieldsOf(source, timeZone));
  const names = Object.keys(source.columns) as (keyof Item)[];
  async function* cells() {
    for await (const rows of batches) {
      yield rows.map((row) => names.map((name) => row[name]));
    }
  }
  const columns = names.map((name) => source.columns[name]);
  return Readable.fromWeb(xlsxStream(title, columns, cells()));
}

/** Records in the audit trail that a user exported other users' data. */
async function auditForeignExport<Item>(app: FastifyInstance, exported: ExportRequest<Item>) {
  const { request, title, format: form } = exported;
  const { name, scope } = exported.list;
  if (name !== userOf(request).username) {
    const targetId = scope === 'user' ? await findUserId(app.db, name) : null;
    request.wrote = true;
    await recordAudit(app.db, originOf(request), {
      action: 'list exported',
      ...(targetId === null ? {} : { targetId }),
      detail: { list: title, form, of: name, query: request.query },
    });
  }
}

/**
 * Sends a whole filtered list as a file. It is streamed: rows are read as fast as they are sent,
 * no transaction stays open, and reading ends when the client goes away or the user's session or
 * role is revoked: the file is then cut off.
 * @throws USER_NOT_FOUND, TOOL_NOT_FOUND, TOO_MANY_EXPORTS before anything is sent.
 */
export async function sendExport<Item>(
  app: FastifyInstance,
  exported: ExportRequest<Item>,
): Promise<FastifyReply> {
  const { request, reply, format, title, source, timeZone = defaultTimeZone } = exported;
  const { renew, release: releaseSlot } = await reserveExportSlot(app, userOf(request).userId);
  // A slot that is not released expires by itself; the file is complete all the same.
  const release = () =>
    releaseSlot().catch((error) => request.log.warn({ err: error }, 'an export keeps its slot'));
  const window = { ...exported.list.window, after: null, count: BATCH };
  const list = { ...exported.list, window };
  const startReading: StartReading = async (fields) => {
    const requireStatus = await watchStatus(app.db, userOf(request));
    const first = await app.read(request, (db) => readList(db, fields, list));
    const slot = { renew, release };
    return batchesOf({ app, request, fields, first, list, slot, requireStatus });
  };
  try {
    const bytes =
      format === 'csv'
        ? await csvBytes(Object.values(source.columns), timeZone, startReading)
        : await xlsxBytes(source, { title, timeZone }, startReading);
    bytes.once('close', release);
    bytes.once('error', ({ message }) =>
      logSecurityEvent(request, 'EXPORT_FAILED', { list: title, reason: message }),
    );
    await auditForeignExport(app, exported);
    const parts = list.name === '' ? [title] : [title, list.name];
    return reply
      .type(format === 'csv' ? `${exportTypes.csv}; charset=utf-8` : exportTypes.xlsx)
      .header('content-disposition', attachment(parts, timeZone, format))
      .send(bytes);
  } catch (error) {
    await release();
    throw isUnknownTimeZone(error) ? timeZoneIssue() : error;
  }
}
