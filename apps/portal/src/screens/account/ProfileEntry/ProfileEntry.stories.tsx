import {
  administrator,
  anonymousHandlers,
  ordinaryUser,
  signedInHandlers,
  unreachable,
} from '@consultancy/api/testing';
import { refreshToken, validateToken } from '@consultancy/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import {
  expectUrl,
  onPhone,
  screenParameters,
  storyParameters,
} from '../../../testing/screen-kit.ts';
import { ProfileEntry } from './ProfileEntry.tsx';

const meta = {
  title: 'Screens/Account/ProfileEntry',
  component: ProfileEntry,
  parameters: screenParameters({ route: '/profile', session: 'unknown', frame: 'public' }),
} satisfies Meta<typeof ProfileEntry>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const text = canvas.getByText('Loading...');
    await expect(text.closest('[lang]')).toHaveAttribute('lang', 'en');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Mi Perfil');
  },
};

/** The refresh was rejected: the link to the sign-in appears. */
export const SessionExpired: Story = {
  parameters: storyParameters(anonymousHandlers, { session: 'start' }),
  play: async ({ canvas }) => {
    const signIn = await canvas.findByRole('link', { name: 'Ingresar' });
    await expect(signIn).toHaveAttribute('href', '/auth');
    await expect(canvas.getByText('Loading...')).toBeVisible();
  },
};

/** Without a response the page does not claim that there is no session. */
export const Offline: Story = {
  parameters: storyParameters(
    { validateToken: unreachable(validateToken), refreshToken: unreachable(refreshToken) },
    { session: 'start' },
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No pudimos comprobar su sesión/)).toBeVisible();
    await expect(canvas.queryByText(/No hay una sesión abierta/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Intentar de nuevo' }));
    await expect(await canvas.findByText(/No pudimos comprobar su sesión/)).toBeVisible();
  },
};

/** Once authenticated: the user area for everyone who is not an administrator. */
export const Success: Story = {
  parameters: {
    ...storyParameters(signedInHandlers(ordinaryUser), { session: 'start' }),
    screenshots: { disable: true },
  },
  play: async ({ canvasElement }) => expectUrl(canvasElement, /^\/userview$/),
};

/** The role's case does not matter (§6). */
export const SuccessAdmin: Story = {
  parameters: {
    ...storyParameters(signedInHandlers(administrator), { session: 'start' }),
    screenshots: { disable: true },
  },
  play: async ({ canvasElement }) => expectUrl(canvasElement, /^\/adminview$/),
};

/** The rest of the URL is preserved: it names a page of the area (§2). */
export const SuccessSubpath: Story = {
  parameters: {
    ...storyParameters(signedInHandlers(ordinaryUser), {
      session: 'start',
      route: '/profile/transactions?max_count=5',
    }),
    screenshots: { disable: true },
  },
  play: async ({ canvasElement }) =>
    expectUrl(canvasElement, /^\/userview\/transactions\?max_count=5$/),
};

export const SuccessAdminSubpath: Story = {
  parameters: {
    ...storyParameters(signedInHandlers(administrator), {
      session: 'start',
      route: '/profile/profile',
    }),
    screenshots: { disable: true },
  },
  play: async ({ canvasElement }) => expectUrl(canvasElement, /^\/adminview\/profile$/),
};

export const Mobile: Story = { ...onPhone };
