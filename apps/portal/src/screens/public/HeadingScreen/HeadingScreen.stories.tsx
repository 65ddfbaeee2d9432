import { ordinaryUser } from '@consultancy/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { onPhone, screenParameters, storyParameters } from '../../../testing/screen-kit.ts';
import { HeadingScreen } from './HeadingScreen.tsx';

const meta = {
  title: 'Screens/Public/Heading',
  component: HeadingScreen,
  parameters: screenParameters({ route: '/about-us', frame: 'public' }),
} satisfies Meta<typeof HeadingScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The links of the header have the texts and the order of §1. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Nosotros');
    const header = within(canvas.getByRole('banner')).getAllByRole('link');
    await expect(header.map(({ textContent }) => textContent).slice(-5)).toEqual([
      'Productos & Servicios',
      'Nosotros',
      'Precios',
      'Descargas',
      'Login / Registro',
    ]);
    await expect(canvas.getByText(/© 2023/)).toBeVisible();
  },
};

/** The header offers the profile and the sign-out. */
export const DefaultSignedIn: Story = {
  parameters: storyParameters({}, { session: ordinaryUser }),
  play: async ({ canvas }) => {
    const profile = canvas.getByRole('link', { name: 'Mi Perfil' });
    await expect(profile).toHaveAttribute('href', '/profile');
    await expect(canvas.getByRole('button', { name: 'Salir' })).toBeVisible();
  },
};

/** The widest of the headings. */
export const LongContent: Story = {
  parameters: storyParameters({}, { route: '/support/terminos-uso-servicio' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Términos de uso del servicio',
    );
  },
};

/** The two consultancies (§2). */
export const DefaultConsultancy: Story = {
  parameters: {
    ...storyParameters({}, { route: '/product-services/EnvConsultancy' }),
    screenshots: { disable: true },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Consultoría ambiental',
    );
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: 'Contáctenos' })).toHaveAttribute(
      'href',
      '/support/contactUs',
    );
  },
};

export const Mobile: Story = { ...onPhone };

/** The menu of the header in a drawer. */
export const ModalOpen: Story = {
  ...onPhone,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menú' }));
    const page = within(canvasElement.ownerDocument.body);
    const drawer = within(await page.findByRole('dialog', { name: 'Menú' }));
    await expect(drawer.getByRole('link', { name: 'Productos & Servicios' })).toBeVisible();
    await expect(drawer.getByRole('link', { name: 'Login / Registro' })).toBeVisible();
  },
};
