/**
 * `parameters.docs` of stories that open an overlay by themselves: on a documentation page each is
 * rendered in an iframe, because the overlay would cover the page.
 */
export const inFrame = { story: { inline: false, height: '30rem' } } as const;
