import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  component: ErrorState,
  args: { title: 'Usuario o búsqueda no válida.' },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Usuario o búsqueda no válida.');
  },
};
export const Playground: Story = {};
export const LoadError: Story = {
  args: {
    title: 'Error fetching data.',
    lang: 'en',
    children: 'No pudimos traer la lista. Revise su conexión e intente de nuevo.',
    action: <Button>Intentar de nuevo</Button>,
  },
};
