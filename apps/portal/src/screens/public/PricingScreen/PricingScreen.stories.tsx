import {
  failsWith,
  lowWelcome,
  never,
  ok,
  ordinaryUser,
  unreachable,
} from '@consultancy/api/testing';
import { getPriceList, getWelcomeInfo } from '@consultancy/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { forgetRequests, readAgain, respondOnce } from '../../../testing/lost-connection.ts';
import { practiceZip } from '../../../testing/practice-zip.ts';
import {
  onPhone,
  onPhoneInLargeText,
  screenParameters,
  storyParameters,
} from '../../../testing/screen-kit.ts';
import { PricingScreen } from './PricingScreen.tsx';

const meta = {
  title: 'Screens/Public/Pricing',
  component: PricingScreen,
  parameters: screenParameters({ route: '/pricing', frame: 'public' }),
} satisfies Meta<typeof PricingScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The published list, and the cost of a run by it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Lista de precios 2026' }),
    ).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Registros FC'), '9.99');
    await expect(canvas.getByLabelText('Registros FC')).not.toBeInvalid();
    await userEvent.type(canvas.getByLabelText('Registros FC'), '9');
    await userEvent.type(canvas.getByLabelText('Registros TB'), '4');
    await expect(canvas.getByLabelText('Registros FC')).toHaveValue('9.999');
    const result = canvas.getByRole('status', { name: 'Resultado del cálculo' });
    await expect(result).toHaveTextContent(
      'Score10.000NivelNivel 3Créditos12,50Disponible despuésIngrese para verlo',
    );
  },
};

/** Opens the geodatabase counter, and chooses a geodatabase. */
async function chooseGeodatabase(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Leer mi geodatabase' }));
  const input = await canvas.findByLabelText('Elegir el ZIP', { selector: 'input' });
  await userEvent.upload(input, practiceZip());
  await waitFor(() => expect(canvas.getByLabelText('Registros FC')).toHaveValue('38'));
  await expect(canvas.getByLabelText('Registros TB')).toHaveValue('6');
}

const signedIn = { session: ordinaryUser } as const;

/** The counts are read from a geodatabase; the balance of a user is known. */
export const Success: Story = {
  parameters: storyParameters({}, signedIn),
  play: async ({ canvas }) => {
    await chooseGeodatabase(canvas);
    const result = canvas.getByRole('status', { name: 'Resultado del cálculo' });
    await expect(result).toHaveTextContent('Score39,50NivelNivel 1Créditos2');
    await waitFor(() =>
      expect(result).toHaveTextContent('Disponible después1.202,50Disponible ahora: 1.204,50'),
    );
  },
};

/** The run would cost more than the available credits. */
export const SuccessShort: Story = {
  parameters: storyParameters({ getWelcomeInfo: ok(getWelcomeInfo, lowWelcome) }, signedIn),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Registros FC'), '9999');
    await userEvent.type(canvas.getByLabelText('Registros TB'), '4');
    await expect(await canvas.findByText('Faltan 9,50')).toBeVisible();
    await expect(canvas.getByText('Disponible ahora: 3')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Comprar créditos' })).toBeVisible();
  },
};

/** The price is shown even if the balance fails to load. */
export const SuccessWithoutBalance: Story = {
  parameters: {
    ...storyParameters({ getWelcomeInfo: failsWith(getWelcomeInfo, 500) }, signedIn),
    screenshots: { disable: true },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pudimos consultarlo.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Registros FC'), '1');
    await userEvent.type(canvas.getByLabelText('Registros TB'), '0');
    await expect(canvas.getByText('Nivel 1', { selector: 'output *' })).toBeVisible();
  },
};

export const FieldErrors: Story = {
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('Registros FC');
    await userEvent.type(field, '12a');
    await userEvent.tab();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      'Escriba un número entero de 0 a 2.147.483.647.',
    );
    await userEvent.type(canvas.getByLabelText('Registros TB'), '2147483648');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Registros TB')).toBeInvalid();
  },
};

export const Loading: Story = {
  parameters: storyParameters({ getPriceList: never(getPriceList) }),
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Créditos por nivel de Score' });
    await expect(table).toHaveAttribute('aria-busy', 'true');
  },
};

/** Nothing is published yet (§9 "values: not shown"). */
export const Empty: Story = {
  parameters: storyParameters({ getPriceList: ok(getPriceList, { price_list: null }) }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Aún no hay una lista de precios publicada'),
    ).toBeVisible();
  },
};

/** The list is read again in vain: that none is published is still known. */
export const EmptyOffline: Story = {
  beforeEach: forgetRequests,
  parameters: {
    ...storyParameters({ getPriceList: respondOnce(getPriceList, { price_list: null }) }),
    screenshots: { disable: true },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Aún no hay una lista de precios publicada');
    await readAgain(getPriceList, () => canvas.queryByText(/No pudimos cargar la lista/));
    await expect(canvas.getByText('Aún no hay una lista de precios publicada')).toBeVisible();
  },
};

export const LoadError: Story = {
  parameters: storyParameters({ getPriceList: unreachable(getPriceList) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pudimos cargar la lista de precios.')).toBeVisible();
    const retry = canvas.getByRole('button', { name: 'Intentar de nuevo' });
    const place = retry.closest('[tabindex="-1"]');
    await userEvent.click(retry);
    await waitFor(() => expect(retry).not.toBeInTheDocument());
    await expect(place).toHaveFocus();
    await expect(await canvas.findByText('No pudimos cargar la lista de precios.')).toBeVisible();
  },
};

const richWelcome = { ...lowWelcome, credits_balance: '999999999999.99' };
const wideNumbers = {
  parameters: {
    ...storyParameters({ getWelcomeInfo: ok(getWelcomeInfo, richWelcome) }, signedIn),
    screenshots: { disable: true },
  },
} as const;

/** Types the most records: its Score, and the largest balance, are in one line inside the card. */
async function expectNumbersInLine(canvas: Canvas) {
  for (const name of ['Registros FC', 'Registros TB']) {
    await userEvent.type(await canvas.findByLabelText(name), '2147483647');
  }
  await document.fonts.ready;
  const { right } = canvas.getByRole('status').getBoundingClientRect();
  for (const text of ['2.684.354.558,75', /^999\.999\.999\.\d{3},\d\d$/]) {
    const number = document.createRange();
    number.selectNodeContents(await canvas.findByText(text));
    await expect(number.getClientRects()).toHaveLength(1);
    await expect(number.getBoundingClientRect().right).toBeLessThanOrEqual(right);
  }
}

/** On a phone the Score of the most records stays in one line, and the largest balance. */
export const LongContent: Story = {
  ...onPhone,
  ...wideNumbers,
  play: ({ canvas }) => expectNumbersInLine(canvas),
};

/** The same in text of 200 % on a screen of 320 px. */
export const LongContentLargeText: Story = {
  ...wideNumbers,
  ...onPhoneInLargeText,
  play: ({ canvas }) => expectNumbersInLine(canvas),
};

export const Mobile: Story = { ...onPhone };
