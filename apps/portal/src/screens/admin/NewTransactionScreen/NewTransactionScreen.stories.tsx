import {
  administrator,
  answers,
  errorAnswer,
  fails,
  handlers,
  never,
  unreachable,
} from '@consultancy/api/testing';
import { newTransaction } from '@consultancy/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { given, onPhone, screenParameters } from '../../../testing/screen-kit.ts';
import { NewTransactionScreen } from './NewTransactionScreen.tsx';

const meta = {
  title: 'Screens/Admin/NewTransaction',
  component: NewTransactionScreen,
  parameters: screenParameters({
    route: '/adminview/new-transaction',
    session: administrator,
    frame: 'admin',
  }),
} satisfies Meta<typeof NewTransactionScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const sale = {
  'Correo del cliente': 'Marcela@Empresa.com',
  'Confirme el correo del cliente': 'marcela@empresa.com',
  'Créditos comprados': '100',
  'Valor pagado (COP)': '420000',
  'Su contraseña': 'la clave del admin',
};

async function fill(canvasElement: HTMLElement, values: Record<string, string> = {}) {
  const form = within(within(canvasElement).getByRole('form', { name: 'Nueva transacción' }));
  for (const [label, value] of Object.entries({ ...sale, ...values })) {
    await userEvent.type(form.getByLabelText(label), value, { delay: null });
  }
  return form;
}

async function send(form: Awaited<ReturnType<typeof fill>>) {
  const box = form.getByRole('checkbox');
  if (!(box as HTMLInputElement).checked) await userEvent.click(box);
  await userEvent.click(form.getByRole('button', { name: 'Registrar transacción' }));
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Tipo de transacción')).toHaveValue('Compra');
    await expect(canvas.getByLabelText('Plataforma')).toHaveValue('Portal GDB Audit');
  },
};

/** Every fault at once, in the exact words of §5. */
export const FieldErrors: Story = {
  play: async ({ canvas, canvasElement }) => {
    const form = await fill(canvasElement, {
      'Confirme el correo del cliente': 'otra@empresa.com',
      'Valor pagado (COP)': '-5',
    });
    await userEvent.click(form.getByRole('button', { name: 'Registrar transacción' }));
    await expect(await canvas.findByText('Emails do not match!')).toHaveAttribute('lang', 'en');
    await expect(canvas.getByText(/Los correos no coinciden/)).toBeVisible();
    await expect(
      canvas.getByText('Debes aceptar la autorización de la transacción.'),
    ).toBeVisible();
    await expect(canvas.getByText(/Escriba un valor mayor que cero/)).toBeVisible();
    await expect(form.getByLabelText('Confirme el correo del cliente')).toHaveFocus();
  },
};

export const Submitting: Story = {
  parameters: given({ newTransaction: never(newTransaction) }),
  play: async ({ canvas, canvasElement }) => {
    await send(await fill(canvasElement));
    await expect(await canvas.findByRole('button', { name: 'Procesando…' })).toBeVisible();
  },
};

/** The modal says so, and the form behind it is clear again (§4). */
export const Success: Story = {
  play: async ({ canvas, canvasElement }) => {
    const form = await fill(canvasElement);
    await expect(form.getByText(/Se registrará: \$\s420\.000/)).toBeVisible();
    await send(form);
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('dialog', { name: 'Transacción creada con éxito.' });
    await expect(dialog).toHaveTextContent('1.340,50');
    await expect(canvas.getByLabelText('Correo del cliente')).toHaveValue('');
    await expect(canvas.getByLabelText('Su contraseña')).toHaveValue('');
    await expect(canvas.getByLabelText('Plataforma')).toHaveValue('Portal GDB Audit');
  },
};

/** The server's own text (§8). */
export const SubmitError: Story = {
  parameters: given({
    newTransaction: fails(newTransaction, 'TOO_MANY_REQUESTS', {
      error: 'Hubo demasiados intentos.',
      retry_after: 600,
    }),
  }),
  play: async ({ canvas, canvasElement }) => {
    await send(await fill(canvasElement));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Hubo demasiados intentos.Podrá intentarlo de nuevo en 10 minutos.',
    );
  },
};

/** A wrong password is told at its field; everything else that was typed stays. */
export const FieldErrorsPassword: Story = {
  parameters: given({
    newTransaction: fails(newTransaction, 'PASSWORD_INCORRECT', {
      error: 'La contraseña no es correcta.',
    }),
  }),
  play: async ({ canvas, canvasElement }) => {
    const form = await fill(canvasElement);
    await send(form);
    await expect(await canvas.findByText('La contraseña no es correcta.')).toBeVisible();
    await expect(form.getByLabelText('Su contraseña')).toHaveFocus();
    await expect(form.getByLabelText('Correo del cliente')).toHaveValue('Marcela@Empresa.com');
  },
};

export const NotFound: Story = {
  parameters: given({
    newTransaction: fails(newTransaction, 'USER_NOT_FOUND', {
      error: 'No hay un usuario con ese correo.',
    }),
  }),
  play: async ({ canvas, canvasElement }) => {
    const form = await fill(canvasElement);
    await send(form);
    await expect(await canvas.findByText('No hay un usuario con ese correo.')).toBeVisible();
    await expect(form.getByLabelText('Correo del cliente')).toHaveFocus();
  },
};

export const Offline: Story = {
  parameters: given({ newTransaction: unreachable(newTransaction) }),
  play: async ({ canvas, canvasElement }) => {
    await send(await fill(canvasElement));
    await expect(
      await canvas.findByText('Unable to connect to the server. Please try again later.'),
    ).toBeVisible();
  },
};

const seenKeys: (string | null)[] = [];

/** The same content sent again carries the same key; another content carries another one. */
export const SubmitErrorRetried: Story = {
  parameters: {
    ...given({
      newTransaction: answers(newTransaction, ({ request }) => {
        seenKeys.push(request.headers.get('idempotency-key'));
        return seenKeys.length < 3
          ? HttpResponse.error()
          : errorAnswer('PASSWORD_INCORRECT', { error: 'La contraseña no es correcta.' });
      }),
    }),
    pictures: { disable: true },
  },
  play: async ({ canvas, canvasElement }) => {
    seenKeys.length = 0;
    const form = await fill(canvasElement);
    await send(form);
    await canvas.findByText(/Unable to connect/);
    await send(form);
    await waitFor(() => expect(seenKeys).toHaveLength(2));
    await canvas.findByText(/Unable to connect/);
    await userEvent.type(form.getByLabelText('Créditos comprados'), '0');
    await send(form);
    await waitFor(() => expect(seenKeys).toHaveLength(3));
    await expect(seenKeys[0]).toMatch(/^[\x21-\x7e]{8,100}$/);
    await expect(seenKeys[1]).toBe(seenKeys[0]);
    await expect(seenKeys[2]).not.toBe(seenKeys[0]);
  },
};

export const LongContent: Story = {
  parameters: given({ newTransaction: handlers.newTransaction }),
  play: async ({ canvasElement }) => {
    const address = `${'direccion_muy_larga_'.repeat(4)}@subdominio.consultoria-ambiental.co`;
    await fill(canvasElement, {
      'Correo del cliente': address,
      'Confirme el correo del cliente': address,
      'Valor pagado (COP)': '999999999999.99',
    });
  },
};

export const Mobile: Story = { ...onPhone };
