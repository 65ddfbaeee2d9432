import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  component: Tooltip,
  tags: ['experimental', '!stable'],
  parameters: { screenshots: { area: 'viewport' } },
  args: {
    text: 'Se descontarán 18 créditos de su saldo.',
    side: 'bottom',
    children: <Button>Reservar</Button>,
  },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The tooltip appears on keyboard focus and describes its trigger. Escape hides it. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Reservar' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(/18 créditos/);
    await expect(button).toHaveAccessibleDescription(/18 créditos/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(button).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(await screen.findByRole('tooltip')).toBeInTheDocument();
  },
};
export const Playground: Story = {};
/** The pointer can move onto the tooltip, which disappears when the pointer leaves both. */
export const ByPointer: Story = {
  parameters: { screenshots: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Reservar' });
    await userEvent.hover(button);
    const tooltip = await screen.findByRole('tooltip');
    const panel = tooltip.closest('[data-side]');
    if (!panel) throw new Error('The tooltip has no panel.');
    await userEvent.hover(panel);
    await new Promise((rested) => setTimeout(rested, 600));
    await expect(screen.getByRole('tooltip')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};
export const LongContent: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    text: 'Consorcio Interventoría Hidroeléctrica del Alto Magdalena y Afluentes: consorciointerventoria@cuencas.example',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await screen.findByRole('tooltip');
  },
};
