import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { inFrame } from '../../testing/in-frame.ts';
import { Button } from '../Button/Button.tsx';
import { Tabs } from '../Tabs/Tabs.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

const meta = {
  component: Dialog,
  parameters: { screenshots: { area: 'viewport' }, docs: inFrame },
  args: {
    open: true,
    onOpenChange: () => undefined,
    title: 'Cambiar la contraseña',
    closeLabel: 'Cerrar',
    children: <TextField label="Contraseña actual" />,
    footer: <Button variant="primary">Actualizar</Button>,
  },
  render: (args) => <Opened key={String(args.open)} {...args} />,
  // Its code is fetched when it opens.
  play: async ({ args }) => void (args.open && (await screen.findByRole('dialog'))),
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

function Opened({ open: openAtFirst, ...dialog }: DialogProps) {
  const [open, setOpen] = useState(openAtFirst);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Abrir</Button>
      <Dialog {...dialog} open={open} onOpenChange={setOpen} />
    </>
  );
}

export const Default: Story = {};
export const Playground: Story = {};
/** The focus moves to the first field, stays inside, and returns when Escape closes the dialog. */
export const Keyboard: Story = {
  args: { open: false },
  parameters: { screenshots: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Abrir' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Cambiar la contraseña' });
    await waitFor(() => expect(screen.getByLabelText('Contraseña actual')).toHaveFocus());
    for (let step = 0; step < 5; step += 1) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await expect(document.documentElement).toHaveAttribute('data-scroll-locked');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(document.documentElement).not.toHaveAttribute('data-scroll-locked');
  },
};
/** A field in a tab that is not shown cannot receive the focus: the next one does. */
export const HiddenField: Story = {
  args: {
    children: (
      <Tabs
        label="Cuenta"
        defaultValue="summary"
        items={[
          { key: 'password', label: 'Clave', content: <TextField label="Contraseña actual" /> },
          { key: 'summary', label: 'Resumen', content: <TextField label="Nombre visible" /> },
        ]}
      />
    ),
  },
  parameters: { screenshots: { disable: true } },
  play: async () => {
    await screen.findByRole('dialog');
    await waitFor(() => expect(screen.getByLabelText('Nombre visible')).toHaveFocus());
  },
};
/** The focus moves to the first enabled field. */
export const DisabledField: Story = {
  args: {
    children: (
      <>
        <TextField label="Usuario" disabled />
        <TextField label="Contraseña actual" />
      </>
    ),
  },
  parameters: { screenshots: { disable: true } },
  play: async () => {
    await screen.findByRole('dialog');
    await waitFor(() => expect(screen.getByLabelText('Contraseña actual')).toHaveFocus());
  },
};

/**
 * Opening and closing adds no `<style>` element, which a strict content security policy would
 * reject.
 */
export const NoInjectedStyles: Story = {
  args: { open: false },
  parameters: { screenshots: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    const before = document.querySelectorAll('style').length;
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(document.querySelectorAll('style')).toHaveLength(before);
  },
};
/** An opaque backdrop hides the page. */
export const OpaqueBackdrop: Story = {
  args: { backdrop: 'opaque' },
  parameters: { screenshots: { disable: true } },
  play: async ({ canvasElement }) => {
    await screen.findByRole('dialog');
    const { left, top } = canvasElement.getBoundingClientRect();
    const behind = document.elementFromPoint(left + 1, top + 1) as Element;
    await expect(getComputedStyle(behind).backgroundColor).toMatch(/^rgb\(/);
    await expect(getComputedStyle(behind).opacity).toBe('1');
  },
};
export const Described: Story = {
  args: {
    title: 'Transacción creada con éxito.',
    description: 'El comprobante se envió a laura@cuencas.example.',
    children: null,
    footer: <Button variant="primary">Entendido</Button>,
  },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(/comprobante/);
  },
};
export const LongContent: Story = {
  args: {
    children: Array.from({ length: 24 }, (_, index) => `Cláusula ${index + 1}`).map((clause) => (
      <p key={clause}>
        {clause}. El uso de las herramientas no sustituye la revisión de la autoridad ambiental.
      </p>
    )),
  },
  play: async () => {
    const action = await screen.findByRole('button', { name: 'Actualizar' });
    await expect(action.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    // The scrolling content is a tab stop, once the browser has laid it out.
    const region = screen.getByText(/^Cláusula 1\./).closest('div[class]');
    await waitFor(() => expect(region).toHaveAttribute('tabindex', '0'));
  },
};
