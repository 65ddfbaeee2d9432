import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onPhone, screenParameters } from '../../../testing/screen-kit.ts';
import { NotFoundScreen } from './NotFoundScreen.tsx';

const meta = {
  title: 'Screens/Public/NotFound',
  component: NotFoundScreen,
  parameters: screenParameters({ route: '/no-existe', frame: 'public' }),
} satisfies Meta<typeof NotFoundScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Página no encontrada',
    );
    const home = canvas.getByRole('link', { name: 'Ir al inicio' });
    await expect(home).toHaveAttribute('href', '/');
  },
};

export const Mobile: Story = { ...onPhone };
