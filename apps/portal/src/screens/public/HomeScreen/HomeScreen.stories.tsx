import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onPhone, screenParameters } from '../../../testing/screen-kit.ts';
import { HomeScreen } from './HomeScreen.tsx';

const meta = {
  title: 'Screens/Public/Home',
  component: HomeScreen,
  parameters: screenParameters({ route: '/', frame: 'public' }),
} satisfies Meta<typeof HomeScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const [register] = canvas.getAllByRole('link', { name: 'Ir a Registro' });
    await expect(register).toHaveAttribute('href', '/auth');
    const discover = canvas.getByRole('link', { name: 'Descúbrelo' });
    await expect(discover).toHaveAttribute('href', '/product-services');
  },
};

export const Mobile: Story = { ...onPhone };
