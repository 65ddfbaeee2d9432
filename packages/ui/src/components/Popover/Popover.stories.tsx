import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { inFrame } from '../../testing/in-frame.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { Popover } from './Popover.tsx';

const meta = {
  component: Popover,
  parameters: { screenshots: { area: 'viewport' } },
  args: {
    trigger: <Button>¿Qué es un crédito?</Button>,
    title: 'Créditos',
    closeLabel: 'Cerrar la ayuda',
    children: (
      <p>
        Cada utilización descuenta créditos según el puntaje de la revisión.{' '}
        <TextLink href="#precios">Ver los precios</TextLink>
      </p>
    ),
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The focus moves into the popover when it opens, and back to the button on Escape. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '¿Qué es un crédito?' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    button.focus();
    await userEvent.keyboard('{Enter}');
    const popover = await screen.findByRole('dialog', { name: 'Créditos' });
    await waitFor(() => expect(popover).toContainElement(document.activeElement as HTMLElement));
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await expect(await screen.findByRole('dialog', { name: 'Créditos' })).toBeVisible();
  },
};
export const Playground: Story = {};
export const NoInjectedStyles: Story = {
  parameters: { screenshots: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    const before = document.querySelectorAll('style').length;
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('button', { name: 'Cerrar la ayuda' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(document.querySelectorAll('style')).toHaveLength(before);
  },
};
/** The button is clicked before the code of the popover is loaded. */
export const ClickBeforeCodeLoads: Story = {
  parameters: { screenshots: { disable: true } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: '¿Qué es un crédito?' });
    button.focus();
    button.click();
    const popover = await screen.findByRole('dialog', { name: 'Créditos' });
    await expect(canvas.getByRole('button', { name: '¿Qué es un crédito?' })).toBe(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-controls', popover.id));
    button.click();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toHaveFocus();
  },
};
export const ControlledByCaller: Story = {
  parameters: { screenshots: { disable: true }, docs: inFrame },
  render: function Render({ trigger, title, closeLabel, children }) {
    const [open, setOpen] = useState(true);
    return <Popover {...{ trigger, title, closeLabel, open, children }} onOpenChange={setOpen} />;
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cerrar la ayuda' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const LongContent: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    trigger: <IconButton label="Ayuda" icon={<CircleQuestionMark />} />,
    title: 'Interventoría hidroeléctrica del Alto Magdalena y sus afluentes principales',
    children: Array.from({ length: 30 }, (_, index) => `Cláusula ${index + 1}`).map((clause) => (
      <p key={clause}>{clause}. No sustituye la revisión de la autoridad ambiental.</p>
    )),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ayuda' }));
    const popover = await screen.findByRole('dialog');
    await waitFor(() =>
      expect(popover.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    );
    // From the end Tab goes on at the start, which comes into view.
    popover.scrollTop = popover.scrollHeight;
    const close = screen.getByRole('button', { name: 'Cerrar la ayuda' });
    await expect(close.getBoundingClientRect().bottom).toBeLessThan(0);
    await userEvent.tab();
    await expect(close).toHaveFocus();
    await expect(close.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    popover.scrollTop = 0;
  },
};
