import { readFileSync } from 'node:fs';

/** The built document without the page. */
export const template = new URL('./server/template.html', import.meta.url);

const built = new URL('./server/entry-server.js', import.meta.url);

/** Renders the page for a request. */
export async function respond(): Promise<Response> {
  const { render }: typeof import('./src/entry-server.tsx') = await import(built.href);
  const html = readFileSync(template, 'utf8').replace('<!--app-->', render);
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}
