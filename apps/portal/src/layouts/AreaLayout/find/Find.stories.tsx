import {
  administrator,
  failsWith,
  foundRecords,
  never,
  ok,
  ordinaryUser,
} from '@consultancy/api/testing';
import { findRecords } from '@consultancy/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  expectUrl,
  onPhone,
  screenParameters,
  storyParameters,
} from '../../../testing/screen-kit.ts';
import { FindButton } from './FindButton.tsx';

const meta = {
  title: 'Layouts/Find',
  component: FindButton,
  render: () => <p>Contenido de la página</p>,
  parameters: {
    ...screenParameters({
      route: '/adminview/adminWelcome',
      session: administrator,
      frame: 'admin',
    }),
    screenshots: { disable: true },
  },
} satisfies Meta<typeof FindButton>;
export default meta;

type Story = StoryObj;

/** Opens the search by the keyboard, and returns its field. */
async function openByKey(): Promise<HTMLElement> {
  await screen.findByRole('button', { name: 'Encontrar' });
  await userEvent.keyboard('{Control>}k{/Control}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Encontrar' }));
  const field = dialog.getByRole('combobox');
  await waitFor(() => expect(field).toHaveFocus());
  return field;
}

/** A user is found by a part of the name, and Enter opens the page of the marked one. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const field = await openByKey();
    await expect(field).toHaveAccessibleName('Página, usuario, herramienta o número');
    await userEvent.type(field, 'marcela');
    const option = await screen.findByRole('option', { name: /^marcela_rios/ });
    await expect(option).toHaveTextContent('Usuario · Marcela Ríos Castaño');
    await expect(field).toHaveAttribute('aria-activedescendant', option.id);
    await userEvent.keyboard('{Enter}');
    await expectUrl(canvasElement, '/adminview/users/marcela_rios');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The open list, with pages before records. */
export const DefaultResults: Story = {
  parameters: { screenshots: { disable: false, area: 'viewport' } },
  play: async () => {
    await userEvent.type(await openByKey(), 'usuario');
    await screen.findByRole('option', { name: /^marcela_rios/ });
    await expect(screen.getByRole('option', { name: /^Usuarios/ })).toBeVisible();
  },
};

/** A number leads to the report of its user, filtered by its day. */
export const DefaultNumber: Story = {
  parameters: storyParameters({
    findRecords: ok(findRecords, {
      users: [],
      transaction: {
        trans_id: 871,
        trans_date: '2026-11-12T15:00:00.000Z',
        username: 'marcela_rios',
      },
      utilization: null,
    }),
  }),
  play: async ({ canvasElement }) => {
    const field = await openByKey();
    await userEvent.type(field, '871');
    await screen.findByRole('option', { name: /^Transacción 871/ });
    await userEvent.keyboard('{Enter}');
    await expectUrl(
      canvasElement,
      '/adminview/transactions/user?username=marcela_rios&start_date=2026-11-12&end_date=2026-11-12',
    );
  },
};

/** Ordinary users find pages only, without a request. */
export const DefaultUser: Story = {
  parameters: storyParameters(
    { findRecords: failsWith(findRecords, 500) },
    { route: '/userview/userWelcome', session: ordinaryUser, frame: 'user' },
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Encontrar' }));
    const field = await screen.findByRole('combobox', { name: 'Página' });
    await userEvent.type(field, 'zzz');
    await expect(await screen.findByText('Sin resultados', { selector: 'p *' })).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'compras');
    await userEvent.click(await screen.findByRole('option', { name: /^Mis Compras/ }));
    await expectUrl(canvasElement, '/userview/transactions');
  },
};

export const Loading: Story = {
  parameters: storyParameters({ findRecords: never(findRecords) }),
  play: async () => {
    await userEvent.type(await openByKey(), 'marcela');
    await expect(await screen.findByText('Buscando…', { selector: 'p *' })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: storyParameters({ findRecords: ok(findRecords, { ...foundRecords, users: [] }) }),
  play: async () => {
    await userEvent.type(await openByKey(), 'zoraida');
    await expect(await screen.findByText('Sin resultados', { selector: 'p *' })).toBeVisible();
  },
};

export const LoadError: Story = {
  parameters: storyParameters({ findRecords: failsWith(findRecords, 500) }),
  play: async () => {
    await userEvent.type(await openByKey(), 'zoraida');
    const message = 'No se pudo buscar. Intente de nuevo.';
    await expect(await screen.findByText(message, { selector: 'p *' })).toBeVisible();
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.getByRole('button', { name: 'Encontrar' })).toBeVisible();
  },
};

/** On a phone, with as much text as an account may have. */
export const LongContent: Story = {
  ...onPhone,
  parameters: storyParameters({
    findRecords: ok(findRecords, {
      ...foundRecords,
      users: foundRecords.users.map((user) => ({
        ...user,
        first_name: 'Consolación de los Ángeles '.repeat(3).trim(),
        enterprise_name: 'W'.repeat(120),
        suspended: true,
      })),
    }),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Encontrar' }));
    await userEvent.type(await screen.findByRole('combobox'), 'marcela');
    await screen.findByRole('option', { name: /^marcela_rios/ });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
