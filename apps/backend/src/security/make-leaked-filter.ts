import { createReadStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { bitsOf, type FilterHead, MAX_PAGES, PAGE_BYTES, pageOf } from './leaked-passwords.ts';

/** More bits than on average, as some pages get more entries than others. */
const SLACK = 1.03;
const lineShape = /^([0-9A-Fa-f]{40})(?::(\d{1,12}))?$/;

/** How a filter is made. */
export interface FilterOptions {
  /** Passwords that were seen less often are left out. */
  minCount: number;
  /** Part of other passwords that may be rejected by mistake, between 0 and 1. */
  rate: number;
  /** Receives the number of lines that were read, from time to time. */
  onProgress?: (lines: number) => void;
}

const PROGRESS_LINES = 10_000_000;

/**
 * The hashes of a list that were seen often enough. The list is read as a stream, whatever its size.
 * @throws for a line that is not `SHA-1:COUNT`, or comes before its predecessor.
 */
async function* hashesOf(source: string, { minCount, onProgress }: FilterOptions) {
  let number = 0;
  let former = '';
  for await (const line of createInterface({ input: createReadStream(source), crlfDelay: 1000 })) {
    number += 1;
    if (number % PROGRESS_LINES === 0) onProgress?.(number);
    if (line === '') continue;
    const [, text, count = '1'] = lineShape.exec(line) ?? [];
    if (!text) {
      throw new Error(`Line ${number} is not SHA-1:COUNT.`);
    }
    const hash = text.toUpperCase();
    if (hash < former) {
      throw new Error(`Line ${number} is out of order: sort the list by hash (LC_ALL=C sort).`);
    }
    former = hash;
    if (Number(count) >= minCount) yield hash;
  }
}

async function countOf(source: string, options: FilterOptions): Promise<number> {
  let entries = 0;
  for await (const _ of hashesOf(source, options)) entries += 1;
  return entries;
}

function headOf(entries: number, rate: number): FilterHead {
  const bits = (-Math.log2(rate) / Math.LN2) * SLACK;
  return {
    format: 'gdb-audit leaked passwords 1',
    made: new Date().toISOString(),
    entries,
    pages: Math.ceil((entries * bits) / (PAGE_BYTES * 8)),
    hashes: Math.round(-Math.log2(rate)),
    rate,
  };
}

/** The pages in their order; a page is whole once the first hash of a later one comes. */
async function* pagesOf(source: string, { pages, hashes }: FilterHead, options: FilterOptions) {
  let page = Buffer.alloc(PAGE_BYTES);
  let index = 0;
  for await (const text of hashesOf(source, options)) {
    const hash = Buffer.from(text, 'hex');
    for (const target = pageOf(hash, pages); index < target; index += 1) {
      yield page;
      page = Buffer.alloc(PAGE_BYTES);
    }
    for (const bit of bitsOf(hash, hashes)) {
      page[bit >> 3] = (page[bit >> 3] ?? 0) | (1 << (bit & 7));
    }
  }
  for (; index < pages; index += 1) {
    yield page;
    page = Buffer.alloc(PAGE_BYTES);
  }
}

/**
 * Makes a filter of a list of leaked passwords, lines `SHA-1:COUNT` in the order of the hashes, as
 * Have I Been Pwned gives it. The list is read twice; the filter appears under its name once it is
 * whole.
 * @throws for another format, an empty selection or one that is too large for a filter.
 */
export async function makeLeakedFilter(
  source: string,
  target: string,
  options: FilterOptions,
): Promise<FilterHead> {
  const entries = await countOf(source, options);
  if (entries === 0) {
    throw new Error('The list has no password that was seen so often.');
  }
  const head = headOf(entries, options.rate);
  if (head.pages > MAX_PAGES) {
    throw new Error('The filter would be larger than 8 GiB: raise --min-count or --rate.');
  }
  const draft = `${target}.partial`;
  try {
    const file = await open(draft, 'w', 0o644);
    try {
      await file.write(JSON.stringify(head).padEnd(PAGE_BYTES));
      for await (const page of pagesOf(source, head, options)) await file.write(page);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return head;
}
