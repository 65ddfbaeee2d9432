import { fails, never, ordinaryUser, unreachable } from '@consultancy/api/testing';
import { verifyEmailChange } from '@consultancy/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onPhone, screenParameters, storyParameters } from '../../../testing/screen-kit.ts';
import { EmailChangeScreen } from './EmailChangeScreen.tsx';

const route = '/auth/email-change-verification';

const meta = {
  title: 'Screens/Auth/EmailChange',
  component: EmailChangeScreen,
  parameters: screenParameters({ route: `${route}?token=abc`, frame: 'public' }),
} satisfies Meta<typeof EmailChangeScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Su correo quedó confirmado.')).toBeVisible();
    const profile = canvas.getByRole('link', { name: 'Ir a mi perfil' });
    await expect(profile).toHaveAttribute('href', '/profile/profile');
  },
};

/** The link may belong to another account than the signed-in one. */
export const DefaultSignedIn: Story = {
  parameters: { ...storyParameters({}, { session: ordinaryUser }), screenshots: { disable: true } },
  play: async ({ canvas }) => {
    const notice = await canvas.findByText(/Su sesión está abierta como marcela_rios\./);
    await expect(notice).toHaveTextContent('Si el correo es de otra cuenta');
  },
};

export const Loading: Story = {
  parameters: storyParameters({ verifyEmailChange: never(verifyEmailChange) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Verificando correo...')).toBeVisible();
  },
};

/** Without a token in the URL, as after a reload: the link may be valid. */
export const Empty: Story = {
  parameters: { ...storyParameters({}, { route }), screenshots: { disable: true } },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('Abra de nuevo el enlace del correo');
    await expect(alert).not.toHaveTextContent('Enlace no válido o expirado.');
  },
};

export const NotFound: Story = {
  parameters: storyParameters({ verifyEmailChange: fails(verifyEmailChange, 'LINK_INVALID') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Enlace no válido o expirado.')).toBeVisible();
  },
};

export const LoadError: Story = {
  parameters: storyParameters({ verifyEmailChange: unreachable(verifyEmailChange) }),
  play: async ({ canvas }) => {
    const text = 'Verification failed. Please try again or contact support.';
    await expect(await canvas.findByText(text)).toHaveAttribute('lang', 'en');
    await expect(canvas.getByRole('button', { name: 'Intentar de nuevo' })).toBeVisible();
  },
};

export const Mobile: Story = { ...onPhone };
