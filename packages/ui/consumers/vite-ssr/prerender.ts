// Writes the page into the built index.html, and keeps the empty one for the server.
import { readFileSync, writeFileSync } from 'node:fs';
import { respond, template } from './respond.ts';

const file = new URL('./dist/index.html', import.meta.url);
writeFileSync(template, readFileSync(file));
const rendered = await respond();
writeFileSync(file, await rendered.text());
