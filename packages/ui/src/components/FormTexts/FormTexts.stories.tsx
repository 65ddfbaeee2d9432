import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { DateRangeField } from '../DateRangeField/DateRangeField.tsx';
import { expectFit } from '../private/expect-fit.ts';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FormTexts } from './FormTexts.tsx';

const media = [
  { value: 'mail', label: 'Correo' },
  { value: 'phone', label: 'Llamada' },
];

const meta = {
  component: FormTexts,
  parameters: { screenshots: { disable: true } },
  args: {
    required: 'obligatorio',
    children: (
      <Stack gap="md">
        <TextField label="Nombre" name="name" required />
        <TextField label="Teléfono" name="phone" />
        <TextField label="Usuario" name="user" required requiredLabel="" />
        <RadioGroup label="Medio" name="medium" required options={media} />
        <Checkbox label="Autorizo el tratamiento de mis datos" name="terms" required />
      </Stack>
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof FormTexts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each required field is marked after its label, unless it has a text of its own. */
export const Default: Story = {
  parameters: { screenshots: { disable: false, themes: ['sheet-light'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Nombre (obligatorio)')).toBeRequired();
    await expect(canvas.getByLabelText('Teléfono')).not.toBeRequired();
    await expect(canvas.getByLabelText('Usuario')).toBeRequired();
    await expect(
      canvas.getByRole('radiogroup', { name: /^Medio ?\(obligatorio\)$/ }),
    ).toBeVisible();
    const terms = /tratamiento de mis datos ?\(obligatorio\)$/;
    await expect(canvas.getByRole('checkbox', { name: terms })).toBeVisible();
  },
};
export const Playground: Story = {};
/** Optional fields are marked instead. */
export const Optional: Story = {
  args: {
    required: undefined,
    optional: 'opcional',
    children: (
      <Stack gap="md">
        <SearchField label="Buscar" clearLabel="Vaciar" />
        <TextField label="Nombre" name="name" required />
        <TextField label="Empresa" name="company" />
        <DateRangeField label="Periodo" from={{ label: 'Desde' }} to={{ label: 'Hasta' }} />
        <Checkbox label="Recibir novedades" name="news" />
      </Stack>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Empresa (opcional)')).toBeVisible();
    await expect(canvas.getByLabelText('Nombre')).toBeRequired();
    await expect(canvas.getByRole('searchbox', { name: 'Buscar' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Periodo' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Recibir novedades' })).toBeVisible();
  },
};
export const LongContent: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    required: 'obligatorio para registrar la interventoría hidroeléctrica',
    children: (
      <TextField
        required
        label="Nombre de la empresa, entidad o consorcio a cuyo nombre se presenta el estudio"
      />
    ),
  },
  play: expectFit,
};
