import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
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
  parameters: { suspendedTimer: COPY_SHOWN_MS },
  beforeEach: clipboard(writeText),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar el código' }));
    await expect(writeText).toHaveBeenCalledWith('K7Q2-M9XD');
    await expect(await canvas.findByRole('status')).toHaveTextContent('Código copiado');
    await expect(canvas.getByRole('button', { name: 'Código copiado' })).toHaveFocus();
  },
};
export const SubmitError: Story = {
  parameters: { suspendedTimer: COPY_SHOWN_MS },
  beforeEach: clipboard(() => Promise.reject(new DOMException('denied', 'NotAllowedError'))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar el código' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Copie el código a mano');
  },
};
export const LongContent: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    label: 'Copiar el código de activación del equipo ESTACION-CARTOGRAFIA-INTERVENTORIA-0042',
  },
  play: expectFit,
};
