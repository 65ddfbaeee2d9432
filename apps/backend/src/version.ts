/**
 * Version of the product: the one that changesets writes to this package and to the portal's
 * (docs/contributing/release.md).
 */
export { version } from '../package.json';
