import {
  administrator,
  fails,
  failsWith,
  firstWelcome,
  never,
  ok,
  unreachable,
} from '@consultancy/api/testing';
import { getWelcomeInfo } from '@consultancy/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { given, onPhone, screenParameters } from '../../../testing/screen-kit.ts';
import { AdminWelcomeScreen } from './AdminWelcomeScreen.tsx';

const meta = {
  title: 'Screens/Admin/Welcome',
  component: AdminWelcomeScreen,
  parameters: screenParameters({
    route: '/adminview/adminWelcome',
    session: administrator,
    frame: 'admin',
  }),
} satisfies Meta<typeof AdminWelcomeScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1.240,50')).toBeVisible();
    const [sell] = canvas.getAllByRole('link', { name: 'Nueva transacción' });
    await expect(sell).toHaveAttribute('href', '/adminview/new-transaction');
  },
};

export const Loading: Story = {
  parameters: given({ getWelcomeInfo: never(getWelcomeInfo) }),
};

export const Empty: Story = {
  parameters: given({ getWelcomeInfo: ok(getWelcomeInfo, firstWelcome) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Este es su primer ingreso')).toBeVisible();
  },
};

export const NotFound: Story = {
  parameters: given({ getWelcomeInfo: fails(getWelcomeInfo, 'USER_NOT_FOUND') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Usuario no encontrado.')).toBeVisible();
  },
};

export const LoadError: Story = {
  parameters: given({ getWelcomeInfo: failsWith(getWelcomeInfo, 500) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error fetching data.')).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: given({ getWelcomeInfo: unreachable(getWelcomeInfo) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Network error or CORS issue.')).toBeVisible();
  },
};

export const Mobile: Story = { ...onPhone };
