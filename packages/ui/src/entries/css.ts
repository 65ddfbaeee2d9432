export { breakpoints, containers, media } from '../css/breakpoints.ts';
export { buttonEdge } from '../css/button-edge.ts';
export { focusRing } from '../css/focus-ring.ts';
export { inverseScope } from '../css/inverse-scope.ts';
export { pageWidth } from '../css/page-width.css.ts';
export { sheetFrame } from '../css/sheet-frame.ts';
export { stickyTop } from '../css/sticky-top.css.ts';
export { visuallyHidden } from '../css/visually-hidden.css.ts';
export { vars } from '../themes/vars.css.ts';
