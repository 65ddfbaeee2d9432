/**
 * Explicit ARIA role of a list without markers, which Safari otherwise drops from the accessibility
 * tree. Spread it into a `<ul>` or `<ol>` with own styles: the reset removes its markers.
 */
export const listRole = { role: 'list' } as const;

/** The role of an element that may be a list. @param element name of its tag. */
export const listRoleOf = (element: string) =>
  element === 'ul' || element === 'ol' ? listRole : undefined;
