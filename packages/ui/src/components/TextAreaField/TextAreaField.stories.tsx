import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showStates } from '../../testing/show-states.tsx';
import { expectFit } from '../private/expect-fit.ts';
import { TextAreaField } from './TextAreaField.tsx';

const meta = {
  component: TextAreaField,
  args: { label: 'Sugerencia', hint: 'Hasta 500 letras.' },
} satisfies Meta<typeof TextAreaField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Sugerencia')).toHaveAccessibleDescription(
      'Hasta 500 letras.',
    );
  },
};
export const Playground: Story = {};
export const FieldErrors: Story = {
  parameters: { screenshots: { disable: true } },
  args: { error: 'Escriba su sugerencia.' },
};
export const States: Story = showStates((args) => <TextAreaField {...args} />);
export const LongContent: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    label: 'Sugerencia para la revisión de coberturas vegetales',
    defaultValue:
      'Consorcio_Interventoria_Hidroelectrica_del_Alto_Magdalena_y_Afluentes_2026.gdb '.repeat(6),
    error: 'La sugerencia no puede tener más de 500 letras; tiene 540.',
  },
  play: expectFit,
};
