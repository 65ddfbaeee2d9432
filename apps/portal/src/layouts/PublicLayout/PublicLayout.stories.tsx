import { administrator, ordinaryUser } from '@consultancy/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { onPhone, screenParameters, storyParameters } from '../../testing/screen-kit.ts';
import { PageMain } from '../components/PageMain.tsx';
import { PublicLayout } from './PublicLayout.tsx';

const meta = {
  title: 'Layouts/PublicLayout',
  component: PublicLayout,
  args: { children: <PageMain>Contenido de la página</PageMain> },
  // The screens have screenshots in this frame.
  parameters: { ...screenParameters({ route: '/about-us' }), screenshots: { disable: true } },
} satisfies Meta<typeof PublicLayout>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const footerOf = (canvas: Canvas) => within(canvas.getByRole('contentinfo'));
const linksOf = (part: ReturnType<typeof within>) =>
  part.getAllByRole('link').map((link: HTMLElement) => link.getAttribute('href'));

/** A public page: what §1 requires of the footer, beside the pages of the site. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const footer = footerOf(canvas);
    await expect(footer.getByText(/© 2023/)).toBeVisible();
    await expect(linksOf(footer)).toEqual(
      expect.arrayContaining(['/support/contactUs', '/support/support', '/pricing']),
    );
  },
};

/** Beside the links of a public page there is no space for more than §1 requires. */
export const DefaultSignedIn: Story = {
  parameters: storyParameters({}, { session: ordinaryUser }),
  play: async ({ canvas }) => {
    const header = within(canvas.getByRole('banner'));
    await expect(header.getByRole('link', { name: 'Mi Perfil' })).toBeVisible();
    await expect(header.queryByRole('link', { name: 'Mi cuenta' })).not.toBeInTheDocument();
  },
};

/** An area: a footer of one line with what §1 requires, and the width of the screen. */
export const DefaultArea: Story = {
  parameters: storyParameters({}, { session: ordinaryUser, route: '/userview/transactions' }),
  play: async ({ canvas }) => {
    const footer = footerOf(canvas);
    await expect(footer.getByText(/© 2023/)).toBeVisible();
    await expect(linksOf(footer).slice(0, 2)).toEqual(['/support/contactUs', '/support/support']);
    await expect(footer.getAllByRole('link', { name: /se abre en otra pestaña/ })).toHaveLength(3);
    const bar = canvas.getByRole('contentinfo');
    await expect(bar.getBoundingClientRect().height).toBeLessThan(80);
    const header = within(canvas.getByRole('banner'));
    await expect(header.getByRole('link', { name: 'Mi Perfil' })).toHaveAttribute(
      'href',
      '/profile',
    );
    await expect(header.getByRole('link', { name: 'Mi cuenta' })).toHaveAttribute(
      'href',
      '/userview/profile',
    );
    // No wider than the space that is reserved while the session is checked.
    const actions = header.getByRole('button', { name: 'Salir' }).parentElement ?? bar;
    const { width } = actions.getBoundingClientRect();
    await expect(Number.parseFloat(getComputedStyle(actions).minWidth)).toBe(width);
  },
};

/** Administrators have their own profile in their area. */
export const DefaultAdministrator: Story = {
  parameters: storyParameters({}, { session: administrator, route: '/adminview/users' }),
  play: async ({ canvas }) => {
    const header = within(canvas.getByRole('banner'));
    const own = header.getByRole('link', { name: 'Mi cuenta' });
    await expect(own).toHaveAttribute('href', '/adminview/profile');
  },
};

/** On a phone the menu leads to the own profile from every page. */
export const ModalOpen: Story = {
  ...onPhone,
  parameters: storyParameters({}, { session: ordinaryUser }),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menú' }));
    const page = within(canvasElement.ownerDocument.body);
    const drawer = within(await page.findByRole('dialog', { name: 'Menú' }));
    await expect(drawer.getByRole('link', { name: 'Mi Perfil' })).toBeVisible();
    await expect(drawer.getByRole('link', { name: 'Mi cuenta' })).toBeVisible();
  },
};
