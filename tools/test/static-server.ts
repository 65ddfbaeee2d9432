import { createServer } from 'node:http';
import sirv from 'sirv';
import { serve } from '../lib/ports.ts';

/** Serves a folder, to which may still be written, on a free port of the loopback address. */
export const serveFolder = (folder: string) => serve(createServer(sirv(folder, { dev: true })));
