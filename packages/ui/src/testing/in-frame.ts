/**
 * `parameters.docs` of stories that open an overlay by themselves: on a page of documentation each has
 * a frame of its own, as the overlay would cover the page.
 */
export const inFrame = { story: { inline: false, height: '30rem' } } as const;
