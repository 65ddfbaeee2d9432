import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { largeText, lineCount } from '../../testing/large-text.ts';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { expectFit } from '../private/expect-fit.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Alert } from './Alert.tsx';

const meta = {
  component: Alert,
  args: { tone: 'info', children: 'La lista se actualiza cada vez que usted busca.' },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const Tones: Story = {
  render: () => (
    <Stack gap="sm">
      <Alert tone="info" title="Verificación pendiente">
        Abra el enlace que enviamos a su correo.
      </Alert>
      <Alert tone="success" title="La contraseña fue actualizada con éxito." />
      <Alert tone="warning" title="Le quedan 12 créditos">
        Una corrida de topología usa entre 8 y 20.
      </Alert>
      <Alert tone="danger" title="No es posible realizar la actualización.">
        Intente de nuevo en unos minutos o escriba a soporte.
      </Alert>
    </Stack>
  ),
};
/** Selected text differs from the background of an alert too. */
export const SelectedText: Story = {
  parameters: { screenshots: { disable: true } },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/^La lista/);
    const { backgroundColor: mark } = getComputedStyle(text, '::selection');
    for (let box: Element | null = text; box; box = box.parentElement) {
      await expect(getComputedStyle(box).backgroundColor).not.toBe(mark);
    }
  },
};
export const SubmitError: Story = {
  args: {
    tone: 'danger',
    live: 'assertive',
    children: 'El usuario o la contraseña no son correctos.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('no son correctos');
  },
};
export const Closable: Story = {
  args: { tone: 'success', onClose: fn(), closeLabel: 'Cerrar el aviso', children: 'Guardado.' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar el aviso' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
/** Beside its icon, where the parent makes the alert as wide as its message. */
export const ShortInRow: Story = {
  parameters: { screenshots: { disable: true } },
  render: () => (
    <Stack gap="sm" align="start">
      <Alert tone="danger">Falló.</Alert>
      <Inline gap="sm">
        <Alert tone="success" onClose={fn()} closeLabel="Cerrar el aviso">
          Listo.
        </Alert>
        <Button>Seguir</Button>
      </Inline>
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const message of ['Falló.', 'Listo.']) {
      const text = canvas.getByText(message);
      const icon = text.closest('[data-tone]')?.querySelector('svg')?.getBoundingClientRect();
      await expect(text.getBoundingClientRect().top).toBeLessThan(icon?.bottom ?? 0);
    }
    const close = canvas.getByRole('button', { name: 'Cerrar el aviso' }).getBoundingClientRect();
    await expect(close.top).toBeLessThan(canvas.getByText('Listo.').getBoundingClientRect().bottom);
  },
};
/** The message is in another language, and the close button in that of the page. */
export const OtherLanguage: Story = {
  parameters: { screenshots: { disable: true } },
  args: { lang: 'en', onClose: fn(), closeLabel: 'Cerrar el aviso', children: 'Saved.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saved.').closest('[lang]')).toHaveAttribute('lang', 'en');
    const close = canvas.getByRole('button', { name: 'Cerrar el aviso' });
    await expect(canvas.getByText('Saved.').closest('[lang]')).not.toContainElement(close);
  },
};
export const LongContent: Story = {
  args: {
    tone: 'warning',
    title: 'Algunos registros no se pudieron evaluar porque falta el sistema de coordenadas',
    children:
      'La capa InfraestructuraProyectoLineaTransmisionElectrica no declara MAGNA-SIRGAS / Origen-Nacional (EPSG:9377). Defínalo en la herramienta de escritorio y vuelva a correr la revisión.',
  },
};

/** As with text of 200 % on a screen of 320 px: no ordinary word is broken, in a card neither. */
export const LargeTextInCard: Story = {
  ...largeText,
  args: { tone: 'warning', children: 'herramientas', onClose: fn(), closeLabel: 'Cerrar' },
  render: (args) => (
    <Card title="Acciones">
      <Alert {...args} />
    </Card>
  ),
  play: async ({ canvas }) => {
    await expectFit();
    await expect(await lineCount(canvas.getByText('herramientas'))).toBe(1);
  },
};

/** As with text of 200 % on a screen of 320 px: a wide button in the message breaks instead of widening the page. */
export const LargeText: Story = {
  ...largeText,
  args: { tone: 'warning', children: <Button>Descartar la verificación</Button> },
  play: async ({ canvas }) => {
    await expectFit();
    const frame = canvas.getByText('Descartar la verificación').closest('[data-tone]');
    const button = canvas.getByRole('button').getBoundingClientRect();
    await expect(button.right).toBeLessThanOrEqual(frame?.getBoundingClientRect().right ?? 0);
  },
};
