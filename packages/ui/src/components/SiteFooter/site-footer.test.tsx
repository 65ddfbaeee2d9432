import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SiteFooter } from './SiteFooter.tsx';

it('has nothing above its note without a logo and groups', () => {
  const html = renderToStaticMarkup(<SiteFooter groups={[]} note="Cuenca Consultores" />);
  expect(html).not.toMatch(/<div[^>]*><\/div>/);
  expect(html).toContain('Cuenca Consultores');
});
