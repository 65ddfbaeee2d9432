import { ordinaryUser } from '@consultancy/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { onPhone, screenParameters, storyParameters } from '../../../testing/screen-kit.ts';
import { homeTexts } from '../../../texts/home.ts';
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
    const question = canvas.getByText('¿Mi geodatabase sale de mi equipo?');
    const response = canvas.getByText(/La revisión ocurre en su equipo/);
    await expect(response).not.toBeVisible();
    await userEvent.click(question);
    await expect(response).toBeVisible();
    await userEvent.click(question);
    await expect(response).not.toBeVisible();
    await expect(canvas.getByText(homeTexts.hero.note)).toBeVisible();
  },
};

/** Over the transparent header too, a signed-in user finds the profile and the sign-out, and no registration. */
export const DefaultSignedIn: Story = {
  parameters: { ...storyParameters({}, { session: ordinaryUser }), screenshots: { disable: true } },
  play: async ({ canvas }) => {
    const banner = within(canvas.getByRole('banner'));
    await expect(banner.getByRole('link', { name: 'Mi Perfil' })).toBeVisible();
    await expect(banner.getByRole('button', { name: 'Salir' })).toBeVisible();
    await expect(banner.queryByRole('link', { name: 'Login / Registro' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Ir a Registro' })).toBeNull();
    await expect(canvas.queryByText(/Regístrese y ejecute/)).toBeNull();
    await expect(canvas.queryByText(homeTexts.hero.note)).toBeNull();
  },
};

/** The header turns solid after 60 pixels of scrolling (§1). */
export const DefaultScrolled: Story = {
  parameters: { screenshots: { disable: true } },
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner');
    await expect(header).toHaveAttribute('data-transparent', 'true');
    window.scrollTo(0, 60);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await expect(header).toHaveAttribute('data-transparent', 'true');
    window.scrollTo(0, 61);
    await waitFor(() => expect(header).toHaveAttribute('data-transparent', 'false'));
    window.scrollTo(0, 0);
    await waitFor(() => expect(header).toHaveAttribute('data-transparent', 'true'));
  },
};

export const Mobile: Story = { ...onPhone };

/** Lines that each word of an element takes. */
function linesOfWords(element: HTMLElement): number[] {
  const [text] = element.childNodes;
  if (!(text instanceof Text)) throw new Error('The heading is more than a text.');
  return [...text.data.matchAll(/\S+/g)].map(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return range.getClientRects().length;
  });
}

/** With a font of twice the size, no word of the heading is broken on a phone, and icons grow. */
export const DefaultLargeText: Story = {
  ...onPhone,
  parameters: { screenshots: { disable: true } },
  beforeEach: () => {
    const { style } = document.documentElement;
    style.fontSize = '200%';
    return () => style.removeProperty('font-size');
  },
  play: async ({ canvas }) => {
    const lines = linesOfWords(canvas.getByRole('heading', { level: 1 }));
    await expect(lines).toEqual(lines.map(() => 1));
    const network = canvas.getByRole('link', { name: /^LinkedIn/ }).querySelector('svg');
    await expect(network?.getBoundingClientRect().width).toBe(48);
    await expect(network?.getBoundingClientRect().height).toBe(48);
  },
};
