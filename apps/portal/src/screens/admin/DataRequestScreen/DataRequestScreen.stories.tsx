import {
  administrator,
  dataRequestCase,
  erasureCase,
  errorResponse,
  fails,
  failsWith,
  never,
  ok,
  respondWith,
} from '@consultancy/api/testing';
import { eraseRequestedData, getDataRequest, processDataRequest } from '@consultancy/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { onPhone, screenParameters, storyParameters } from '../../../testing/screen-kit.ts';
import { withoutScreenshots } from '../../../testing/story-parameters.ts';
import { DataRequestScreen } from './DataRequestScreen.tsx';

const meta = {
  title: 'Screens/Admin/DataRequest',
  component: DataRequestScreen,
  parameters: screenParameters({
    route: '/adminview/data-requests/12',
    session: administrator,
    frame: 'admin',
  }),
} satisfies Meta<typeof DataRequestScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const shows = (request: typeof dataRequestCase) => ({
  getDataRequest: ok(getDataRequest, request),
});

const open = async (canvas: Canvas, name: string) => {
  await userEvent.click(await canvas.findByRole('button', { name }));
  return within(await screen.findByRole('alertdialog'));
};

/** The terms, the user, the history and every step that applies. */
export const Default: Story = {
  parameters: { screenshots: { sizes: ['desktop'], themes: ['sheet-light'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Solicitud n.º 12');
    for (const text of ['10/12/2026', '22/12/2026', '25/11/2026', 'Marcela Ríos Castaño']) {
      await expect(await canvas.findByText(text)).toBeVisible();
    }
    for (const name of [
      'Empezar el trámite',
      'Pedir que la complete',
      'Prorrogar',
      'Resolver',
      'Rechazar',
    ]) {
      await expect(canvas.getByRole('button', { name })).toBeVisible();
    }
    await expect(canvas.queryByRole('button', { name: 'Suprimir los datos' })).toBeNull();
  },
};

/** Line breaks of a request are preserved. */
export const DefaultLines: Story = {
  parameters: {
    ...storyParameters(
      shows({ ...dataRequestCase, details: 'Primera línea.\nSegunda línea.', events: [] }),
    ),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    const text = await canvas.findByText(/^Primera línea\.\s+Segunda línea\.$/);
    const tops = Array.from(text.getClientRects(), ({ top }) => top);
    await expect(new Set(tops).size).toBe(2);
  },
};

export const Loading: Story = {
  parameters: {
    ...storyParameters({ getDataRequest: never(getDataRequest) }),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Trámite' })).toBeNull();
  },
};

/** A closed request of an erased user: nothing is left to do. */
export const Empty: Story = {
  parameters: {
    ...storyParameters(
      shows({
        ...erasureCase,
        username: 'suprimido_4f1c09ab3e',
        state: 'resolved',
        state_name: 'Resuelta',
        due_on: null,
        overdue: false,
        closed_at: '2026-11-19T15:00:00.000Z',
        details: null,
        account: null,
        steps: [],
      }),
    ),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No hay nada que tramitar.')).toBeVisible();
    await expect(canvas.getByText('Se suprimió con los datos de la persona.')).toBeVisible();
  },
};

export const LoadError: Story = {
  parameters: {
    ...storyParameters({ getDataRequest: failsWith(getDataRequest, 500) }),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error fetching data.')).toHaveAttribute('lang', 'en');
  },
};

export const NotFound: Story = {
  parameters: {
    ...storyParameters(
      { getDataRequest: fails(getDataRequest, 'DATA_REQUEST_NOT_FOUND') },
      { route: `/adminview/data-requests/${'9'.repeat(21)}` },
    ),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Solicitud no encontrada.')).toBeVisible();
    // No number of a request: a heading would round it.
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Solicitud$/);
    await expect(canvas.getByRole('link', { name: 'Ver las solicitudes' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Intentar de nuevo' })).toBeNull();
  },
};

/** Another administrator processes an administrator’s own request. */
export const Forbidden: Story = {
  parameters: {
    ...storyParameters(shows({ ...dataRequestCase, username: administrator.username, steps: [] })),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Es su propia solicitud: la tramita otro administrador.'),
    ).toBeVisible();
  },
};

/** A step with its text, which the user gets by mail. */
export const Success: Story = {
  parameters: {
    ...storyParameters({
      processDataRequest: respondWith(processDataRequest, async ({ request }) => {
        const body = await request.json();
        const wanted = '{"step":"resolve","note":"Corregimos su celular."}';
        return JSON.stringify(body) === wanted
          ? HttpResponse.json({ message: 'La solicitud quedó resuelta.' })
          : errorResponse('VALIDATION_ERROR', { error: JSON.stringify(body) });
      }),
    }),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    const form = await open(canvas, 'Resolver');
    await userEvent.type(form.getByLabelText('Mensaje para la persona'), 'Corregimos su celular.');
    await userEvent.click(form.getByRole('button', { name: 'Resolver' }));
    await expect(await canvas.findByText('La solicitud quedó resuelta.')).toBeVisible();
  },
};

let isStarted = false;

/** The button of a step is gone after it; the focus stays at the steps, where the next ones are. */
export const SuccessFocus: Story = {
  parameters: {
    ...storyParameters({
      processDataRequest: respondWith(processDataRequest, () => {
        isStarted = true;
        return HttpResponse.json({ message: 'La solicitud quedó en trámite.' });
      }),
      getDataRequest: respondWith(getDataRequest, () => {
        const { steps } = dataRequestCase;
        return HttpResponse.json({
          ...dataRequestCase,
          steps: isStarted ? steps.filter((step) => step !== 'start') : steps,
        });
      }),
    }),
    ...withoutScreenshots,
  },
  beforeEach: () => {
    isStarted = false;
  },
  play: async ({ canvas, canvasElement }) => {
    const name = 'Empezar el trámite';
    const form = await open(canvas, name);
    await userEvent.click(form.getByRole('button', { name: 'Empezar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(canvas.queryByRole('button', { name })).toBeNull());
    await waitFor(() => expect(canvasElement.ownerDocument.body).not.toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Pedir que la complete' })).toHaveFocus();
  },
};

/** Escape discards a message only after a question, which is not asked where there is none. */
export const ModalOpenLeave: Story = {
  parameters: withoutScreenshots,
  play: async ({ canvas }) => {
    await open(canvas, 'Resolver');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const form = await open(canvas, 'Resolver');
    const message = form.getByLabelText('Mensaje para la persona');
    await userEvent.type(message, 'Corregimos su celular.{Escape}');
    const name = '¿Descartar lo que escribió?';
    const stay = within(await screen.findByRole('alertdialog', { name }));
    await userEvent.click(stay.getByRole('button', { name: 'Seguir editando' }));
    await waitFor(() => expect(message).toHaveFocus());
    await expect(message).toHaveValue('Corregimos su celular.');
    await userEvent.keyboard('{Escape}');
    const leave = within(await screen.findByRole('alertdialog', { name }));
    await userEvent.click(leave.getByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Resolver' })).toHaveFocus());
  },
};

export const FieldErrors: Story = {
  parameters: withoutScreenshots,
  play: async ({ canvas }) => {
    const form = await open(canvas, 'Rechazar');
    await userEvent.click(form.getByRole('button', { name: 'Rechazar' }));
    const field = form.getByLabelText('Mensaje para la persona');
    await expect(field).toHaveAccessibleDescription(/Escriba este dato/);
  },
};

/** Another administrator was faster. */
let stepsNow = dataRequestCase.steps;

/** Another administrator was faster: the steps are those that apply now. */
export const SubmitError: Story = {
  parameters: {
    ...storyParameters({
      getDataRequest: respondWith(getDataRequest, () =>
        HttpResponse.json({ ...dataRequestCase, steps: stepsNow }),
      ),
      processDataRequest: respondWith(processDataRequest, () => {
        stepsNow = ['resolve'];
        return errorResponse('DATA_REQUEST_STEP_INVALID');
      }),
    }),
    ...withoutScreenshots,
  },
  beforeEach: () => {
    stepsNow = dataRequestCase.steps;
  },
  play: async ({ canvas }) => {
    const form = await open(canvas, 'Empezar el trámite');
    await userEvent.click(form.getByRole('button', { name: 'Empezar' }));
    await expect(await form.findByRole('alert')).toHaveTextContent('La solicitud cambió');
    await userEvent.click(form.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(canvas.queryByText('Empezar el trámite')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Resolver' })).toBeVisible();
  },
};

export const Submitting: Story = {
  parameters: {
    ...storyParameters({ processDataRequest: never(processDataRequest) }),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    const form = await open(canvas, 'Empezar el trámite');
    await userEvent.click(form.getByRole('button', { name: 'Empezar' }));
    await expect(await form.findByRole('button', { name: 'Guardando…' })).toBeVisible();
  },
};

/** An erasure warns of what is lost, and needs the password. */
export const ModalOpen: Story = {
  parameters: {
    ...storyParameters({
      ...shows(erasureCase),
      eraseRequestedData: fails(eraseRequestedData, 'PASSWORD_INCORRECT'),
    }),
    screenshots: { sizes: ['desktop'], themes: ['sheet-light'] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('El plazo venció')).toBeVisible();
    const form = await open(canvas, 'Suprimir los datos');
    await expect(
      form.getByText(/Se pierden 1\.240,50 créditos; 36 están reservados/),
    ).toBeVisible();
    await userEvent.type(form.getByLabelText('Mensaje para la persona'), 'Suprimimos sus datos.');
    await userEvent.type(form.getByLabelText('Su contraseña'), 'equivocada');
    await userEvent.click(form.getByRole('button', { name: 'Suprimir' }));
    await expect(await form.findByText('La contraseña no es correcta.')).toBeVisible();
  },
};

let reads = 0;

/** A job erases the user after the response: the page shows and announces it without being loaded again. */
export const SuccessErasure: Story = {
  parameters: {
    ...storyParameters({
      getDataRequest: respondWith(getDataRequest, () => {
        reads += 1;
        const resolved = { ...erasureCase, state: 'resolved' as const, steps: [] };
        if (reads < 3) return HttpResponse.json(reads === 1 ? erasureCase : resolved);
        return HttpResponse.json({ ...resolved, username: 'suprimido_4f1c09ab3e', account: null });
      }),
    }),
    ...withoutScreenshots,
  },
  beforeEach: () => {
    reads = 0;
  },
  play: async ({ canvas }) => {
    const form = await open(canvas, 'Suprimir los datos');
    await userEvent.type(form.getByLabelText('Mensaje para la persona'), 'Suprimimos sus datos.');
    await userEvent.type(form.getByLabelText('Su contraseña'), 'la que sea');
    await userEvent.click(form.getByRole('button', { name: 'Suprimir' }));
    await expect(await canvas.findByText('No hay nada que tramitar.')).toBeVisible();
    await expect(
      await canvas.findByText(/Sus registros siguen bajo un seudónimo/, {}, { timeout: 5000 }),
    ).toBeVisible();
    const result = canvas.getByText('Los datos ya se suprimieron.');
    await expect(result.closest('[role="status"]')).not.toBeNull();
  },
};

/** An erasure names only credits that the user has. */
export const ModalOpenWithoutCredits: Story = {
  parameters: {
    ...storyParameters(
      shows({
        ...erasureCase,
        account: erasureCase.account && {
          ...erasureCase.account,
          current_credits: '0.00',
          pending_credits: '0.00',
        },
      }),
    ),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    const form = await open(canvas, 'Suprimir los datos');
    await expect(form.getByLabelText('Su contraseña')).toBeVisible();
    await expect(form.queryByText(/créditos?[.;]/)).toBeNull();
  },
};

const words = 'Supercalifragilísticoespialidoso'.repeat(60);

/** The longest texts, without a space to break at. */
export const LongContent: Story = {
  parameters: {
    ...storyParameters(
      shows({
        ...dataRequestCase,
        details: words,
        events: dataRequestCase.events.map((event) => ({ ...event, note: words })),
      }),
    ),
    ...withoutScreenshots,
  },
};

export const Mobile: Story = { ...onPhone };
