import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { dateFieldTexts } from '../../testing/date-field-texts.ts';
import { inFrame } from '../../testing/in-frame.ts';
import { largeText, lineCount } from '../../testing/large-text.ts';
import { Button } from '../Button/Button.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { expectFit } from '../private/expect-fit.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Sheet, type SheetProps } from './Sheet.tsx';

const meta = {
  component: Sheet,
  parameters: { screenshots: { area: 'viewport' }, docs: inFrame },
  args: {
    open: true,
    onOpenChange: () => undefined,
    title: 'Filtros',
    closeLabel: 'Cerrar los filtros',
    children: (
      <Stack gap="md">
        <DateField label="Desde" texts={dateFieldTexts} />
        <DateField label="Hasta" texts={dateFieldTexts} />
      </Stack>
    ),
    footer: <Button variant="primary">Buscar</Button>,
  },
  render: (args) => <Opened key={String(args.open)} {...args} />,
  // Its code is fetched when it opens.
  play: async ({ args }) => void (args.open && (await screen.findByRole('dialog'))),
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
export const ClosesOnLinks: Story = {
  args: {
    closeOnClickOf: 'links',
    children: (
      <Stack gap="md">
        <Button>Plegar el grupo</Button>
        <a href="#precios">Precios</a>
      </Stack>
    ),
  },
  parameters: { screenshots: { disable: true } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Plegar el grupo' }));
    await expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Precios' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
/**
 * A calendar inside has the focus until it closes. Escape closes the calendar first, and then the
 * sheet.
 */
export const OpensCalendar: Story = {
  parameters: { screenshots: { disable: true } },
  play: async ({ userEvent }) => {
    const button = await screen.findByRole('button', { name: 'Calendario: Hasta' });
    await userEvent.click(button);
    const today = await screen.findByRole('button', { name: /^Hoy, jueves, 19 de noviembre/ });
    await waitFor(() => expect(today).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(screen.getByRole('textbox', { name: 'Hasta' })).toHaveValue('20/11/2026');
    await userEvent.click(button);
    await screen.findByRole('dialog', { name: 'Hasta' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Hasta' })).toBeNull());
    await expect(screen.getByRole('dialog', { name: 'Filtros' })).toBeVisible();
  },
};
export const Keyboard: Story = {
  args: { open: false },
  parameters: { screenshots: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Filtrar' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const sheet = await screen.findByRole('dialog', { name: 'Filtros' });
    await waitFor(() => expect(sheet).toContainElement(document.activeElement as HTMLElement));
    for (let step = 0; step < 5; step += 1) {
      await userEvent.tab();
      await expect(sheet).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard(' ');
    await userEvent.click(await screen.findByRole('button', { name: 'Cerrar los filtros' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
export const LongContent: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    title: 'Filtros de las utilizaciones de la interventoría hidroeléctrica',
    description: 'consorciointerventoriahidroelectrica.delaltomagdalena@cuencas.example',
  },
  play: expectFit,
};

/** As with text of 200 % on a screen of 320 px: no ordinary word of the title is broken. */
export const LargeText: Story = {
  ...largeText,
  args: { title: 'Autenticación' },
  play: async () => {
    await expect(await lineCount(await screen.findByRole('heading'))).toBe(1);
    await expectFit();
  },
};
