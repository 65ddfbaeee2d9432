import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { whilePrinting } from '../../testing/print-styles.ts';
import { Text } from '../Text/Text.tsx';
import { DescriptionList } from './DescriptionList.tsx';

const meta = {
  component: DescriptionList,
  args: {
    items: [
      { term: 'Usuario', description: 'laura_r' },
      { term: 'Correo electrónico', description: 'laura@cuencas.example' },
      {
        term: 'Máquina',
        description: (
          <Text as="span" size="sm" mono>
            9F3C-77A1-04BD
          </Text>
        ),
      },
      { term: 'Fecha de registro', description: '03/02/2026 08:15:00' },
    ],
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const LongContent: Story = {
  args: {
    items: [
      {
        term: 'Empresa, entidad o consorcio',
        description: 'ConsorcioInterventoriaHidroelectricaDelAltoMagdalenaYAfluentesTributariosSAS',
      },
    ],
  },
};
/** On paper an item takes one line, as on a tablet. */
export const Printing: Story = {
  parameters: { screenshots: { disable: true } },
  play: async ({ canvas }) => {
    await whilePrinting(async () => {
      const [term] = canvas.getAllByRole('term');
      const [description] = canvas.getAllByRole('definition');
      const top = (element?: Element) => element?.getBoundingClientRect().top;
      await expect(top(term)).toBe(top(description));
    });
  },
};
