import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { showStates } from '../../testing/show-states.tsx';
import { expectFit } from '../private/expect-fit.ts';
import { Switch } from './Switch.tsx';

const meta = {
  component: Switch,
  tags: ['experimental', '!stable'],
  args: {
    label: 'Avisarme cuando se agoten los créditos',
    hint: 'Le escribiremos al correo de su cuenta.',
    onChange: fn(),
  },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: /agoten los créditos/ });
    await expect(control).toHaveAccessibleDescription('Le escribiremos al correo de su cuenta.');
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await userEvent.click(canvas.getByText(/agoten los créditos/));
    await expect(control).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};
export const Playground: Story = {};
export const States: Story = showStates((args) => <Switch {...args} />);
export const On: Story = { args: { defaultChecked: true } };
export const FieldErrors: Story = {
  args: { error: 'No se pudo guardar el cambio. Inténtelo de nuevo.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toBeInvalid();
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(/No se pudo guardar/);
  },
};
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
export const LongContent: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    label:
      'Enviar a la interventoría una copia de cada comprobante, con el número de la transacción y el saldo que queda después de ella',
  },
  play: expectFit,
};
