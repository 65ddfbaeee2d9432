import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import * as z from 'zod';

/*
 * A Bloom filter in a file, for hundreds of millions of passwords: the head takes one page, and each
 * password has its bits in one further page, which its SHA-1 hash chooses. A check reads that page
 * only, and nothing stays in memory. The existing libraries load the whole filter.
 */

/** Bytes of a page, and of the head. */
export const PAGE_BYTES = 4096;
const PAGE_BITS = PAGE_BYTES * 8;
/** Above it the page of a hash could not be computed exactly in a double. */
export const MAX_PAGES = 2 ** 21;

const headShape = z.object({
  format: z.literal('gdb-audit leaked passwords 1'),
  /** When the filter was made, in UTC. */
  made: z.iso.datetime(),
  entries: z.int().min(1),
  pages: z.int().min(1).max(MAX_PAGES),
  /** Bits that each entry sets. */
  hashes: z.int().min(1).max(40),
  /** Part of other passwords that are rejected by mistake. */
  rate: z.number().gt(0).lt(1),
});

/** Facts of a filter, from its head. */
export type FilterHead = z.infer<typeof headShape>;

/** Passwords of leaks, as far as the operator has given them. */
export interface LeakedPasswords {
  /** Facts of the filter; null when there is none. */
  head: FilterHead | null;
  /** Whether a password is of a leak. At the head's rate another one is taken for such. */
  includes(password: string): Promise<boolean>;
  close(): Promise<void>;
}

/** The page of a SHA-1 hash. Hashes in their order have pages in their order. */
export const pageOf = (hash: Buffer, pages: number) =>
  Math.floor((hash.readUInt32BE(0) * pages) / 2 ** 32);

/** The bits of a SHA-1 hash in its page: three parts of the hash make as many as are needed. */
export function bitsOf(hash: Buffer, hashes: number): number[] {
  const [start, step, growth] = [4, 8, 12].map((at) => hash.readUInt32BE(at) % PAGE_BITS);
  return Array.from(
    { length: hashes },
    (_, n) => ((start ?? 0) + n * (step ?? 0) + ((n * (n - 1)) / 2) * (growth ?? 0)) % PAGE_BITS,
  );
}

async function readPage(file: FileHandle, index: number): Promise<Buffer> {
  const page = Buffer.alloc(PAGE_BYTES);
  const { bytesRead } = await file.read(page, 0, PAGE_BYTES, index * PAGE_BYTES);
  if (bytesRead !== PAGE_BYTES) {
    throw new Error('The file of leaked passwords is cut off.');
  }
  return page;
}

async function readHead(file: FileHandle): Promise<FilterHead> {
  const text = (await readPage(file, 0)).toString('utf8');
  let head: unknown = null;
  try {
    head = JSON.parse(text);
  } catch {
    // Something else than a filter.
  }
  const parsed = headShape.safeParse(head);
  const { size } = await file.stat();
  if (!parsed.success || size !== (parsed.data.pages + 1) * PAGE_BYTES) {
    throw new Error('The file is no whole filter of leaked passwords; make it again.');
  }
  return parsed.data;
}

/** Without a filter no password is of a leak. */
export const noLeakedPasswords: LeakedPasswords = {
  head: null,
  includes: async () => false,
  close: async () => undefined,
};

/**
 * Opens the filter that the operator made.
 * @param path of LEAKED_PASSWORDS; without one nothing is checked.
 * @throws when the file cannot be read or is no whole filter.
 */
export async function openLeakedPasswords(path: string | undefined): Promise<LeakedPasswords> {
  if (path === undefined) {
    return noLeakedPasswords;
  }
  const file = await open(path, 'r');
  try {
    const head = await readHead(file);
    return {
      head,
      includes: async (password) => {
        const hash = createHash('sha1').update(password, 'utf8').digest();
        const page = await readPage(file, 1 + pageOf(hash, head.pages));
        return bitsOf(hash, head.hashes).every(
          (bit) => ((page[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0,
        );
      },
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}
