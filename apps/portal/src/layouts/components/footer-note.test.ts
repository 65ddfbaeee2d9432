import { expect, it } from 'vitest';
import { footerNote } from './footer-note.ts';

const copyright = /^© 2023 .+\. Todos los derechos reservados\./;

it.each(['admin', 'Admin'])('shows administrators the version, as %s', (role) => {
  const note = footerNote({ role }, '1.4.0');
  expect(note).toMatch(copyright);
  expect(note).toMatch(/reservados\. Versión 1\.4\.0$/);
});

it('shows no other user the version', () => {
  for (const user of [null, { role: 'user' }]) {
    expect(footerNote(user, '1.4.0')).toMatch(/reservados\.$/);
  }
});

it('shows the copyright alone outside a build', () => {
  expect(footerNote({ role: 'admin' }, null)).toMatch(/reservados\.$/);
});
