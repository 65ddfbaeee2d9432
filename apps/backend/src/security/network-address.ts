import { isIP } from 'node:net';

/**
 * The bare address of what a connection or a proxy names: without the port that some proxies add,
 * a zone, or brackets; IPv4 in its own form.
 * @returns null when it is no address, such as `unknown`.
 */
export function plainAddress(named: string | undefined): string | null {
  const bare = (named ?? '')
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(bare) > 0 ? bare : null;
}
