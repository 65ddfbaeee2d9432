import { createRequestHandler } from 'react-router';

const built = new URL('./build/server/index.js', import.meta.url);

/** Renders the routes that were not written at build time. */
export const respond = createRequestHandler(await import(built.href), 'production');
