import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Sheet, type SheetProps, sheetSides } from './Sheet.tsx';

const meta = {
  component: Sheet,
  parameters: { pictures: { area: 'screen' } },
  args: {
    open: true,
    onOpenChange: () => undefined,
    title: 'Filtros',
    closeLabel: 'Cerrar los filtros',
    children: (
      <Stack gap="md">
        <DateField label="Desde" />
        <DateField label="Hasta" />
      </Stack>
    ),
    footer: <Button variant="primary">Buscar</Button>,
  },
  argTypes: { side: { control: 'select', options: sheetSides } },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

function Opened({ open: openAtFirst, ...sheet }: SheetProps) {
  const [open, setOpen] = useState(openAtFirst);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filtrar</Button>
      <Sheet {...sheet} open={open} onOpenChange={setOpen} />
    </>
  );
}

export const Default: Story = {};
export const Playground: Story = {};
export const FromBelow: Story = { args: { side: 'bottom' } };
export const Keyboard: Story = {
  args: { open: false },
  parameters: { pictures: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Filtrar' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'Cerrar los filtros' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
