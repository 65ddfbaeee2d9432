import { ordinaryUser } from '@consultancy/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { onPhone, screenParameters } from '../../../testing/screen-kit.ts';
import { SupportScreen } from './SupportScreen.tsx';

const meta = {
  title: 'Screens/User/Support',
  component: SupportScreen,
  parameters: screenParameters({
    route: '/userview/support',
    session: ordinaryUser,
    frame: 'user',
  }),
} satisfies Meta<typeof SupportScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const main = canvas.getByRole('main');
    const link = (name: string) =>
      Array.from(main.querySelectorAll('a')).find((anchor) => anchor.textContent === name);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Soporte');
    await expect(link('Términos de uso del servicio')).toHaveAttribute(
      'href',
      '/support/terminos-uso-servicio',
    );
    await expect(link('Política de tratamiento de datos personales')).toHaveAttribute(
      'href',
      '/support/politica-tratamiento-datos',
    );
    await waitFor(() => expect(canvasElement.ownerDocument.title).toContain('Soporte'));
  },
};

/** A question opens without leaving the page. */
export const Mobile: Story = {
  ...onPhone,
  parameters: { screenshots: { disable: true } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Cambié de computador. ¿Qué hago?'));
    await expect(canvas.getByText(/Libere el equipo anterior/)).toBeVisible();
  },
};
