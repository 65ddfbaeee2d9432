import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectFit } from '../private/expect-fit.ts';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  component: SkipLink,
  args: { href: '#contenido', children: 'Ir al contenido' },
  parameters: { screenshots: { area: 'viewport' } },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="contenido">Contenido</main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Ir al contenido' })).toHaveFocus();
  },
};
export const Playground: Story = {};
export const LongContent: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { children: 'Ir al contenido sobre la interventoría hidroeléctrica del Alto Magdalena' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await expectFit();
  },
};
