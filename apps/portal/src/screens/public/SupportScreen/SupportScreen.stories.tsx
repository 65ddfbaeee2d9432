import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onPhone, screenParameters } from '../../../testing/screen-kit.ts';
import { SupportScreen } from './SupportScreen.tsx';

const meta = {
  title: 'Screens/Public/Support',
  component: SupportScreen,
  parameters: screenParameters({ route: '/support/support', frame: 'public' }),
} satisfies Meta<typeof SupportScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Soporte');
    const main = canvas.getByRole('main');
    const addresses = [...main.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    await expect(addresses).toEqual([
      '/support/contactUs',
      '/support/hallazgos',
      '/support/terminos-uso-servicio',
      '/support/politica-tratamiento-datos',
    ]);
  },
};

export const Mobile: Story = { ...onPhone };
