import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { expect, it } from 'vitest';
import { DataTable } from './DataTable.tsx';
import { runColumns, sampleRuns, tableTexts, viewTexts } from './sample-runs.tsx';

const render = (count: number) =>
  renderToStaticMarkup(
    <DataTable
      caption="Uso de las herramientas"
      columns={runColumns}
      rows={sampleRuns(count)}
      rowKey={(row) => String(row.id)}
      texts={tableTexts}
      viewMenu={viewTexts}
    />,
  );

it.each([12, 5000])('renders %i rows without a style attribute', (count) => {
  expect(render(count)).not.toContain('style=');
});

it('renders columns by classes, and labels of cards', () => {
  const html = render(12);
  const classes = [...html.matchAll(/<th[^>]* scope="col"[^>]* class="([^"]*)"/g)].map(
    ([, names = '']) => names.split(' ').find((name) => /^w\d+$/.test(name)),
  );
  expect(classes).toEqual(['w12', 'w13', 'w24', 'w18', 'w21', 'w13', 'w12', 'w14', 'w16']);
  expect(html.match(/data-label="Herramienta"/g)).toHaveLength(12);
});

it('renders every row of a short list', () => {
  expect(render(12).match(/aria-rowindex/g)).toHaveLength(13);
});

it('waits on a server for what sorts, where it starts with an order', async () => {
  const rows = sampleRuns(12);
  const { prelude } = await prerender(
    <DataTable
      caption="Uso de las herramientas"
      columns={runColumns}
      rows={rows}
      rowKey={(row) => String(row.id)}
      texts={tableTexts}
      defaultSorting={{ column: 'id', direction: 'ascending' }}
    />,
  );
  const html = await new Response(prelude).text();
  const ids = rows.map(({ id }) => id).sort((a, b) => a - b);
  const places = ids.map((id) => html.indexOf(`>${id}<`));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});
