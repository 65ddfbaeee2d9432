import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { expectFit } from '../private/expect-fit.ts';
import { TextLink } from '../TextLink/TextLink.tsx';
import { Banner } from './Banner.tsx';

const closed = fn();

const meta = {
  component: Banner,
  tags: ['experimental', '!stable'],
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Aviso del sitio',
    children: 'El domingo 22 de noviembre, de 2:00 a 4:00, el portal estará en mantenimiento.',
    action: (
      <TextLink standalone href="#mantenimiento">
        Ver qué se verá afectado
      </TextLink>
    ),
  },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Aviso del sitio' })).toBeVisible();
  },
};
export const Playground: Story = {};
export const Warning: Story = { args: { tone: 'warning' } };
export const Closable: Story = {
  render: ({ label, children }) => (
    <Banner label={label} onClose={closed} closeLabel="Cerrar el aviso">
      {children}
    </Banner>
  ),
  play: async ({ canvas, userEvent }) => {
    closed.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar el aviso' }));
    await expect(closed).toHaveBeenCalledOnce();
  },
};
export const LongContent: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    children:
      'Las transacciones hechas por consorciointerventoriahidroelectrica@cuencas.example entre el 1 y el 22 de noviembre de 2026 se muestran con la hora de Bogotá.',
  },
  play: expectFit,
};
