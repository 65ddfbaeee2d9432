import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { onPhone, screenParameters } from '../../../testing/screen-kit.ts';
import { ProductServicesScreen } from './ProductServicesScreen.tsx';

const meta = {
  title: 'Screens/Public/ProductServices',
  component: ProductServicesScreen,
  parameters: screenParameters({ route: '/product-services', frame: 'public' }),
} satisfies Meta<typeof ProductServicesScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Three tiles lead to the anchors of the three cards, and each card on (§2). */
export const Default: Story = {
  play: async ({ canvas }) => {
    const tiles = within(canvas.getByRole('navigation', { name: 'Ir a un producto o servicio' }));
    const anchors = ['GDBAudit', 'GISConsultancy', 'EnvConsultancy'];
    const hashes = tiles.getAllByRole<HTMLAnchorElement>('link').map(({ hash }) => hash);
    await expect(hashes).toEqual(anchors.map((anchor) => `#${anchor}`));
    const cards = canvas.getAllByRole('article');
    await expect(cards.map(({ id }) => id)).toEqual(anchors);
    for (const [index, card] of cards.entries()) {
      const addresses = within(card)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
      await expect(addresses).toEqual([
        `/product-services/${anchors[index]}`,
        '/downloads/#GDBAudit',
        '/support/contactUs',
      ]);
    }
  },
};

export const Mobile: Story = { ...onPhone };
