import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { expectFit } from '../private/expect-fit.ts';
import { LoadMore } from './LoadMore.tsx';

const meta = {
  component: LoadMore,
  args: {
    status: '20 de 134 registros',
    hasMore: true,
    onLoadMore: fn(),
    label: 'Mostrar 20 más',
    busyLabel: 'Cargando…',
  },
} satisfies Meta<typeof LoadMore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar 20 más' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toHaveTextContent('20 de 134 registros');
  },
};
export const Playground: Story = {};
export const Loading: Story = {
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cargando…' }));
    await expect(args.onLoadMore).not.toHaveBeenCalled();
  },
};
export const LoadError: Story = {
  args: { error: 'No llegaron más registros. Revise su conexión e inténtelo de nuevo.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/No llegaron/);
    await expect(canvas.getByRole('button', { name: 'Mostrar 20 más' })).toBeVisible();
  },
};
export const Complete: Story = {
  args: { hasMore: false, status: '134 de 134 registros' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

function Fetched() {
  const [shown, setShown] = useState(20);
  const [busy, setBusy] = useState(false);
  const fetchNext = () => {
    setBusy(true);
    setTimeout(() => {
      setShown((now) => now + 20);
      setBusy(false);
    }, 20);
  };
  return (
    <LoadMore
      status={`${shown} de 60 registros`}
      hasMore={shown < 60}
      busy={busy}
      onLoadMore={fetchNext}
      label="Mostrar 20 más"
      busyLabel="Cargando…"
    />
  );
}
/**
 * The focus stays on the button while there are more rows, and moves to the end of the list
 * afterwards.
 */
export const PreservesFocus: Story = {
  parameters: { screenshots: { disable: true } },
  render: () => <Fetched />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar 20 más' }));
    await expect(await canvas.findByText('40 de 60 registros')).toBeVisible();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('60 de 60 registros')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveFocus());
  },
};
export const LongContent: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    status: '999.999.980 de 1.000.000.000 de registros de utilizaciones del consorcio',
    label: 'Mostrar los 20 registros siguientes de esta interventoría',
  },
  play: expectFit,
};
