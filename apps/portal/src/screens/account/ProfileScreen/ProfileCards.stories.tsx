import { useConfirmationGate } from '@consultancy/api/hooks';
import {
  errorResponse,
  fails,
  noMachine,
  ok,
  ordinaryUser,
  ownSessions,
  registeredMachine,
  respondWith,
  userInformation,
} from '@consultancy/api/testing';
import {
  confirmIdentity,
  createActivationCode,
  endOtherSessions,
  endSession,
  getMachine,
  getUserInformation,
  identityPayload,
  listSessions,
  logPasswordChange,
  type Machine,
  releaseMachine,
  updateInfo,
  updatePassword,
} from '@consultancy/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { ConfirmationDialog } from '../../../components/Confirmation/ConfirmationDialog.tsx';
import { screenParameters, storyParameters } from '../../../testing/screen-kit.ts';
import { withoutScreenshots } from '../../../testing/story-parameters.ts';
import { ProfileScreen } from './ProfileScreen.tsx';

/** The dialog for which requests wait, as `RouteGuard` shows it. */
function PasswordDialog() {
  const { demand, finish } = useConfirmationGate();
  if (demand !== 'password') return null;
  return <ConfirmationDialog kind={demand} username={ordinaryUser.username} onFinish={finish} />;
}

const meta = {
  title: 'Screens/Account/ProfileCards',
  component: ProfileScreen,
  render: () => (
    <>
      <ProfileScreen />
      <PasswordDialog />
    </>
  ),
  parameters: screenParameters({
    route: '/userview/profile',
    session: ordinaryUser,
    frame: 'user',
  }),
} satisfies Meta<typeof ProfileScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const done = () => HttpResponse.json({ message: 'Hecho.' });
const closing = /^Cerrar la sesión:/;

// State of the mocked server, which each story that changes it resets.
let openSessions = ownSessions;
let machine: Machine = registeredMachine;
const bodies: unknown[] = [];

const sessionState = {
  listSessions: respondWith(listSessions, () => HttpResponse.json({ items: openSessions })),
  endSession: respondWith(endSession, ({ params }) => {
    openSessions = openSessions.filter(({ id }) => id !== params.id);
    return done();
  }),
  endOtherSessions: respondWith(endOtherSessions, async ({ request }) => {
    bodies.push(await request.json());
    openSessions = openSessions.filter(({ current }) => current);
    return done();
  }),
};

const machineState = {
  getMachine: respondWith(getMachine, () => HttpResponse.json(machine)),
  getUserInformation: respondWith(getUserInformation, () =>
    HttpResponse.json({ ...userInformation, machine_id: machine.machine_id }),
  ),
};

const openPassword = async (canvas: Canvas, canvasElement: HTMLElement) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Cambiar la contraseña' }));
  return within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
};

/** A user with a registered machine chooses whether it goes too. */
const openEndOthers = async (canvas: Canvas, canvasElement: HTMLElement) => {
  await canvas.findAllByText('BOG-SIG-PC07-8F3A21C4');
  await userEvent.click(await canvas.findByRole('button', { name: 'Cerrar todas las demás' }));
  const page = within(canvasElement.ownerDocument.body);
  return within(
    await page.findByRole('alertdialog', { name: '¿Cerrar todas las demás sesiones?' }),
  );
};

async function expectAnnounced(canvas: Canvas, text: string) {
  await waitFor(() => expect(canvas.getByText(text).closest('[role]')).toHaveRole('status'));
  const card = canvas.getByText('Sesiones abiertas').closest('section');
  await waitFor(() => expect(card).toContainElement(document.activeElement as HTMLElement));
}

/** One session is revoked, then all others; the current one remains. */
export const SuccessSessionsEnded: Story = {
  beforeEach: () => {
    openSessions = ownSessions;
    bodies.length = 0;
  },
  parameters: { ...storyParameters(sessionState), ...withoutScreenshots },
  play: async ({ canvas, canvasElement }) => {
    const [first] = await canvas.findAllByRole('button', { name: closing });
    // Two sessions of one browser differ by when they were opened.
    await expect(first).toHaveAccessibleDescription(/^Inicio: \d\d\//);
    await userEvent.click(first as HTMLElement);
    await waitFor(() => expect(canvas.getAllByRole('button', { name: closing })).toHaveLength(1));
    await expectAnnounced(canvas, 'La sesión quedó cerrada.');
    const question = await openEndOthers(canvas, canvasElement);
    await expect(question.getByRole('checkbox', { name: /^Liberar también/ })).toBeChecked();
    await userEvent.click(question.getByRole('checkbox', { name: /^Liberar también/ }));
    await userEvent.click(question.getByRole('button', { name: 'Cerrar las demás' }));
    await expect(await canvas.findByText('No hay otras sesiones abiertas.')).toBeVisible();
    await expect(canvas.getByText('Esta sesión')).toBeVisible();
    await expect(bodies).toEqual([{ release_machine: false }]);
    await expectAnnounced(canvas, 'Las demás sesiones quedaron cerradas.');
  },
};

/** A session that had ended already leaves the list too; that is not said of the others after it. */
export const SubmitErrorSessionEnded: Story = {
  beforeEach: () => {
    openSessions = ownSessions;
  },
  parameters: {
    ...storyParameters({
      ...sessionState,
      endSession: respondWith(endSession, ({ params }) => {
        openSessions = openSessions.filter(({ id }) => id !== params.id);
        return errorResponse('SESSION_NOT_FOUND');
      }),
    }),
    ...withoutScreenshots,
  },
  play: async ({ canvas, canvasElement }) => {
    const [first] = await canvas.findAllByRole('button', { name: closing });
    await userEvent.click(first as HTMLElement);
    await expect(await canvas.findByText('La sesión ya no está abierta.')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('button', { name: closing })).toHaveLength(1));
    const question = await openEndOthers(canvas, canvasElement);
    await userEvent.click(question.getByRole('button', { name: 'Cerrar las demás' }));
    await expectAnnounced(canvas, 'Las demás sesiones quedaron cerradas.');
    await expect(canvas.queryByText('La sesión ya no está abierta.')).toBeNull();
  },
};

const unavailable = {
  endOtherSessions: fails(endOtherSessions, 'SERVICE_UNAVAILABLE', {
    error: 'El servicio no está disponible por ahora. Intente de nuevo en un momento.',
  }),
};

export const SubmitErrorSessions: Story = {
  parameters: { ...storyParameters(unavailable), ...withoutScreenshots },
  play: async ({ canvas, canvasElement }) => {
    const question = await openEndOthers(canvas, canvasElement);
    await userEvent.click(question.getByRole('button', { name: 'Cerrar las demás' }));
    await expect(await question.findByRole('alert')).toHaveTextContent('no está disponible');
    await userEvent.click(question.getByRole('button', { name: 'Cancelar' }));
    await expect(canvas.getAllByRole('button', { name: closing })).toHaveLength(2);
  },
};

/** Without a registered machine nothing is asked, and no dialog shows the failure. */
export const SubmitErrorSessionsWithoutMachine: Story = {
  parameters: {
    ...storyParameters({ getMachine: ok(getMachine, noMachine), ...unavailable }),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Cerrar todas las demás/ }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('no está disponible');
    await expect(canvas.getAllByRole('button', { name: closing })).toHaveLength(2);
  },
};

/** The change of the password revokes the other sessions and releases the machine: no card shows them any more. */
export const SuccessPassword: Story = {
  beforeEach: () => {
    openSessions = ownSessions;
    machine = registeredMachine;
  },
  parameters: {
    ...storyParameters({
      ...sessionState,
      ...machineState,
      updatePassword: respondWith(updatePassword, () => {
        openSessions = openSessions.filter(({ current }) => current);
        machine = noMachine;
        return done();
      }),
      logPasswordChange: respondWith(logPasswordChange, async ({ request }) => {
        bodies.push(await request.json());
        return done();
      }),
    }),
    ...withoutScreenshots,
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByText('BOG-SIG-PC07-8F3A21C4')).toHaveLength(2));
    await waitFor(() => expect(canvas.getAllByRole('button', { name: closing })).toHaveLength(2));
    const modal = await openPassword(canvas, canvasElement);
    await userEvent.type(modal.getByLabelText('Contraseña actual'), 'Paramo-De-Ocetá-4100');
    for (const label of ['Nueva contraseña', 'Repita la nueva contraseña'])
      await userEvent.type(modal.getByLabelText(label), 'Paramo De Sumapaz 7');
    await userEvent.click(modal.getByRole('button', { name: 'Cambiar la contraseña' }));
    await expect(await canvas.findByText('No hay otras sesiones abiertas.')).toBeInTheDocument();
    await waitFor(() => expect(canvas.queryByText('BOG-SIG-PC07-8F3A21C4')).toBeNull());
    await expect(bodies.at(-1)).toEqual({ change_type: 'Password Change (web)' });
  },
};

/** State of the mocked server: whether the password was confirmed. */
let isConfirmed = false;
const afterProof = {
  endOtherSessions: respondWith(endOtherSessions, () => {
    if (!isConfirmed) return errorResponse('IDENTITY_CONFIRMATION_REQUIRED');
    openSessions = openSessions.filter(({ current }) => current);
    return done();
  }),
  updateInfo: respondWith(updateInfo, () =>
    isConfirmed
      ? HttpResponse.json({ message: 'Hecho.', pending_email: 'nueva@example.com' })
      : errorResponse('IDENTITY_CONFIRMATION_REQUIRED'),
  ),
  confirmIdentity: respondWith(confirmIdentity, async ({ request }) => {
    const { password } = identityPayload.parse(await request.json());
    if (password !== 'Paramo-De-Ocetá-4100') return errorResponse('PASSWORD_INCORRECT');
    isConfirmed = true;
    return done();
  }),
};
const startUnconfirmed = () => {
  openSessions = ownSessions;
  isConfirmed = false;
};
const identityDialog = async (canvasElement: HTMLElement) => {
  const page = within(canvasElement.ownerDocument.body);
  return within(await page.findByRole('dialog', { name: 'Confirme que es usted' }));
};

/** A browser that is not known is asked for the password before other sessions are ended. */
export const ModalOpenIdentity: Story = {
  beforeEach: startUnconfirmed,
  parameters: storyParameters({ ...sessionState, ...afterProof }),
  play: async ({ canvas, canvasElement }) => {
    const question = await openEndOthers(canvas, canvasElement);
    await userEvent.click(question.getByRole('button', { name: 'Cerrar las demás' }));
    const modal = await identityDialog(canvasElement);
    await waitFor(() => expect(modal.getByLabelText('Su contraseña')).toHaveFocus());
  },
};

/** A wrong password is said at its field; with the right one the request is sent again. */
export const SuccessAfterIdentity: Story = {
  beforeEach: startUnconfirmed,
  parameters: { ...storyParameters({ ...sessionState, ...afterProof }), ...withoutScreenshots },
  play: async ({ canvas, canvasElement }) => {
    const question = await openEndOthers(canvas, canvasElement);
    await userEvent.click(question.getByRole('button', { name: 'Cerrar las demás' }));
    const modal = await identityDialog(canvasElement);
    await userEvent.type(modal.getByLabelText('Su contraseña'), 'otra');
    await userEvent.click(modal.getByRole('button', { name: 'Continuar' }));
    await expect(await modal.findByText('La contraseña no es correcta.')).toBeVisible();
    await userEvent.clear(modal.getByLabelText('Su contraseña'));
    await userEvent.type(modal.getByLabelText('Su contraseña'), 'Paramo-De-Ocetá-4100');
    await userEvent.click(modal.getByRole('button', { name: 'Continuar' }));
    await expect(await canvas.findByText('No hay otras sesiones abiertas.')).toBeVisible();
  },
};

/** A new e-mail needs the password too; cancelling keeps what was typed. */
export const SubmitErrorIdentity: Story = {
  beforeEach: startUnconfirmed,
  parameters: { ...storyParameters({ ...sessionState, ...afterProof }), ...withoutScreenshots },
  play: async ({ canvas, canvasElement }) => {
    const edit = await canvas.findByRole('button', { name: 'Editar: Correo electrónico' });
    await userEvent.click(edit);
    const field = canvas.getByLabelText('Correo electrónico');
    await userEvent.clear(field);
    await userEvent.type(field, 'nueva@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Actualizar' }));
    const modal = await identityDialog(canvasElement);
    await userEvent.click(modal.getByRole('button', { name: 'Cerrar' }));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Confirme su contraseña para continuar.');
    await expect(canvas.getByLabelText('Correo electrónico')).toHaveValue('nueva@example.com');
  },
};

/** The owner sees when and from where their machine's token was last used. */
export const DefaultUsed: Story = {
  parameters: {
    ...storyParameters({
      getMachine: ok(getMachine, {
        ...registeredMachine,
        last_used_at: '2026-11-18T21:05:31.000Z',
        last_used_address: '190.24.11.7',
      }),
    }),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    const text = '18/11/2026 16:05:31 desde 190.24.11.7';
    await expect(await canvas.findByText(text)).toBeVisible();
  },
};

const openRelease = async (canvas: Canvas, canvasElement: HTMLElement) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Liberar este equipo' }));
  const page = within(canvasElement.ownerDocument.body);
  return within(await page.findByRole('alertdialog', { name: '¿Liberar este equipo?' }));
};

/** Releasing the machine requires confirmation; the safe button has the focus. */
export const ModalOpenRelease: Story = {
  play: async ({ canvas, canvasElement }) => {
    const question = await openRelease(canvas, canvasElement);
    await waitFor(() => expect(question.getByRole('button', { name: 'Cancelar' })).toHaveFocus());
  },
};

/** A code created before the release is cleared with it: it may be used up. */
export const SuccessReleased: Story = {
  beforeEach: () => {
    machine = registeredMachine;
  },
  parameters: {
    ...storyParameters({
      ...machineState,
      releaseMachine: respondWith(releaseMachine, () => {
        machine = noMachine;
        return HttpResponse.json(machine);
      }),
    }),
    ...withoutScreenshots,
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Crear código de activación' }),
    );
    await expect(await canvas.findByText('K7QF-2M9X-TB4H')).toBeVisible();
    const question = await openRelease(canvas, canvasElement);
    await userEvent.click(question.getByRole('button', { name: 'Liberar este equipo' }));
    await expect(await canvas.findByText(/Aún no hay un equipo registrado/)).toBeVisible();
    await expect(canvas.queryByText('K7QF-2M9X-TB4H')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Liberar este equipo' })).toBeNull();
    await waitFor(() => expect(canvas.queryByText('BOG-SIG-PC07-8F3A21C4')).toBeNull());
    await expect(canvas.getByText('Equipo registrado').closest('section')).toContainElement(
      document.activeElement as HTMLElement,
    );
  },
};

/**
 * A code is shown until it expires by the clock of the device, even if that is an hour ahead of the server's.
 * Then it is hidden, and another one can be created.
 */
export const SuccessCodeExpired: Story = {
  parameters: {
    ...storyParameters({
      createActivationCode: respondWith(createActivationCode, () =>
        HttpResponse.json({
          code: 'K7QF-2M9X-TB4H',
          expires_at: new Date(Date.now() - 3_000_000).toISOString(),
        }),
      ),
      getMachine: ok(getMachine, noMachine),
    }),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Crear código de activación' }),
    );
    await expect(await canvas.findByText('K7QF-2M9X-TB4H')).toBeVisible();
    spyOn(Date, 'now').mockReturnValue(Date.now() + 600_000);
    // The remaining time is updated each second.
    await waitFor(() => expect(canvas.getByText('El código venció. Cree otro.')).toBeVisible());
    await expect(canvas.queryByText('K7QF-2M9X-TB4H')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Crear otro código' })).toBeVisible();
  },
};
