import {
  fails,
  failsWith,
  firstWelcome,
  lowWelcome,
  never,
  noMachine,
  ok,
  ordinaryUser,
  unreachable,
} from '@consultancy/api/testing';
import { createActivationCode, getMachine, getWelcomeInfo } from '@consultancy/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { given, onPhone, screenParameters } from '../../../testing/screen-kit.ts';
import { UserWelcomeScreen } from './UserWelcomeScreen.tsx';

const meta = {
  title: 'Screens/User/Welcome',
  component: UserWelcomeScreen,
  parameters: screenParameters({
    route: '/userview/userWelcome',
    session: ordinaryUser,
    frame: 'user',
  }),
} satisfies Meta<typeof UserWelcomeScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1.240,50')).toBeVisible();
    await expect(canvas.getByText('1.204,50')).toBeVisible();
    await expect(await canvas.findByText('BOG-SIG-PC07-8F3A21C4')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: given({ getWelcomeInfo: never(getWelcomeInfo) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Hola, marcela_rios');
  },
};

/** Somebody who has just registered sees what to do next. */
export const Empty: Story = {
  parameters: given({
    getWelcomeInfo: ok(getWelcomeInfo, firstWelcome),
    getMachine: ok(getMachine, noMachine),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Para empezar')).toBeVisible();
    await expect(canvas.getByText('Este es su primer ingreso')).toBeVisible();
    await expect(await canvas.findByText(/Aún no hay un equipo registrado/)).toBeVisible();
  },
};

export const DefaultLowBalance: Story = {
  parameters: given({ getWelcomeInfo: ok(getWelcomeInfo, lowWelcome) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Le quedan pocos créditos')).toBeVisible();
  },
};

/** An activation code with its time, ready to copy. */
export const Success: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Crear código de activación' }),
    );
    await expect(await canvas.findByText('K7QF-2M9X')).toBeVisible();
    await expect(canvas.getByText(/^Vence en \d:\d\d$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copiar el código' })).toBeVisible();
  },
};

export const SubmitError: Story = {
  parameters: given({
    createActivationCode: fails(createActivationCode, 'TOO_MANY_REQUESTS', {
      error: 'Hubo demasiados intentos.',
      retry_after: 30,
    }),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Crear código de activación' }),
    );
    await expect(await canvas.findByRole('alert')).toHaveTextContent('en 30 segundos');
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
    await expect(await canvas.findByText('Error fetching data.')).toHaveAttribute('lang', 'en');
    await expect(canvas.getByRole('button', { name: 'Intentar de nuevo' })).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: given({ getWelcomeInfo: unreachable(getWelcomeInfo) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Network error or CORS issue.')).toBeVisible();
  },
};

export const LongContent: Story = {
  parameters: given({
    getWelcomeInfo: ok(getWelcomeInfo, {
      ...lowWelcome,
      credits_balance: '999999999999.99',
      pending_credits: '999999999990.00',
      last_utilization:
        'R_INF_11 Relaciones espaciales político-administrativas de todas las capas temáticas',
      total_utilizations: 1_234_567,
    }),
    getMachine: ok(getMachine, {
      machine_id: `EQUIPO-${'A1B2C3D4'.repeat(11)}`,
      registered_at: '2026-10-02T15:20:00.000Z',
    }),
  }),
};

export const Mobile: Story = { ...onPhone };

/** The area's pages in a drawer. */
export const ModalOpen: Story = {
  ...onPhone,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Área de usuario' }));
    const page = within(canvasElement.ownerDocument.body);
    const drawer = within(await page.findByRole('dialog', { name: 'Área de usuario' }));
    await expect(drawer.getByRole('link', { name: 'Inicio' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(drawer.getByRole('link', { name: 'Mis Compras' })).toBeVisible();
  },
};
