import {
  errorResponse,
  fails,
  failsWith,
  never,
  ok,
  ordinaryUser,
  ownSessions,
  respondWith,
  unreachable,
  userInformation,
} from '@consultancy/api/testing';
import {
  cancelEmailChange,
  getMachine,
  getUserInformation,
  listSessions,
  updateInfo,
  updatePassword,
} from '@consultancy/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { onPhone, screenParameters, storyParameters } from '../../../testing/screen-kit.ts';
import { ProfileScreen } from './ProfileScreen.tsx';

const meta = {
  title: 'Screens/Account/Profile',
  component: ProfileScreen,
  parameters: screenParameters({
    route: '/userview/profile',
    session: ordinaryUser,
    frame: 'user',
  }),
} satisfies Meta<typeof ProfileScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const bodyOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

const edit = async (canvas: Canvas, field: string, value: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: `Editar: ${field}` }));
  const input = canvas.getByLabelText(field);
  await userEvent.clear(input);
  await userEvent.type(input, value);
};
const update = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole('button', { name: 'Actualizar' }));

/** «Actualizar» is enabled only after a change (§4); the focus stays in the field. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Actualizar' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await edit(canvas, 'Empresa', 'Otra empresa');
    await expect(canvas.getByLabelText('Empresa')).toHaveFocus();
    await expect(button).not.toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Deshacer: Empresa' }));
    await expect(canvas.getByRole('button', { name: 'Editar: Empresa' })).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.queryByRole('button', { name: 'Editar: Usuario' })).toBeNull();
    // Wherever it is shown, the identifier of the machine has the font of codes.
    for (const id of canvas.getAllByText(userInformation.machine_id ?? '')) {
      await expect(getComputedStyle(id).fontFamily).toMatch(/Mono/);
    }
  },
};

export const Loading: Story = {
  parameters: storyParameters({
    getUserInformation: never(getUserInformation),
    getMachine: never(getMachine),
    listSessions: never(listSessions),
  }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Actualizar' })).not.toBeInTheDocument();
    // The rows of the form have their places.
    for (const label of ['Usuario', 'Equipo', 'Nombres', 'Empresa']) {
      await expect(canvas.getByText(label)).toBeVisible();
    }
  },
};

/** Only the current session is open, and no machine is registered. */
export const Empty: Story = {
  parameters: storyParameters({
    getUserInformation: ok(getUserInformation, { ...userInformation, machine_id: null }),
    getMachine: ok(getMachine, { machine_id: null, registered_at: null }),
    listSessions: ok(listSessions, { items: ownSessions.slice(0, 1) }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No hay otras sesiones abiertas.')).toBeVisible();
    await expect(await canvas.findByText('Sin equipo registrado')).toBeVisible();
  },
};

/** The server's message (§8). */
export const LoadError: Story = {
  parameters: storyParameters({
    getUserInformation: failsWith(getUserInformation, 500, { message: 'Base de datos ocupada.' }),
    listSessions: fails(listSessions, 'INTERNAL_ERROR'),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Base de datos ocupada.')).toBeVisible();
    await expect(await canvas.findByText('No fue posible consultar sus sesiones.')).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: storyParameters({ getUserInformation: unreachable(getUserInformation) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error fetching data.')).toHaveAttribute('lang', 'en');
  },
};

/** Only changes are sent (§5). */
export const Success: Story = {
  parameters: storyParameters({
    updateInfo: respondWith(updateInfo, async ({ request }) => {
      const body = await request.json();
      const isRight = JSON.stringify(body) === '{"cellphone":"+573109876543"}';
      if (!isRight) return errorResponse('VALIDATION_ERROR', { error: JSON.stringify(body) });
      return HttpResponse.json({ message: 'Hecho.', pending_email: null });
    }),
  }),
  play: async ({ canvas, canvasElement }) => {
    await edit(canvas, 'Celular', '+57 310 987 6543');
    await update(canvas);
    const page = bodyOf(canvasElement);
    const modal = await page.findByRole('dialog', { name: 'La información se ha actualizado.' });
    await expect(modal).toBeVisible();
  },
};

/** A new e-mail is pending until it is confirmed (decisions §3). */
export const SuccessPendingEmail: Story = {
  parameters: storyParameters({
    updateInfo: ok(updateInfo, { message: 'Hecho.', pending_email: 'nueva@example.com' }),
  }),
  play: async ({ canvas, canvasElement }) => {
    await edit(canvas, 'Correo electrónico', 'nueva@example.com');
    await update(canvas);
    const page = bodyOf(canvasElement);
    const modal = await page.findByRole('dialog', { name: 'La información se ha actualizado.' });
    await expect(modal).toHaveTextContent('queda pendiente');
    await userEvent.click(
      within(modal).getAllByRole('button', { name: 'Cerrar' }).at(-1) as HTMLElement,
    );
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Actualizar' })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
  },
};

/** An e-mail awaits confirmation. */
export const DefaultPendingEmail: Story = {
  parameters: {
    ...storyParameters({
      getUserInformation: ok(getUserInformation, {
        ...userInformation,
        pending_email: 'nueva@example.com',
      }),
    }),
    screenshots: { disable: true },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Correo por confirmar')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Descartar el cambio' })).toBeVisible();
  },
};

let pendingEmail: string | null = null;

/** The notice disappears with its button: the result is announced and has the focus. */
export const SuccessCancelledEmail: Story = {
  parameters: {
    ...storyParameters({
      getUserInformation: respondWith(getUserInformation, () =>
        HttpResponse.json({ ...userInformation, pending_email: pendingEmail }),
      ),
      cancelEmailChange: respondWith(cancelEmailChange, () => {
        pendingEmail = null;
        return HttpResponse.json({ message: 'Hecho.' });
      }),
    }),
    screenshots: { disable: true },
  },
  beforeEach: () => {
    pendingEmail = 'nueva@example.com';
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Descartar el cambio' }));
    const result = await canvas.findByText('El cambio de correo se descartó.');
    await expect(result.closest('[role="status"]')).not.toBeNull();
    await waitFor(() => expect(result.closest('[tabindex="-1"]')).toHaveFocus());
    await expect(canvas.queryByText('Correo por confirmar')).toBeNull();
  },
};

export const Submitting: Story = {
  parameters: storyParameters({ updateInfo: never(updateInfo) }),
  play: async ({ canvas }) => {
    await edit(canvas, 'Empresa', 'Otra empresa');
    await update(canvas);
    await expect(await canvas.findByRole('button', { name: 'Actualizando…' })).toBeVisible();
  },
};

export const FieldErrors: Story = {
  play: async ({ canvas }) => {
    await edit(canvas, 'Celular', '12');
    await update(canvas);
    const field = canvas.getByLabelText('Celular');
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(/de 7 a 15 dígitos/);
  },
};

/** Without a response (§8); the typed values are preserved. */
export const SubmitError: Story = {
  parameters: storyParameters({ updateInfo: unreachable(updateInfo) }),
  play: async ({ canvas }) => {
    await edit(canvas, 'Empresa', 'Otra empresa');
    await update(canvas);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('No es posible realizar la actualización.');
    await expect(canvas.getByLabelText('Empresa')).toHaveValue('Otra empresa');
  },
};

const openPassword = async (canvas: Canvas, canvasElement: HTMLElement) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Cambiar la contraseña' }));
  return within(await bodyOf(canvasElement).findByRole('dialog'));
};

const changePassword = async (modal: ReturnType<typeof within>, to = 'Paramo De Sumapaz 7') => {
  await userEvent.type(modal.getByLabelText('Contraseña actual'), 'Paramo-De-Ocetá-4100');
  await userEvent.type(modal.getByLabelText('Nueva contraseña'), to);
  await userEvent.type(modal.getByLabelText('Repita la nueva contraseña'), to);
  await userEvent.click(modal.getByRole('button', { name: 'Cambiar la contraseña' }));
};

/** The password dialog (§4). */
export const ModalOpen: Story = {
  play: async ({ canvas, canvasElement }) => {
    const modal = await openPassword(canvas, canvasElement);
    await expect(modal.getByLabelText('Contraseña actual')).toHaveAttribute(
      'autocomplete',
      'current-password',
    );
    await waitFor(() => expect(modal.getByLabelText('Contraseña actual')).toHaveFocus());
  },
};

export const ModalOpenSuccess: Story = {
  play: async ({ canvas, canvasElement }) => {
    const modal = await openPassword(canvas, canvasElement);
    await changePassword(modal);
    const notice = await modal.findByText('La contraseña fue actualizada con éxito.');
    await expect(notice).toBeVisible();
  },
};

/** The current password is wrong: the error is shown at its field. */
export const ModalOpenFieldErrors: Story = {
  parameters: storyParameters({
    updatePassword: fails(updatePassword, 'PASSWORD_INCORRECT', {
      error: 'La contraseña no es correcta.',
    }),
  }),
  play: async ({ canvas, canvasElement }) => {
    const modal = await openPassword(canvas, canvasElement);
    await changePassword(modal);
    await expect(await modal.findByText('La contraseña no es correcta.')).toBeVisible();
    await expect(modal.getByLabelText('Contraseña actual')).toHaveFocus();
  },
};

/** The new password is the current one. */
export const ModalOpenFieldErrorsSame: Story = {
  parameters: { screenshots: { disable: true } },
  play: async ({ canvas, canvasElement }) => {
    const modal = await openPassword(canvas, canvasElement);
    await changePassword(modal, 'Paramo-De-Ocetá-4100');
    const field = modal.getByLabelText('Nueva contraseña');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription(
      /La nueva contraseña debe ser distinta de la actual\.$/,
    );
  },
};

/** Links require confirmation while there are unsaved changes. */
export const ModalOpenLeave: Story = {
  play: async ({ canvas, canvasElement }) => {
    await edit(canvas, 'Empresa', 'Otra empresa');
    await userEvent.click(canvas.getAllByRole('link', { name: 'Mi Actividad' })[0] as HTMLElement);
    const page = bodyOf(canvasElement);
    const question = within(await page.findByRole('alertdialog', { name: '¿Salir sin guardar?' }));
    await userEvent.click(question.getByRole('button', { name: 'Seguir editando' }));
    await expect(canvas.getByLabelText('Empresa')).toHaveValue('Otra empresa');
  },
};

/** On a phone the menu, whose link was clicked, closes; the question has the focus, and leaving shows the page. */
export const MobileModalOpenLeave: Story = {
  ...onPhone,
  parameters: { screenshots: { disable: true } },
  play: async ({ canvas, canvasElement }) => {
    await edit(canvas, 'Empresa', 'Otra empresa');
    await userEvent.click(canvas.getByRole('button', { name: 'Área de usuario' }));
    const page = bodyOf(canvasElement);
    const menu = within(await page.findByRole('dialog'));
    await userEvent.click(menu.getByRole('link', { name: 'Mi Actividad' }));
    const question = within(await page.findByRole('alertdialog', { name: '¿Salir sin guardar?' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(question.getByRole('button', { name: 'Seguir editando' })).toHaveFocus(),
    );
    await userEvent.click(question.getByRole('button', { name: 'Salir sin guardar' }));
    await expect(canvas.getByTestId('address')).toHaveTextContent('/userview/utilizationsBase');
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  },
};

export const LongContent: Story = {
  parameters: storyParameters({
    getUserInformation: ok(getUserInformation, {
      ...userInformation,
      first_name: 'María Fernanda de los Ángeles '.repeat(2).trim(),
      email: `${'direccion_muy_larga_'.repeat(4)}@subdominio.consultoria-ambiental.co`,
      enterprise_name:
        'Consultoría Interdisciplinaria para el Desarrollo Territorial y Ambiental del Magdalena Medio S.A.S.',
    }),
  }),
};

/** A quiet button that takes a line of its own starts with its text where the button above starts. */
export const Mobile: Story = {
  ...onPhone,
  play: async ({ canvas }) => {
    const release = await canvas.findByText('Liberar este equipo');
    const above = canvas.getByRole('button', { name: 'Crear código de activación' });
    const { bottom, left } = above.getBoundingClientRect();
    const text = document.createRange();
    text.selectNodeContents(release);
    await expect(text.getBoundingClientRect().top).toBeGreaterThan(bottom);
    await expect(text.getBoundingClientRect().left).toBeCloseTo(left, 0);
  },
};
