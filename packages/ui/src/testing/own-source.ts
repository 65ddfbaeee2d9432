/**
 * `parameters.docs` of stories with hundreds of rows or points: «Show code» has the story as it is written.
 * Storybook would write down each of them otherwise, and the page would not react in the meantime.
 */
export const ownSource = { source: { type: 'code' } } as const;
