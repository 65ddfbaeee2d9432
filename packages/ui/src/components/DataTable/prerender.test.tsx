import { renderToStaticMarkup } from 'react-dom/server';
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
