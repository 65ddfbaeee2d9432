import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
export const FieldErrors: Story = { args: { error: 'Escriba su sugerencia.' } };
