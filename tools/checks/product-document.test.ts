import { expect, it } from 'vitest';
import { findUndocumented, portalPaths } from './product-document.ts';

it('reads the paths of the portal without their area', () => {
  const source = "route('/pricing'), route('/userview/profile'), routeTree('/adminview')";
  expect(portalPaths(source)).toEqual(['/pricing', 'profile', '/adminview']);
});

it('reports a text or path that the specification lacks', () => {
  const document = '| `/pricing` | «Buscar» |';
  expect(findUndocumented(['Buscar'], ['/pricing'], document)).toEqual([]);
  expect(findUndocumented(['Nueva'], ['/about-us'], document)).toHaveLength(2);
});
