import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { PortalDocument } from '@consultancy/validation';

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) } as const;

/** How a text may travel. */
export type Encoding = keyof typeof compress;

/** Hashes of what is inline in a text, for its content security policy. */
export type InlineParts = Pick<PortalDocument, 'styles' | 'scripts'>;

const nothingInline: InlineParts = { styles: [], scripts: [] };

/** Tag of a content, with its quotes. */
export const tagOf = (content: string | Buffer): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;

/** A text of the portal with the site's own origin in it. */
export class PortalText {
  readonly type: string;
  /** Tag of the content, with its quotes. */
  readonly tag: string;
  readonly inline: Readonly<InlineParts>;
  readonly #content: Buffer;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();

  constructor(type: string, text: string, inline = nothingInline) {
    this.type = type;
    this.inline = inline;
    this.#content = Buffer.from(text);
    this.tag = tagOf(text);
  }

  /** The content; compressed once, on the first request. */
  as(encoding: Encoding | null): Buffer | Promise<Buffer> {
    if (encoding === null) {
      return this.#content;
    }
    const known = this.#compressed.get(encoding) ?? compress[encoding](this.#content);
    this.#compressed.set(encoding, known);
    return known;
  }
}
