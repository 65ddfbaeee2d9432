import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { COPY_SHOWN_MS } from '../private/copy-text.ts';
import { expectFit } from '../private/expect-fit.ts';
import { CopyButton } from './CopyButton.tsx';

const clipboard = (writeText: (text: string) => Promise<void>) => () => {
  const original = navigator.clipboard;
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  return () => {
    Object.defineProperty(navigator, 'clipboard', { value: original, configurable: true });
  };
};

const meta = {
  component: CopyButton,
  args: {
    value: 'K7Q2-M9XD',
    label: 'Copiar el código',
    copiedLabel: 'Código copiado',
    failedLabel: 'Copie el código a mano',
  },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};

const writeText = fn(async (_text: string) => undefined);
export const Success: Story = {
  parameters: { fakeTimer: COPY_SHOWN_MS },
  beforeEach: clipboard(writeText),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar el código' }));
    await expect(writeText).toHaveBeenCalledWith('K7Q2-M9XD');
    await expect(await canvas.findByRole('status')).toHaveTextContent('Código copiado');
    await expect(canvas.getByRole('button', { name: 'Código copiado' })).toHaveFocus();
  },
};
/** Each copy is confirmed for the whole time, and announced. */
export const CopiesAgain: Story = {
  parameters: { screenshots: { disable: true } },
  beforeEach: clipboard(writeText),
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar el código' }));
    await waitFor(() => expect(status).toHaveTextContent('Código copiado'));
    const said = status.firstChild;
    await new Promise((resolve) => setTimeout(resolve, COPY_SHOWN_MS / 2));
    await userEvent.click(canvas.getByRole('button', { name: 'Código copiado' }));
    await waitFor(() => expect(status.firstChild).not.toBe(said));
    await new Promise((resolve) => setTimeout(resolve, (COPY_SHOWN_MS * 3) / 4));
    await expect(status).toHaveTextContent('Código copiado');
  },
};
export const SubmitError: Story = {
  parameters: { fakeTimer: COPY_SHOWN_MS },
  beforeEach: clipboard(() => Promise.reject(new DOMException('denied', 'NotAllowedError'))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar el código' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Copie el código a mano');
  },
};
export const LongContent: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    label: 'Copiar el código de activación de la máquina ESTACION-CARTOGRAFIA-INTERVENTORIA-0042',
  },
  play: expectFit,
};
