import { useClient, useEndpoint } from '@consultancy/api/hooks';
import {
  administrator,
  errorResponse,
  fails,
  ok,
  ordinaryUser,
  ownSecondFactor,
  registeredMachine,
  respondWith,
} from '@consultancy/api/testing';
import { Button, Container, Stack, Text, TextField } from '@consultancy/ui';
import {
  addPasskey,
  confirmSecondFactor,
  createConfirmationChallenge,
  downloadOwnData,
  errorTexts,
  getMachine,
  getSecondFactor,
  listSessions,
} from '@consultancy/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { FailureAlert } from '../components/FailureAlert/FailureAlert.tsx';
import { PageMain } from '../layouts/components/PageMain.tsx';
import { MyDataScreen } from '../screens/account/MyDataScreen/MyDataScreen.tsx';
import { stubPasskeys } from '../testing/passkeys.ts';
import { screenParameters, storyParameters } from '../testing/screen-kit.ts';
import { withoutScreenshots } from '../testing/story-parameters.ts';
import { myDataTexts } from '../texts/data-requests.ts';
import { RouteGuard } from './RouteGuard.tsx';

/** A page with a field and a request that needs the second factor. */
function Page() {
  const client = useClient();
  const [outcome, setOutcome] = useState('');
  const [failure, setFailure] = useState<Error | null>(null);
  // As screens do: its cache is there as well while the page is hidden.
  useEndpoint(listSessions, {});
  const send = async () => {
    setFailure(null);
    try {
      await client.request(getMachine, {});
      setOutcome('Guardado');
    } catch (error) {
      setOutcome('No se guardó');
      setFailure(error as Error);
    }
  };
  return (
    <PageMain>
      <Container width="regular">
        <Stack gap="md" align="start">
          <TextField label="Motivo" />
          <Button onClick={() => void send()}>Guardar</Button>
          <Text>{outcome}</Text>
          <FailureAlert failure={failure} />
        </Stack>
      </Container>
    </PageMain>
  );
}

const meta = {
  title: 'App/FactorDemand',
  component: RouteGuard,
  args: { children: <Page /> },
  parameters: screenParameters({
    route: '/userview/profile',
    session: ordinaryUser,
    frame: 'bare',
  }),
} satisfies Meta<typeof RouteGuard>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

// State of the mocked server, which each story resets.
let isConfirmed = false;
let requests = 0;
const reset = () => {
  isConfirmed = false;
  requests = 0;
};

const demanding = {
  getSecondFactor: ok(getSecondFactor, ownSecondFactor),
  getMachine: respondWith(getMachine, () => {
    requests += 1;
    return isConfirmed
      ? HttpResponse.json(registeredMachine)
      : errorResponse('FACTOR_CONFIRMATION_REQUIRED');
  }),
  confirmSecondFactor: respondWith(confirmSecondFactor, () => {
    isConfirmed = true;
    return HttpResponse.json({ confirmed_until: '2026-11-21T12:15:00.000Z' });
  }),
};

const save = async (canvas: Canvas) => {
  await userEvent.type(canvas.getByLabelText('Motivo'), 'Compra por teléfono');
  await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
  return within(await screen.findByRole('dialog', { name: 'Confirme su segundo factor' }));
};

/** The request waits under the dialog, which offers the account's methods. */
export const ModalOpenConfirmation: Story = {
  parameters: { ...storyParameters(demanding), screenshots: { sizes: ['desktop'] } },
  beforeEach: reset,
  play: async ({ canvas }) => {
    const dialog = await save(canvas);
    const button = await dialog.findByRole('button', { name: 'Usar una llave de acceso' });
    await waitFor(() => expect(button).toHaveFocus());
    await expect(
      dialog.getByRole('button', { name: 'Usar un código de un solo uso' }),
    ).toBeVisible();
  },
};

/** Confirmed, the same request is sent again by itself, and the focus returns. */
export const SuccessConfirmed: Story = {
  parameters: { ...storyParameters(demanding), ...withoutScreenshots },
  beforeEach: () => {
    reset();
    return stubPasskeys('done');
  },
  play: async ({ canvas }) => {
    const dialog = await save(canvas);
    await userEvent.click(await dialog.findByRole('button', { name: 'Usar una llave de acceso' }));
    await expect(await canvas.findByText('Guardado')).toBeVisible();
    await expect(requests).toBe(2);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Guardar' })).toHaveFocus());
  },
};

/** Cancelled, nothing is sent, and the input stays. */
export const DefaultCancelled: Story = {
  parameters: { ...storyParameters(demanding), ...withoutScreenshots },
  beforeEach: reset,
  play: async ({ canvas }) => {
    await save(canvas);
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByText('No se guardó')).toBeVisible();
    await expect(requests).toBe(1);
    await expect(canvas.getByLabelText('Motivo')).toHaveValue('Compra por teléfono');
  },
};

/** A wrong code leaves the dialog open. */
export const FieldErrorsConfirmation: Story = {
  parameters: {
    ...storyParameters({
      ...demanding,
      confirmSecondFactor: fails(confirmSecondFactor, 'FACTOR_REJECTED'),
    }),
    ...withoutScreenshots,
  },
  beforeEach: reset,
  play: async ({ canvas }) => {
    const dialog = await save(canvas);
    await userEvent.click(
      await dialog.findByRole('button', { name: 'Usar un código de un solo uso' }),
    );
    await userEvent.type(await dialog.findByLabelText('Código de un solo uso'), '123456{Enter}');
    await expect(await dialog.findByText(/No pudimos confirmar su segundo factor/)).toBeVisible();
    await expect(requests).toBe(1);
  },
};

let factor = ownSecondFactor;

/** The passkeys were removed in another tab: the dialog offers what the account has now. */
export const SubmitErrorRemoved: Story = {
  parameters: {
    ...storyParameters({
      ...demanding,
      getSecondFactor: respondWith(getSecondFactor, () => HttpResponse.json(factor)),
      createConfirmationChallenge: respondWith(createConfirmationChallenge, () => {
        factor = { ...ownSecondFactor, passkeys: [] };
        return errorResponse('FACTOR_NOT_FOUND');
      }),
    }),
    ...withoutScreenshots,
  },
  beforeEach: () => {
    reset();
    factor = ownSecondFactor;
    return stubPasskeys('done');
  },
  play: async ({ canvas }) => {
    const dialog = await save(canvas);
    await userEvent.click(await dialog.findByRole('button', { name: 'Usar una llave de acceso' }));
    await waitFor(() => expect(dialog.getByLabelText('Código de un solo uso')).toHaveFocus());
    await userEvent.type(dialog.getByLabelText('Código de un solo uso'), '123456{Enter}');
    await expect(await canvas.findByText('Guardado')).toBeVisible();
  },
};

/** The user's own file, whose dialog with the password waits under that of the second factor. */
const ownFile = {
  args: { children: <MyDataScreen /> },
  parameters: {
    ...storyParameters({
      ...demanding,
      downloadOwnData: respondWith(downloadOwnData, () => {
        requests += 1;
        return isConfirmed
          ? new HttpResponse('{}', { headers: { 'content-type': downloadOwnData.file } })
          : errorResponse('FACTOR_CONFIRMATION_REQUIRED');
      }),
    }),
    ...withoutScreenshots,
  },
} satisfies Story;

const downloadFile = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Descargar mis datos' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.type(question.getByLabelText('Su contraseña'), 'la clave de la titular');
  await userEvent.click(question.getByRole('button', { name: 'Descargar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Confirme su segundo factor' });
  return { question, dialog: within(dialog) };
};

/** The file is downloaded once the second factor is confirmed, without the password again. */
export const SuccessOwnData: Story = {
  ...ownFile,
  beforeEach: () => {
    reset();
    return stubPasskeys('done');
  },
  play: async ({ canvas }) => {
    const { dialog } = await downloadFile(canvas);
    await userEvent.click(await dialog.findByRole('button', { name: 'Usar una llave de acceso' }));
    await expect(await canvas.findByText(myDataTexts.downloaded)).toBeVisible();
    await expect(requests).toBe(2);
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

/** Cancelled, there is no file; the question says why, and preserves the password. */
export const DefaultOwnDataCancelled: Story = {
  ...ownFile,
  beforeEach: reset,
  play: async ({ canvas }) => {
    const { question, dialog } = await downloadFile(canvas);
    await userEvent.click(await dialog.findByRole('button', { name: 'Cancelar' }));
    await expect(await question.findByText(errorTexts.FACTOR_CONFIRMATION_REQUIRED)).toBeVisible();
    await expect(question.getByLabelText('Su contraseña')).toHaveValue('la clave de la titular');
    await expect(requests).toBe(1);
  },
};

const setUp = {
  getMachine: respondWith(getMachine, () =>
    isConfirmed ? HttpResponse.json(registeredMachine) : errorResponse('FACTOR_SETUP_REQUIRED'),
  ),
  addPasskey: respondWith(addPasskey, () => {
    isConfirmed = true;
    return HttpResponse.json(
      { message: 'Hecho.', recovery_codes: ['K7QF-2M9X-TR4D'] },
      { status: 201 },
    );
  }),
};

const openSetup = async (canvas: Canvas) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
  await canvas.findByRole('heading', { level: 1, name: 'Configure su segundo factor' });
};

/** An administrator who must have a second factor sets it up before the area opens. */
export const DefaultSetup: Story = {
  parameters: {
    ...storyParameters(setUp, { session: administrator }),
    screenshots: { sizes: ['desktop'] },
  },
  beforeEach: reset,
  play: async ({ canvas }) => {
    await openSetup(canvas);
    await expect(canvas.getByRole('button', { name: 'Cerrar la sesión' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Guardar' })).toBeNull();
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

/** What was typed is there again: another administrator may have reset the factor meanwhile. */
export const SuccessSetup: Story = {
  parameters: { ...storyParameters(setUp, { session: administrator }), ...withoutScreenshots },
  beforeEach: () => {
    reset();
    return stubPasskeys('done');
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Motivo'), 'Compra por teléfono');
    await openSetup(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Agregar una llave de acceso' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Agregar una llave de acceso' }),
    );
    await userEvent.type(dialog.getByLabelText('Su contraseña'), 'la clave del admin');
    await userEvent.click(dialog.getByRole('button', { name: 'Crear la llave de acceso' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Ya los guardé' }));
    await expect(
      await canvas.findByText('Ya configuró su segundo factor. Intente otra vez.'),
    ).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    await userEvent.click(await canvas.findByRole('button', { name: 'Guardar' }));
    await expect(canvas.getByLabelText('Motivo')).toHaveValue('Compra por teléfono');
    await expect(await canvas.findByText('Guardado')).toBeVisible();
  },
};
