import { globalLayer } from '@vanilla-extract/css';

/**
 * Cascade layer of the reset. Styles outside of layers always override it, so components and
 * screens do, in any order of imports.
 */
export const layers = { reset: globalLayer('ui-reset') };
