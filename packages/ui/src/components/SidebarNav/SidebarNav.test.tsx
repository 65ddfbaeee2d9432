// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type SidebarGroup, SidebarNav } from './SidebarNav.tsx';

afterEach(cleanup);

const groupOf = (label: string, ...keys: string[]): SidebarGroup => ({
  label,
  items: keys.map((key) => ({ key, label: key, link: (props) => <a href="#inicio" {...props} /> })),
});

it('shows groups with equal labels, or with equal keys of their items', () => {
  const warned = vi.spyOn(console, 'error').mockReturnValue();
  const groups = [
    ...[groupOf('Uso'), groupOf('Uso')],
    ...[groupOf('Créditos', 'inicio'), groupOf('Compras', 'inicio')],
  ];
  const { rerender } = render(<SidebarNav label="Área" groups={groups} />);
  rerender(<SidebarNav label="Área" groups={groups.slice(1)} />);
  expect(warned).not.toHaveBeenCalled();
  expect(screen.getAllByRole('list').map((list) => list.textContent)).toEqual([
    '',
    'inicio',
    'inicio',
  ]);
  warned.mockRestore();
});
