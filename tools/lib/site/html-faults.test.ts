import { expect, it } from 'vitest';
import { htmlIssues } from './html-faults.ts';

const document = (body: string) =>
  `<!doctype html>\n<html lang="es"><head><title>Prueba</title></head><body>${body}</body></html>`;

it('finds no fault in a sound document', async () => {
  expect(await htmlIssues(document('<main><h1>Prueba</h1><br></main>'))).toEqual([]);
});

it.each([
  ['a block in a paragraph', '<p><div>Prueba</div></p>'],
  ['an id twice', '<p id="a">Una</p><p id="a">Dos</p>'],
  ['an unknown element', '<blink>Prueba</blink>'],
  ['a value that an attribute does not have', '<button type="other">Prueba</button>'],
  ['an element that is not closed', '<main><h1>Prueba</main>'],
])('finds %s', async (_, body) => {
  expect(await htmlIssues(document(body))).not.toEqual([]);
});
