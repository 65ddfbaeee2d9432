import {
  administrator,
  easyChallenge,
  empty,
  errorResponse,
  fails,
  never,
  noResponse,
  ok,
  ownSecondFactor,
  respondWith,
  unreachable,
} from '@consultancy/api/testing';
import {
  getBotCheckChallenge,
  getSecondFactor,
  getTransactionPreview,
  getTransactionReceipt,
  getUsers,
  newTransaction,
} from '@consultancy/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { stubPasskeys } from '../../../testing/passkeys.ts';
import { fill, fillKnown, ofField, send, unasked } from '../../../testing/sale-form.ts';
import { screenParameters, storyParameters } from '../../../testing/screen-kit.ts';
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

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Tipo de transacción')).toHaveValue('Compra');
    await expect(canvas.getByLabelText('Plataforma')).toHaveValue('Portal GDB Audit');
    await expect(canvas.getByText(/Cuando escriba el correo del cliente/)).toBeVisible();
  },
};

/** The account and its new balance, before anything is sent; amounts are grouped. */
export const DefaultFilled: Story = {
  play: async ({ canvas, canvasElement }) => {
    const form = await fill(canvasElement, { 'Créditos comprados': '1100,5' });
    await expect(await canvas.findByText('Marcela Ríos Castaño')).toBeVisible();
    await expect(canvas.getByText('Ambiental del Valle S.A.S. · marcela_rios')).toBeVisible();
    await expect(canvas.getByText('2.341,00')).toBeVisible();
    await expect(form.getByLabelText('Créditos comprados')).toHaveValue('1.100,50');
    await expect(form.getByLabelText('Valor pagado (COP)')).toHaveValue('420.000');
  },
};

const sales: { key: string | null; body: Record<string, unknown> }[] = [];

/** A passkey in place of the password; the browser requests it when the form is sent. */
export const SuccessPasskey: Story = {
  parameters: {
    ...storyParameters({
      getSecondFactor: ok(getSecondFactor, ownSecondFactor),
      newTransaction: respondWith(newTransaction, async ({ request }) => {
        const body = (await request.json()) as Record<string, unknown>;
        sales.push({ key: request.headers.get('idempotency-key'), body });
        // The first response is lost.
        return sales.length === 1 ? HttpResponse.error() : errorResponse('USER_NOT_FOUND');
      }),
    }),
    screenshots: { disable: true },
  },
  beforeEach: () => {
    sales.length = 0;
    return stubPasskeys('done');
  },
  play: async ({ canvas, canvasElement }) => {
    const form = await fillKnown(canvasElement, unasked);
    await userEvent.click(await form.findByRole('button', { name: 'Usar una llave de acceso' }));
    await expect(form.queryByLabelText('Su contraseña')).toBeNull();
    await send(form);
    await canvas.findByRole('alert');
    await send(form);
    await waitFor(() => expect(sales).toHaveLength(2));
    await expect(sales[1]?.key).toBe(sales[0]?.key);
    for (const { body } of sales) {
      await expect(Object.keys(body)).toContain('passkey');
      await expect(Object.keys(body)).not.toContain('password');
      await expect(Object.keys(body)).not.toContain('byPasskey');
    }
  },
};

/** Input is possible while the customer is being looked up. */
export const Loading: Story = {
  parameters: storyParameters({ getTransactionPreview: never(getTransactionPreview) }),
  play: async ({ canvas, canvasElement }) => {
    await fill(canvasElement);
    await expect(await canvas.findByText('Consultando el cliente…')).toBeVisible();
  },
};

/** An unknown e-mail: reported before anything is sent, and without suggestions. */
export const Empty: Story = {
  parameters: storyParameters({
    getTransactionPreview: fails(getTransactionPreview, 'USER_NOT_FOUND'),
    getUsers: empty(getUsers),
  }),
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByLabelText('Correo del cliente', ofField);
    await userEvent.type(field, 'nadie@empresa.com', { delay: null });
    await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'true'));
    await expect((await canvas.findAllByText('Ningún cliente coincide.'))[0]).toBeInTheDocument();
    await fill(canvasElement, { 'Correo del cliente': 'nadie@empresa.com' });
    await expect(await canvas.findByText(/Ningún cliente tiene este correo/)).toBeVisible();
  },
};

/** The customer could not be looked up: the sale can be recorded all the same. */
export const LoadError: Story = {
  parameters: storyParameters({
    getTransactionPreview: unreachable(getTransactionPreview),
    getUsers: unreachable(getUsers),
  }),
  play: async ({ canvas, canvasElement }) => {
    await fill(canvasElement);
    await expect(await canvas.findByText(/No pudimos consultar este cliente/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Intentar de nuevo' }));
    await expect(await canvas.findByText('Consultando el cliente…')).toBeVisible();
    await expect(await canvas.findByText(/No pudimos consultar este cliente/)).toBeVisible();
  },
};

/** Suggested customers whose name, username or e-mail contains the typed text. */
export const ModalOpenSuggestions: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Correo del cliente', ofField);
    await userEvent.type(field, 'marcela', { delay: null });
    await expect(
      await canvas.findByRole('option', { name: /marcela_rios@example.com/ }),
    ).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field).toHaveValue('marcela_rios@example.com');
    await expect(await canvas.findByText('Marcela Ríos Castaño')).toBeVisible();
  },
};

/** All validation messages at once, in the exact words of §5. */
export const FieldErrors: Story = {
  play: async ({ canvas, canvasElement }) => {
    const form = await fillKnown(canvasElement, {
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

let sendings = 0;

/** Repeated clicks send one sale, and the form shows its progress. */
export const Submitting: Story = {
  parameters: storyParameters({
    newTransaction: respondWith(newTransaction, (context) => {
      sendings += 1;
      return noResponse(context);
    }),
  }),
  play: async ({ canvas, canvasElement }) => {
    sendings = 0;
    const form = await fillKnown(canvasElement);
    await userEvent.click(form.getByRole('checkbox'));
    await userEvent.dblClick(form.getByRole('button', { name: 'Registrar transacción' }));
    const busy = await canvas.findByRole('button', { name: 'Procesando…' });
    await waitFor(() => expect(sendings).toBe(1));
    await userEvent.click(busy);
    await userEvent.type(form.getByLabelText('Plataforma'), '{Enter}');
    await expect(sendings).toBe(1);
  },
};

/** The dialog reports it, and the form behind it is empty again (§4). */
export const Success: Story = {
  play: async ({ canvas, canvasElement }) => {
    const form = await fillKnown(canvasElement);
    await expect(form.getByText(/Se registrará: \$\s420\.000/)).toBeVisible();
    await send(form);
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('dialog', { name: 'Transacción creada con éxito.' });
    await expect(dialog).toHaveTextContent('1.340,50');
    await expect(dialog).toHaveTextContent(
      'devuelva la compra desde su detalle, en Transacciones.',
    );
    await expect(canvas.getByLabelText('Correo del cliente', ofField)).toHaveValue('');
    await expect(canvas.getByLabelText('Su contraseña')).toHaveValue('');
    await expect(canvas.getByLabelText('Plataforma')).toHaveValue('Portal GDB Audit');
    await userEvent.click(page.getByRole('button', { name: 'Descargar el comprobante' }));
    await expect(await page.findByText('El comprobante se descargó.')).toBeVisible();
  },
};

/** The sale is recorded although its receipt failed, which can be retried; the next sale starts empty. */
export const SuccessReceiptFails: Story = {
  parameters: {
    ...storyParameters({ getTransactionReceipt: unreachable(getTransactionReceipt) }),
    screenshots: { disable: true },
  },
  play: async ({ canvas, canvasElement }) => {
    await send(await fillKnown(canvasElement));
    const page = within(canvasElement.ownerDocument.body);
    const receipt = await page.findByRole('button', { name: 'Descargar el comprobante' });
    await userEvent.click(receipt);
    await expect(await page.findByText(/Unable to connect to the server/)).toBeVisible();
    await expect(receipt).toBeEnabled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

/** The server's own text (§8). */
export const SubmitError: Story = {
  parameters: storyParameters({
    newTransaction: fails(newTransaction, 'TOO_MANY_REQUESTS', {
      error: 'Hubo demasiados intentos.',
      retry_after: 600,
    }),
  }),
  play: async ({ canvas, canvasElement }) => {
    await send(await fillKnown(canvasElement));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Hubo demasiados intentos.Podrá intentarlo de nuevo en 10 minutos.',
    );
  },
};

/** A wrong password is reported at its field; all other values are preserved. */
export const FieldErrorsPassword: Story = {
  parameters: {
    ...storyParameters({
      newTransaction: fails(newTransaction, 'PASSWORD_INCORRECT', {
        error: 'La contraseña no es correcta.',
      }),
    }),
    screenshots: { disable: true },
  },
  play: async ({ canvas, canvasElement }) => {
    const form = await fillKnown(canvasElement);
    await send(form);
    await expect(await canvas.findByText('La contraseña no es correcta.')).toBeVisible();
    await expect(form.getByLabelText('Su contraseña')).toHaveFocus();
    await expect(form.getByLabelText('Correo del cliente', ofField)).toHaveValue(
      'Marcela@Empresa.com',
    );
  },
};

export const NotFound: Story = {
  parameters: storyParameters({
    newTransaction: fails(newTransaction, 'USER_NOT_FOUND', {
      error: 'No hay un usuario con ese correo.',
    }),
  }),
  play: async ({ canvas, canvasElement }) => {
    const form = await fillKnown(canvasElement);
    await send(form);
    await expect(await canvas.findByText('No hay un usuario con ese correo.')).toBeVisible();
    await expect(form.getByLabelText('Correo del cliente', ofField)).toHaveFocus();
    await canvas.findByText('Marcela Ríos Castaño');
  },
};

export const Offline: Story = {
  parameters: storyParameters({ newTransaction: unreachable(newTransaction) }),
  play: async ({ canvas, canvasElement }) => {
    await send(await fillKnown(canvasElement));
    await expect(
      await canvas.findByText('Unable to connect to the server. Please try again later.'),
    ).toBeVisible();
    await expect(canvas.getByText(/no se registra dos veces/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ver las transacciones' })).toBeVisible();
    await expect(canvas.getByLabelText('Su contraseña')).toHaveValue('la clave del admin');
    await expect(canvas.getByLabelText('Valor pagado (COP)')).toHaveValue('420.000');
  },
};

const sentKeys: (string | null)[] = [];
let challenges = 0;

/** No response, then an overloaded server, then a wrong password. */
function respondInSequence({ request }: { request: Request }): Response {
  sentKeys.push(request.headers.get('idempotency-key'));
  if (sentKeys.length === 1) return HttpResponse.error();
  return errorResponse(sentKeys.length === 2 ? 'SERVICE_UNAVAILABLE' : 'PASSWORD_INCORRECT');
}

/**
 * A retry of the same content has the same key, each time with a new bot check, and with another
 * password too; another content has another key.
 */
export const SubmitErrorRetried: Story = {
  parameters: {
    ...storyParameters({
      newTransaction: respondWith(newTransaction, respondInSequence),
      getBotCheckChallenge: respondWith(getBotCheckChallenge, () => {
        challenges += 1;
        return HttpResponse.json(easyChallenge);
      }),
    }),
    // Another story captures the final state.
    screenshots: { disable: true },
  },
  play: async ({ canvas, canvasElement }) => {
    sentKeys.length = 0;
    challenges = 0;
    const form = await fillKnown(canvasElement);
    await send(form);
    await canvas.findByText(/Unable to connect/);
    await send(form);
    await canvas.findByText(/El servicio no está disponible/);
    await userEvent.type(form.getByLabelText('Su contraseña'), ' de hoy');
    await send(form);
    await canvas.findByText('La contraseña no es correcta.');
    await userEvent.type(form.getByLabelText('Créditos comprados'), '0');
    await send(form);
    await waitFor(() => expect(sentKeys).toHaveLength(4));
    const [first, second, third, fourth] = sentKeys;
    await expect(first).toMatch(/^[\x21-\x7e]{8,100}$/);
    await expect([second, third]).toEqual([first, first]);
    await expect(fourth).not.toBe(first);
    await expect(challenges).toBeGreaterThanOrEqual(4);
  },
};

const unusualSale = {
  ...unasked,
  'Créditos comprados': '99999999999',
  'Valor pagado (COP)': '1',
};

/** Amounts far from the price list are asked about, in words, before the password. */
export const ModalOpenUnusual: Story = {
  parameters: { screenshots: { disable: true } },
  play: async ({ canvas, canvasElement }) => {
    const form = await fillKnown(canvasElement, unusualSale);
    const words =
      'Son noventa y nueve mil novecientos noventa y nueve millones novecientos noventa y nueve mil novecientos noventa y nueve créditos por un peso.';
    await expect(await canvas.findByText(words)).toBeVisible();
    await expect(canvas.queryByLabelText('Su contraseña')).not.toBeInTheDocument();
    await userEvent.click(form.getByRole('button', { name: 'Registrar transacción' }));
    const confirm = form.getByRole('button', { name: 'Sí, las cifras son correctas' });
    await expect(confirm).toHaveFocus();
    await userEvent.click(confirm);
    await expect(canvas.getByLabelText('Su contraseña')).toHaveFocus();
    // Other amounts are another question.
    const amount = form.getByLabelText('Valor pagado (COP)');
    await userEvent.clear(amount);
    await userEvent.paste('2');
    await expect(await canvas.findByText(/créditos por dos pesos\./)).toBeVisible();
  },
};

/** A sale that was confirmed is sent as any other. */
export const SuccessUnusual: Story = {
  parameters: { screenshots: { disable: true } },
  play: async ({ canvasElement }) => {
    const form = await fillKnown(canvasElement, unusualSale);
    await userEvent.click(await form.findByRole('button', { name: /las cifras son correctas/ }));
    await userEvent.type(form.getByLabelText('Su contraseña'), 'la clave del admin');
    await send(form);
    const page = within(canvasElement.ownerDocument.body);
    await page.findByRole('dialog', { name: 'Transacción creada con éxito.' });
  },
};

export const LongContent: Story = {
  play: async ({ canvas, canvasElement }) => {
    const address = `${'direccion_muy_larga_'.repeat(3)}@subdominio.consultoria-ambiental.co`;
    await fillKnown(canvasElement, {
      'Correo del cliente': address,
      'Confirme el correo del cliente': address,
      'Valor pagado (COP)': '999999999999,99',
      'Créditos comprados': '999999999999,99',
      ...unasked,
    });
    await expect(await canvas.findByText(/^Son novecientos noventa y nueve mil/)).toBeVisible();
  },
};
