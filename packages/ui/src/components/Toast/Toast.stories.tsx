import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ToastProvider, useToast } from './ToastProvider.tsx';
import type { ToastMessage } from './toast-message.ts';

const meta = {
  component: ToastProvider,
  tags: ['experimental', '!stable'],
  parameters: { screenshots: { area: 'viewport' } },
  args: {
    label: 'Avisos ({hotkey})',
    messageLabel: 'Aviso',
    closeLabel: 'Cerrar el aviso',
    children: <Show title="Perfil actualizado." />,
  },
} satisfies Meta<typeof ToastProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

function Show(message: ToastMessage) {
  const show = useToast();
  return <Button onClick={() => show(message)}>Guardar</Button>;
}

const rest = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/**
 * A toast is announced without moving the focus. F8 moves the focus to it, and Escape closes it.
 */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Guardar' });
    await userEvent.click(button);
    await expect(await screen.findByText('Perfil actualizado.')).toBeVisible();
    await waitFor(() =>
      expect(
        screen.getAllByRole('status').some((status) => status.textContent?.includes('Aviso')),
      ).toBe(true),
    );
    await expect(button).toHaveFocus();
    const region = screen.getByRole('region', { name: 'Avisos (F8)' });
    await userEvent.keyboard('[F8]');
    await expect(region).toContainElement(document.activeElement as HTMLElement);
  },
};
export const Playground: Story = {};
export const ClosedByKeyboard: Story = {
  parameters: { screenshots: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await screen.findByText('Perfil actualizado.');
    await userEvent.keyboard('[F8]');
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Perfil actualizado.')).toBeNull());
  },
};
const undone = fn();
/** A toast with an action stays until the user closes it. */
export const WithAction: Story = {
  args: {
    duration: 200,
    children: (
      <Show
        title="Filtro guardado."
        description="Lo encontrará en «Mis filtros»."
        tone="info"
        action={{
          label: 'Deshacer',
          elsewhere: 'Puede borrarlo en Mis filtros.',
          onClick: undone,
        }}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    undone.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await screen.findByText('Filtro guardado.');
    await rest(500);
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    await expect(undone).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText('Filtro guardado.')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await screen.findByText('Filtro guardado.');
  },
};
export const LongContent: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    duration: Number.POSITIVE_INFINITY,
    children: (
      <Show
        title="El comprobante se envió a consorciointerventoriahidroelectrica@cuencas.example."
        description="Puede descargarlo también desde «Mis Compras» durante los próximos cinco años."
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    for (let click = 0; click < 4; click += 1) {
      await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    }
    await waitFor(() => expect(screen.getAllByText(/se envió a/)).toHaveLength(3));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
/** Toasts higher than a low screen scroll; the newest is in view first. */
export const HigherThanScreen: Story = {
  parameters: { screenshots: { disable: true } },
  args: {
    duration: Number.POSITIVE_INFINITY,
    children: (
      <Show title="Perfil actualizado." description={'Puede verlo en su cuenta. '.repeat(40)} />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    for (let click = 0; click < 3; click += 1) {
      await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    }
    const buttons = () => screen.getAllByRole('button', { name: 'Cerrar el aviso' });
    await waitFor(() => expect(buttons()).toHaveLength(3));
    const [oldest, , newest] = screen.getAllByText('Perfil actualizado.', { selector: 'li *' });
    await waitFor(() =>
      expect(newest?.closest('li')?.getBoundingClientRect().bottom).toBeLessThan(
        window.innerHeight,
      ),
    );
    await expect(oldest?.getBoundingClientRect().top).toBeLessThan(0);
    oldest?.scrollIntoView({ block: 'end' });
    await expect(oldest?.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};
