import { administrator, ordinaryUser, unreachable } from '@consultancy/api/testing';
import { validateToken } from '@consultancy/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { expectWhereabouts, given, screenParameters } from '../testing/screen-kit.ts';
import { AreaGuard } from './AreaGuard.tsx';

const meta = {
  title: 'App/AreaGuard',
  component: AreaGuard,
  args: { children: 'Contenido del área' },
  parameters: screenParameters({ route: '/userview/transactions?max_count=5', frame: 'bare' }),
} satisfies Meta<typeof AreaGuard>;
export default meta;

type Story = StoryObj<typeof meta>;

const noPicture = { pictures: { disable: true } };

export const Default: Story = {
  parameters: { ...given({}, { session: ordinaryUser }), ...noPicture },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Contenido del área')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: given({}, { session: 'unknown' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading...')).toBeVisible();
    await expect(canvas.getByRole('main')).toBeVisible();
    await expect(canvas.queryByText('Contenido del área')).not.toBeInTheDocument();
  },
};

/** Nobody signed in: to /auth. */
export const SessionExpired: Story = {
  parameters: { ...given({}, { session: null }), ...noPicture },
  play: async ({ canvasElement }) => expectWhereabouts(canvasElement, '/auth'),
};

/** A non-administrator goes from the administrators' area to their own (§6). */
export const Forbidden: Story = {
  args: { adminOnly: true },
  parameters: {
    ...given({}, { session: ordinaryUser, route: '/adminview/new-transaction' }),
    ...noPicture,
  },
  play: async ({ canvasElement }) => expectWhereabouts(canvasElement, '/userview'),
};

/** The role's case does not matter (§6). */
export const DefaultAdministrator: Story = {
  args: { adminOnly: true },
  parameters: { ...given({}, { session: administrator }), ...noPicture },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Contenido del área')).toBeVisible();
  },
};

/** Without an answer nobody is sent away: the session may still be good. */
export const Offline: Story = {
  parameters: given({ validateToken: unreachable(validateToken) }, { session: 'start' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No hay conexión con el servidor')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Intentar de nuevo' }));
    await expect(await canvas.findByText('No hay conexión con el servidor')).toBeVisible();
  },
};
