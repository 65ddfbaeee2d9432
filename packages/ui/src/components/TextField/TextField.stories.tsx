import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showStates } from '../../testing/show-states.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  component: TextField,
  args: { label: 'Correo electrónico', type: 'email', autoComplete: 'email' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = canvas.getByLabelText('Correo electrónico');
    // The error that appears later is announced by a region that is there, with a box.
    const region = canvasElement.querySelector('[aria-live]') as Element;
    await expect(region).toBeEmptyDOMElement();
    await expect(getComputedStyle(region).display).not.toBe('none');
    await userEvent.type(field, 'a@b.co');
    await expect(field).toHaveValue('a@b.co');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await expect(field).not.toHaveAttribute('aria-describedby');
    await userEvent.clear(field);
  },
};
export const Playground: Story = {};
/** All marks are in the stories of `FormTexts`. */
export const Required: Story = {
  parameters: { screenshots: { disable: true } },
  args: { required: true, requiredLabel: 'obligatorio', hint: 'Le enviaremos un enlace.' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText(/Correo electrónico/);
    await expect(field).toBeRequired();
    await expect(field).toHaveAccessibleDescription('Le enviaremos un enlace.');
  },
};
export const FieldErrors: Story = {
  args: {
    defaultValue: 'laura@',
    hint: 'El de su empresa.',
    error: 'Escriba una dirección completa, como nombre@empresa.co.',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Correo electrónico');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      'El de su empresa. Escriba una dirección completa, como nombre@empresa.co.',
    );
    await expect(canvas.getByText(/dirección completa/).closest('[aria-live]')).toBeVisible();
  },
};
export const ReadOnly: Story = { args: { readOnly: true, value: 'laura@cuencas.example' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'laura@cuencas.example' } };
export const Numeric: Story = {
  render: () => (
    <Stack gap="md">
      <TextField label="Herramienta" mono defaultValue="R_INF_04" type="text" />
      <TextField label="Valor pagado" numeric inputMode="decimal" defaultValue="480000.00" />
    </Stack>
  ),
};
export const States: Story = showStates((args) => <TextField {...args} />);
export const LongContent: Story = {
  args: {
    label:
      'Nombre de la empresa, entidad o consorcio a cuyo nombre se presenta el estudio ambiental',
    optionalLabel: 'opcional',
    defaultValue: 'Consorcio Interventoría Hidroeléctrica del Alto Magdalena y Afluentes 2026',
  },
};
