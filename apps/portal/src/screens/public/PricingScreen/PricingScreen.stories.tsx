import { never, ok, unreachable } from '@consultancy/api/testing';
import { getPriceList } from '@consultancy/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { given, onPhone, screenParameters } from '../../../testing/screen-kit.ts';
import { PricingScreen } from './PricingScreen.tsx';

const meta = {
  title: 'Screens/Public/Pricing',
  component: PricingScreen,
  parameters: screenParameters({ route: '/pricing', frame: 'public' }),
} satisfies Meta<typeof PricingScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The published list, and what a run would cost by it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Lista de precios 2026' }),
    ).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Registros FC'), '9999');
    await userEvent.type(canvas.getByLabelText('Registros TB'), '4');
    const result = canvas.getByRole('status', { name: 'Resultado del cálculo' });
    await expect(result).toHaveTextContent('Score10.000NivelNivel 3Créditos12,50');
  },
};

export const FieldErrors: Story = {
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('Registros FC');
    await userEvent.type(field, '12a');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/Escriba un número entero/);
  },
};

export const Loading: Story = {
  parameters: given({ getPriceList: never(getPriceList) }),
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Créditos por nivel de Score' });
    await expect(table).toHaveAttribute('aria-busy', 'true');
  },
};

/** Nothing is published yet (§9 "values: not shown"). */
export const Empty: Story = {
  parameters: given({ getPriceList: ok(getPriceList, { price_list: null }) }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Aún no hay una lista de precios publicada'),
    ).toBeVisible();
  },
};

export const LoadError: Story = {
  parameters: given({ getPriceList: unreachable(getPriceList) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pudimos cargar la lista de precios.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Intentar de nuevo' })).toBeVisible();
  },
};

export const Mobile: Story = { ...onPhone };
