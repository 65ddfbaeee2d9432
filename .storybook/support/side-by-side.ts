/** The choice of the toolbar that is no theme: light and dark beside each other. */
export const SIDE_BY_SIDE = 'side-by-side';
