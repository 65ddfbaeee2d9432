import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { showStates } from '../../testing/show-states.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  component: Checkbox,
  args: { label: 'Acepto los términos y condiciones del servicio', onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: /términos y condiciones/ });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByText(/términos y condiciones/));
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};
export const Playground: Story = {};
export const Checked: Story = { args: { defaultChecked: true } };
export const FieldErrors: Story = {
  args: { required: true, error: 'Debes aceptar los términos y condiciones del servicio.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(/Debes aceptar/);
  },
};
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
export const States: Story = showStates((args) => <Checkbox {...args} />);
export const LongContent: Story = {
  args: {
    label: (
      <>
        Autorizo el tratamiento de mis datos personales según la{' '}
        <TextLink href="#politica">política de tratamiento de datos personales</TextLink>, que he
        leído y que explica para qué se usan, quién responde por ellos y cómo puedo consultarlos,
        corregirlos o pedir que se supriman.
      </>
    ),
  },
};
