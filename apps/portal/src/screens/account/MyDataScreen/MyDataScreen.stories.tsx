import {
  dataRequest,
  errorResponse,
  fails,
  failsWith,
  incompleteDataRequest,
  never,
  ok,
  ordinaryUser,
  resolvedDataRequest,
  respondWith,
  unreachable,
} from '@consultancy/api/testing';
import {
  completeDataRequest,
  createDataRequest,
  downloadOwnData,
  listDataRequests,
  withdrawDataRequest,
} from '@consultancy/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  expectUrl,
  onPhone,
  screenParameters,
  storyParameters,
} from '../../../testing/screen-kit.ts';
import { withoutScreenshots } from '../../../testing/story-parameters.ts';
import { MyDataScreen } from './MyDataScreen.tsx';

const meta = {
  title: 'Screens/Account/MyData',
  component: MyDataScreen,
  parameters: screenParameters({
    route: '/userview/my-data',
    session: ordinaryUser,
    frame: 'user',
  }),
} satisfies Meta<typeof MyDataScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const list = (...items: (typeof dataRequest)[]) =>
  ok(listDataRequests, { items, last_administrator: false });

const fill = async (canvas: Canvas, kind: RegExp) => {
  await userEvent.click(canvas.getByRole('radio', { name: kind }));
  await userEvent.type(
    canvas.getByLabelText('Su solicitud'),
    'Mi celular cambió y el registro conserva el anterior.',
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Enviar la solicitud' }));
};

/** The term of an open request, and the response to a closed one. */
export const Default: Story = {
  parameters: {
    screenshots: { sizes: ['desktop', 'mobile'], themes: ['sheet-light', 'sheet-dark'] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Mis datos');
    await expect(await canvas.findByText('Respondemos a más tardar el 10/12/2026.')).toBeVisible();
    await expect(canvas.getByText('Lo registró usted el 2 de marzo de 2026.')).toBeVisible();
    const trail = within(canvas.getByRole('navigation', { name: 'Ruta de la página' }));
    await expect(trail.getByRole('link', { name: 'Mi perfil' })).toBeVisible();
    await expect(trail.getByText('Mis datos')).toBeVisible();
  },
};

/** Lines over which an inline element extends. */
const lineCount = (element: HTMLElement) =>
  new Set(Array.from(element.getClientRects(), ({ top }) => top)).size;
const lines = 'Primera línea.\nSegunda línea.';

/** Line breaks of a request and of its response are preserved. */
export const DefaultLines: Story = {
  parameters: {
    ...storyParameters({
      listDataRequests: list({
        ...resolvedDataRequest,
        details: lines,
        events: [{ at: '2026-10-13T20:15:00.000Z', state: 'resolved', note: lines }],
      }),
    }),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    const texts = await canvas.findAllByText(/^Primera línea\.\s+Segunda línea\.$/);
    await expect(texts.map(lineCount)).toEqual([2, 2]);
  },
};

export const Loading: Story = {
  parameters: {
    ...storyParameters({ listDataRequests: never(listDataRequests) }),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Mis solicitudes' })).toBeVisible();
    await expect(canvas.queryByText('Aún no ha presentado solicitudes.')).toBeNull();
  },
};

export const Empty: Story = {
  parameters: { ...storyParameters({ listDataRequests: list() }), ...withoutScreenshots },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aún no ha presentado solicitudes.')).toBeVisible();
  },
};

/** The form is printed with what was typed in it, and not while it is empty. */
export const DefaultPrinted: Story = {
  parameters: withoutScreenshots,
  play: async ({ canvas }) => {
    const form = await canvas.findByRole('form', { name: 'Presentar una solicitud' });
    await expect(form.closest('[data-print="hidden"]')).not.toBeNull();
    await userEvent.type(canvas.getByLabelText('Su solicitud'), 'Mi celular cambió.');
    await expect(form.closest('[data-print="hidden"]')).toBeNull();
  },
};

/** The file and the form remain. */
export const LoadError: Story = {
  parameters: {
    ...storyParameters({ listDataRequests: failsWith(listDataRequests, 500) }),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    const failure = await canvas.findByText('No fue posible consultar sus solicitudes.');
    await expect(failure.closest('[role=status]')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Intentar de nuevo' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Descargar mis datos' })).toBeVisible();
  },
};

/** Before an erasure is requested: what remains, and the credits that are lost. */
export const DefaultErasure: Story = {
  parameters: withoutScreenshots,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Suprimir/ }));
    await expect(await canvas.findByText('La supresión es definitiva')).toBeVisible();
    await expect(canvas.getByText(/durante 10 años, sin su nombre/)).toBeVisible();
    await expect(
      await canvas.findByText(
        'Pierde los créditos que tenga: hoy, 1.204,50 disponibles y 36 reservados.',
      ),
    ).toBeVisible();
  },
};

/** The only administrator cannot ask for erasure. */
export const Forbidden: Story = {
  parameters: {
    ...storyParameters({
      listDataRequests: ok(listDataRequests, { items: [], last_administrator: true }),
    }),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    const choice = await canvas.findByRole('radio', { name: /^Suprimir/, description: /único/ });
    await expect(choice).toBeDisabled();
  },
};

export const Success: Story = {
  parameters: {
    ...storyParameters({
      createDataRequest: respondWith(createDataRequest, async ({ request }) => {
        const body = await request.json();
        const isRight = JSON.stringify(body).startsWith('{"kind":"correction"');
        if (!isRight) return errorResponse('VALIDATION_ERROR', { error: JSON.stringify(body) });
        return HttpResponse.json(dataRequest, { status: 201 });
      }),
    }),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    await fill(canvas, /^Corregir/);
    await expect(await canvas.findByText(/Recibimos su solicitud n\.º 12\./)).toBeVisible();
    await expect(canvas.getByLabelText('Su solicitud')).toHaveValue('');
  },
};

export const FieldErrors: Story = {
  parameters: withoutScreenshots,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enviar la solicitud' }));
    const field = canvas.getByLabelText('Su solicitud');
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(/Escriba este dato/);
  },
};

export const Submitting: Story = {
  parameters: {
    ...storyParameters({ createDataRequest: never(createDataRequest) }),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    await fill(canvas, /^Consultar/);
    await expect(await canvas.findByRole('button', { name: 'Enviando…' })).toBeVisible();
  },
};

/** One of the kind is open; the text is preserved. */
export const SubmitError: Story = {
  parameters: {
    ...storyParameters({ createDataRequest: fails(createDataRequest, 'DATA_REQUEST_OPEN') }),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    await fill(canvas, /^Corregir/);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Ya tiene una solicitud de este tipo en trámite.',
    );
    await expect(canvas.getByLabelText('Su solicitud')).not.toHaveValue('');
  },
};

let made = 0;

/** The success of an earlier request is not shown beside the error of the next one. */
export const SubmitErrorSecond: Story = {
  parameters: {
    ...storyParameters({
      createDataRequest: respondWith(createDataRequest, () => {
        made += 1;
        return made === 1
          ? HttpResponse.json(dataRequest, { status: 201 })
          : errorResponse('DATA_REQUEST_OPEN');
      }),
    }),
    ...withoutScreenshots,
  },
  beforeEach: () => {
    made = 0;
  },
  play: async ({ canvas }) => {
    await fill(canvas, /^Corregir/);
    await expect(await canvas.findByText(/Recibimos su solicitud n\.º 12\./)).toBeVisible();
    await fill(canvas, /^Corregir/);
    await expect(await canvas.findByText(/Ya tiene una solicitud de este tipo/)).toBeVisible();
    await expect(canvas.queryByText(/Recibimos su solicitud/)).toBeNull();
  },
};

export const Offline: Story = {
  parameters: {
    ...storyParameters({ createDataRequest: unreachable(createDataRequest) }),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    await fill(canvas, /^Corregir/);
    await expect(
      await canvas.findByText('Unable to connect to the server. Please try again later.'),
    ).toBeVisible();
  },
};

/** A link asks before it discards a request that was not sent. */
export const ModalOpenLeave: Story = {
  parameters: withoutScreenshots,
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByLabelText('Su solicitud');
    await userEvent.type(field, 'Mi celular cambió.');
    const link = canvas.getAllByRole('link', { name: 'Mi Actividad' })[0] as HTMLElement;
    await userEvent.click(link);
    const name = '¿Descartar lo que escribió?';
    const stay = within(await screen.findByRole('alertdialog', { name }));
    await userEvent.click(stay.getByRole('button', { name: 'Seguir editando' }));
    await expect(field).toHaveValue('Mi celular cambió.');
    await userEvent.click(link);
    const leave = within(await screen.findByRole('alertdialog', { name }));
    await userEvent.click(leave.getByRole('button', { name: 'Descartar' }));
    await expectUrl(canvasElement, '/userview/utilizationsBase');
  },
};

/** The file needs the password again. */
export const ModalOpen: Story = {
  parameters: {
    ...storyParameters({ downloadOwnData: fails(downloadOwnData, 'PASSWORD_INCORRECT') }),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Descargar mis datos' }));
    const question = within(await screen.findByRole('alertdialog'));
    const password = question.getByLabelText('Su contraseña');
    await userEvent.type(password, 'equivocada');
    await userEvent.click(question.getByRole('button', { name: 'Descargar' }));
    await expect(await question.findByText('La contraseña no es correcta.')).toBeVisible();
  },
};

let isCompleted = false;

/** What was missing is sent, whose term starts again, and the request can be withdrawn. */
export const ModalOpenIncomplete: Story = {
  parameters: {
    ...storyParameters({
      listDataRequests: respondWith(listDataRequests, () =>
        HttpResponse.json({
          items: [isCompleted ? dataRequest : incompleteDataRequest, resolvedDataRequest],
          last_administrator: false,
        }),
      ),
      completeDataRequest: respondWith(completeDataRequest, () => {
        isCompleted = true;
        return HttpResponse.json(dataRequest);
      }),
      withdrawDataRequest: ok(withdrawDataRequest, resolvedDataRequest),
    }),
    ...withoutScreenshots,
  },
  beforeEach: () => {
    isCompleted = false;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Complétela a más tardar el 19\/01\/2027/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Completar' }));
    const form = within(await screen.findByRole('alertdialog'));
    await userEvent.type(form.getByLabelText('Lo que faltaba'), 'El número es 3001234567.');
    await userEvent.click(form.getByRole('button', { name: 'Completar' }));
    await expect(await canvas.findByText('Respondemos a más tardar el 10/12/2026.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Completar' })).toBeNull();
    const completed = canvas.getByText('Recibimos lo que faltaba de la solicitud n.º 12.');
    await expect(completed.closest('[role=status]')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Desistir' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Desistir' }));
    await expect(await canvas.findByText('Cerramos la solicitud n.º 12.')).toBeVisible();
    await expect(canvas.queryByText(/^Recibimos lo que faltaba/)).toBeNull();
  },
};

let isWithdrawn = false;

/** A request that was withdrawn in another tab: the list shows it as it is. */
export const SubmitErrorWithdrawn: Story = {
  parameters: {
    ...storyParameters({
      listDataRequests: respondWith(listDataRequests, () =>
        HttpResponse.json({
          items: [isWithdrawn ? resolvedDataRequest : dataRequest],
          last_administrator: false,
        }),
      ),
      withdrawDataRequest: respondWith(withdrawDataRequest, () => {
        isWithdrawn = true;
        return errorResponse('DATA_REQUEST_STEP_INVALID');
      }),
    }),
    ...withoutScreenshots,
  },
  beforeEach: () => {
    isWithdrawn = false;
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Desistir' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Desistir' }));
    await expect(await question.findByText(/La solicitud cambió/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Desistir' })).toBeNull());
  },
};

const words = 'Supercalifragilísticoespialidoso '.repeat(60).trim();

/** The longest texts, in many requests. */
export const LongContent: Story = {
  parameters: {
    ...storyParameters({
      listDataRequests: list(
        ...Array.from({ length: 20 }, (_, index) => ({
          ...resolvedDataRequest,
          request_id: 40 - index,
          details: words.replaceAll(' ', index % 2 === 0 ? ' ' : ''),
          events: resolvedDataRequest.events.map((event) => ({ ...event, note: words })),
        })),
      ),
    }),
    ...withoutScreenshots,
  },
};

export const Mobile: Story = { ...onPhone };
