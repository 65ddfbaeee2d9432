import { createServer } from 'node:http';
import sirv from 'sirv';
import { serve } from '../lib/ports.ts';

/** Vite names these files by a hash of their content, so that a browser may keep them. */
const hashed = '/assets/';

/** Serves a folder, to which may still be written, on a free port of the loopback address. */
export const serveFolder = (folder: string) =>
  serve(
    createServer(
      sirv(folder, {
        dev: true,
        setHeaders: (response, path) => {
          if (!path.startsWith(hashed)) return;
          response.setHeader('Cache-Control', 'public,max-age=31536000,immutable');
        },
      }),
    ),
  );
