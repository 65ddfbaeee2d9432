// Forms of the values of settings; each message says what a setting must be.
import { isIP } from 'node:net';
import * as z from 'zod';
import { isDatabaseUrl } from './database/hosts.ts';

/** Credits, as text with at most two decimals. */
export const decimalAmount = z
  .string()
  .regex(/^\d{1,9}(\.\d{1,2})?$/, 'must be a decimal with at most two places, e.g. 20 or 20.50');

/** An address of some protocols, with a host. */
export const url = (protocols: RegExp, example: string) =>
  z.url({ protocol: protocols, hostname: /./, error: `must be an address such as ${example}` });

/** Whether a text is the origin of pages: an address without a path. */
export const isOrigin = (value: string): boolean => {
  try {
    const { origin, protocol } = new URL(value);
    return origin === value && /^https?:$/.test(protocol);
  } catch {
    return false;
  }
};

/** A text of one line, as pages, mails and receipts print it. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^\P{Cc}*$/u, 'must be one line');

/** The sender of mails: an address, or a name with an address in angle brackets. */
export const sender = z
  .string()
  .trim()
  .max(320)
  .regex(
    /^(?:[^<>\p{Cc}]*<[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/u,
    'must be an address such as GDB Audit <no-responder@example.com>',
  );

/** Texts that are separated by commas. */
export const list = z.string().transform((value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);

/** Address of a database, with a role as in an example. */
export const databaseUrl = (role: string) =>
  z
    .string()
    .refine(isDatabaseUrl, `must be an address such as postgres://${role}:password@host:5432/name`);

/** A secret that cannot be guessed. */
export const secret = z.string().min(32, 'must have at least 32 characters');

const proxyFailure =
  'must be false, a number of hops from 1 to 9, or a list of addresses or networks (at most an IPv4 /8 or an IPv6 /7)';

/**
 * The shortest mask of a network of proxies: of 10.0.0.0/8 and of fc00::/7, the largest private
 * networks. What starts with `::` contains the IPv4 addresses as IPv6 writes them, `::ffff:0:0/96`.
 */
const shortestMask = (address: string) => {
  if (isIP(address) === 4) return 8;
  return address.startsWith('::') ? 104 : 7;
};

/** An address, or a network of proxies; never one so large that it contains clients at large. */
const isNetwork = (part: string) => {
  const [address = '', mask, ...rest] = part.split('/');
  if (isIP(address) === 0 || rest.length > 0) return false;
  const longest = isIP(address) === 4 ? 32 : 128;
  return (
    mask === undefined ||
    (/^\d{1,3}$/.test(mask) && Number(mask) >= shortestMask(address) && Number(mask) <= longest)
  );
};

/**
 * `false`, a number of hops, or a list of proxies. `true` is rejected: it would trust any
 * address in a client's `X-Forwarded-For`, and limits per address would have no effect.
 */
export const trustProxy = z.string().transform((value, context) => {
  if (value === 'false') {
    return false;
  }
  if (/^[1-9]$/.test(value)) {
    const hops = Number(value);
    return (_address: string, hop: number) => hop < hops;
  }
  const parts = value.split(',').map((part) => part.trim());
  if (!parts.every(isNetwork)) {
    context.addIssue(proxyFailure);
  }
  return parts;
});
