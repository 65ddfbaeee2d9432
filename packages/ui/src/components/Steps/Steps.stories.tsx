import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectFit } from '../private/expect-fit.ts';
import { Steps } from './Steps.tsx';

const meta = {
  component: Steps,
  tags: ['experimental', '!stable'],
  args: {
    items: [
      { key: 'buy', title: 'Compre créditos', body: 'Los paga una vez y no vencen.' },
      { key: 'activate', title: 'Active su equipo', body: 'Con el código que ve en el portal.' },
      { key: 'check', title: 'Revise su geodatabase', body: 'Recibe una hoja con los hallazgos.' },
    ],
  },
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('heading', { name: 'Compre créditos', level: 3 })).toBeVisible();
  },
};
export const Playground: Story = {};
export const Two: Story = { args: { items: meta.args.items.slice(1) } };
export const LongContent: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    items: [
      {
        key: 'long',
        title: 'Solicite la habilitación a consorciointerventoriahidroelectrica@cuencas.example',
        body: 'La entidad responde en los cinco días hábiles que siguen a la solicitud.',
      },
    ],
  },
  play: expectFit,
};
