import { globalLayer } from '@vanilla-extract/css';

/**
 * The reset lies in a layer of its own: rules outside layers always win over it, so components
 * and screens never fight it, whatever is imported first.
 */
export const layers = { reset: globalLayer('ui-reset') };
