import { useClient, useSession } from '@consultancy/api/hooks';
import {
  administrator,
  anonymousHandlers,
  fails,
  ok,
  ordinaryUser,
  unreachable,
} from '@consultancy/api/testing';
import { Button, Container, Stack, TextField } from '@consultancy/ui';
import { getMachine, getPendingSignIn, login, validateToken } from '@consultancy/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { PageMain } from '../layouts/components/PageMain.tsx';
import { expectUrl, screenParameters, storyParameters } from '../testing/screen-kit.ts';
import { withoutScreenshots } from '../testing/story-parameters.ts';
import { RouteGuard } from './RouteGuard.tsx';

const meta = {
  title: 'App/RouteGuard',
  component: RouteGuard,
  args: { children: 'Contenido del área' },
  parameters: screenParameters({ route: '/userview/transactions?max_count=5', frame: 'bare' }),
} satisfies Meta<typeof RouteGuard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { ...storyParameters({}, { session: ordinaryUser }), ...withoutScreenshots },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Contenido del área')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: storyParameters({}, { session: 'unknown' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading...')).toBeVisible();
    await expect(canvas.getByRole('main')).toBeVisible();
    await expect(canvas.queryByText('Contenido del área')).not.toBeInTheDocument();
  },
};

/** A page with a field and a request to the server. */
function Page() {
  const client = useClient();
  return (
    <PageMain>
      <Container width="regular">
        <Stack gap="md" align="start">
          <TextField label="Empresa" />
          <Button onClick={() => void client.request(getMachine, {}).catch(() => undefined)}>
            Guardar
          </Button>
        </Stack>
      </Container>
    </PageMain>
  );
}

const overHandlers = {
  ...anonymousHandlers,
  getMachine: fails(getMachine, 'UNAUTHENTICATED'),
};

const typeAndLoseSession = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByLabelText('Empresa'), 'Estudios del Llano');
  await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
  const page = within(canvasElement.ownerDocument.body);
  return within(await page.findByRole('dialog', { name: 'Su sesión terminó' }));
};

/** A field of the user, and another user who signs in. */
function PageOfTwo() {
  const { currentUser, setCurrentUser } = useSession();
  return (
    <PageMain>
      <TextField label={`Empresa de ${currentUser?.username}`} />
      <Button onClick={() => setCurrentUser(administrator)}>Ingresar como otro</Button>
    </PageMain>
  );
}

/** Another user who signs in, as in another tab, gets a page of their own, and nothing of the first one's. */
export const DefaultOtherUser: Story = {
  args: { children: <PageOfTwo /> },
  parameters: { ...storyParameters({}, { session: ordinaryUser }), ...withoutScreenshots },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Empresa de marcela_rios'), 'Estudios del Llano');
    await userEvent.click(canvas.getByRole('button', { name: 'Ingresar como otro' }));
    await expect(await canvas.findByLabelText('Empresa de admin_demo')).toHaveValue('');
  },
};

/** The session expires while the user types: they sign in in place, and keep their input. */
export const SessionExpiredInPlace: Story = {
  args: { children: <Page /> },
  parameters: storyParameters(overHandlers, { session: ordinaryUser }),
  play: async ({ canvas, canvasElement }) => {
    const dialog = await typeAndLoseSession(canvasElement);
    const password = dialog.getByLabelText(`Contraseña de ${ordinaryUser.username}`);
    await waitFor(() => expect(password).toHaveFocus());
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    const field = canvas.getByLabelText('Empresa');
    await expect(field).toHaveValue('Estudios del Llano');
    // An unattended screen shows nothing of the page.
    await waitFor(() => expect(field).not.toBeVisible());
  },
};

export const SessionExpiredSuccess: Story = {
  ...SessionExpiredInPlace,
  parameters: { ...SessionExpiredInPlace.parameters, ...withoutScreenshots },
  play: async ({ canvas, canvasElement }) => {
    const dialog = await typeAndLoseSession(canvasElement);
    await userEvent.type(
      dialog.getByLabelText(`Contraseña de ${ordinaryUser.username}`),
      'una clave larga',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Ingresar' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Guardar' })).toHaveFocus());
    await expect(canvas.getByLabelText('Empresa')).toHaveValue('Estudios del Llano');
    await expect(canvas.getByLabelText('Empresa')).toBeVisible();
  },
};

/** The dialog asks for the second factor too, where the account has one. */
export const SessionExpiredFactor: Story = {
  ...SessionExpiredInPlace,
  parameters: {
    ...storyParameters(
      {
        ...overHandlers,
        login: fails(login, 'SECOND_FACTOR_REQUIRED'),
        getPendingSignIn: ok(getPendingSignIn, {
          methods: ['totp'],
          expires_at: '2026-11-21T12:15:00.000Z',
        }),
      },
      { session: ordinaryUser },
    ),
    ...withoutScreenshots,
  },
  play: async ({ canvas, canvasElement }) => {
    const dialog = await typeAndLoseSession(canvasElement);
    await userEvent.type(
      dialog.getByLabelText(`Contraseña de ${ordinaryUser.username}`),
      'una clave larga',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Ingresar' }));
    await userEvent.type(await dialog.findByLabelText('Código de un solo uso'), '123456{Enter}');
    await waitFor(() => expect(canvas.getByLabelText('Empresa')).toBeVisible());
    await expect(canvas.getByLabelText('Empresa')).toHaveValue('Estudios del Llano');
  },
};

/** A user who leaves instead confirms it first; then the sign-in page reports the reason. */
export const SessionExpiredLeave: Story = {
  ...SessionExpiredInPlace,
  parameters: { ...SessionExpiredInPlace.parameters, ...withoutScreenshots },
  play: async ({ canvasElement }) => {
    await typeAndLoseSession(canvasElement);
    await userEvent.keyboard('{Escape}');
    const page = within(canvasElement.ownerDocument.body);
    const question = await page.findByRole('alertdialog', { name: '¿Salir de la página?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Salir de la página' }));
    await expectUrl(canvasElement, '/auth');
  },
};

/** Anonymous visitors go to /auth. */
export const SessionExpired: Story = {
  parameters: { ...storyParameters({}, { session: null }), ...withoutScreenshots },
  play: async ({ canvasElement }) => expectUrl(canvasElement, '/auth'),
};

/** A non-administrator goes from the administrators' area to their own (§6). */
export const Forbidden: Story = {
  args: { adminOnly: true },
  parameters: {
    ...storyParameters({}, { session: ordinaryUser, route: '/adminview/new-transaction' }),
    ...withoutScreenshots,
  },
  play: async ({ canvasElement }) => expectUrl(canvasElement, '/userview'),
};

/** So does one whose role was withdrawn after the page was opened, with the first rejected request. */
export const ForbiddenWithdrawn: Story = {
  args: { adminOnly: true, children: <Page /> },
  parameters: {
    ...storyParameters(
      {
        getMachine: fails(getMachine, 'UNAUTHORIZED'),
        validateToken: ok(validateToken, { ...administrator, role: 'user' }),
      },
      { session: administrator, route: '/adminview/new-transaction' },
    ),
    ...withoutScreenshots,
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await expectUrl(canvasElement, '/userview');
  },
};

/** The role's case does not matter (§6). */
export const DefaultAdministrator: Story = {
  args: { adminOnly: true },
  parameters: { ...storyParameters({}, { session: administrator }), ...withoutScreenshots },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Contenido del área')).toBeVisible();
  },
};

/** Without a response the visitor stays: the session may still be valid. */
export const Offline: Story = {
  parameters: storyParameters({ validateToken: unreachable(validateToken) }, { session: 'start' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No hay conexión con el servidor')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Intentar de nuevo' }));
    await expect(await canvas.findByText('No hay conexión con el servidor')).toBeVisible();
  },
};
