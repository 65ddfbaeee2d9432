import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { inFrame } from '../../testing/in-frame.ts';
import { Button } from '../Button/Button.tsx';
import { expectFit } from '../private/expect-fit.ts';
import { TextAreaField } from '../TextAreaField/TextAreaField.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

const confirmed = fn();
const submitted = fn();

const meta = {
  component: ConfirmDialog,
  parameters: { screenshots: { area: 'viewport' }, docs: inFrame },
  args: {
    open: true,
    onOpenChange: fn(),
    title: '¿Liberar el equipo?',
    description: 'La herramienta dejará de funcionar en ella hasta que se active de nuevo.',
    confirmLabel: 'Liberar',
    cancelLabel: 'Volver',
    busyLabel: 'Liberando…',
    tone: 'danger',
    onConfirm: confirmed,
  },
  render: (args) => <Opened key={String(args.open)} {...args} />,
  // Its code is fetched when it opens.
  play: async ({ args }) => void (args.open && (await screen.findByRole('alertdialog'))),
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

function Opened({ open: openAtFirst, ...dialog }: ConfirmDialogProps) {
  const [open, setOpen] = useState(openAtFirst);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Liberar el equipo</Button>
      <ConfirmDialog {...dialog} open={open} onOpenChange={setOpen} />
    </>
  );
}

export const Default: Story = {
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: '¿Liberar el equipo?' });
    await expect(dialog).toHaveAccessibleDescription(/dejará de funcionar/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Volver' })).toHaveFocus());
  },
};
export const Playground: Story = {};
/** Enter on the initially focused button cancels; so does Escape. The focus returns. */
export const Keyboard: Story = {
  args: { open: false },
  parameters: { screenshots: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    confirmed.mockClear();
    const opener = canvas.getByRole('button', { name: 'Liberar el equipo' });
    const open = async () => {
      await userEvent.click(opener);
      await waitFor(() => expect(screen.getByRole('button', { name: 'Volver' })).toHaveFocus());
    };
    for (const key of ['{Enter}', '{Escape}']) {
      await open();
      await userEvent.keyboard(key);
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    }
    await expect(confirmed).not.toHaveBeenCalled();
    await open();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(confirmed).toHaveBeenCalledOnce();
  },
};
export const Submitting: Story = {
  args: { busy: true },
  play: async ({ userEvent }) => {
    confirmed.mockClear();
    await userEvent.click(await screen.findByRole('button', { name: 'Liberando…' }));
    await userEvent.click(screen.getByRole('button', { name: 'Volver' }));
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('alertdialog')).toBeVisible();
    await expect(confirmed).not.toHaveBeenCalled();
  },
};
export const SubmitError: Story = {
  args: { error: 'El servidor no respondió. El equipo sigue activo; inténtelo de nuevo.' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(/sigue activo/);
  },
};
/** A form inside asks for a reason. Its submit confirms the action. */
export const WithReason: Story = {
  render: () => (
    <ConfirmDialog
      open
      onOpenChange={fn()}
      tone="danger"
      title="¿Anular la transacción 1.204?"
      description="Los créditos se devolverán y el cliente recibirá un correo."
      confirmLabel="Anular"
      cancelLabel="Volver"
      busyLabel="Anulando…"
      formId="anular"
    >
      <form
        id="anular"
        onSubmit={(event) => {
          event.preventDefault();
          submitted(new FormData(event.currentTarget).get('reason'));
        }}
      >
        <TextAreaField name="reason" label="Motivo" required requiredLabel="obligatorio" />
      </form>
    </ConfirmDialog>
  ),
  play: async ({ userEvent }) => {
    submitted.mockClear();
    await userEvent.type(await screen.findByLabelText(/Motivo/), 'Pago devuelto');
    await userEvent.click(screen.getByRole('button', { name: 'Anular' }));
    await expect(submitted).toHaveBeenCalledWith('Pago devuelto');
  },
};
export const LongContent: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    title: '¿Liberar el equipo «ESTACION-CARTOGRAFIA-INTERVENTORIA-HIDROELECTRICA-0042»?',
    confirmLabel: 'Liberar y avisar a la interventoría',
    cancelLabel: 'Volver sin liberar el equipo',
  },
  play: expectFit,
};
