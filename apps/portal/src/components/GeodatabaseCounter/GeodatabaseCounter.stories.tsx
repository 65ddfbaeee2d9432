import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { GeodatabaseError } from '../../lib/geodatabase/geodatabase-error.ts';
import { practiceZip } from '../../testing/practice-zip.ts';
import { onPhone } from '../../testing/screen-kit.ts';
import { CounterView } from './CounterView.tsx';
import { GeodatabaseCounter } from './GeodatabaseCounter.tsx';

const meta = {
  title: 'Components/GeodatabaseCounter',
  component: GeodatabaseCounter,
  args: { onCounted: fn() },
  parameters: { portal: {} },
} satisfies Meta<typeof GeodatabaseCounter>;
export default meta;

type Story = StoryObj<typeof meta>;

const nothing = () => undefined;

/** A story of one problem. */
const problem = (error: GeodatabaseError): Story => ({
  render: () => (
    <CounterView state={{ status: 'failed', error }} onChoose={nothing} onCancel={nothing} />
  ),
});

const withoutScreenshots = { parameters: { screenshots: { disable: true } } };

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: /Suelte aquí su carpeta .gdb/ })).toBeVisible();
  },
};

export const Submitting: Story = {
  render: () => (
    <CounterView
      state={{ status: 'reading', done: 96, total: 242 }}
      onChoose={nothing}
      onCancel={nothing}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('96 de 242 clases y tablas')).toBeVisible();
  },
};

/** Canceling restores the initial state; the keyboard continues at the drop zone. */
export const SubmittingCancelled: Story = {
  ...withoutScreenshots,
  play: async ({ args, canvas }) => {
    const never = new DataTransfer();
    const entry = { isDirectory: true, createReader: () => ({ readEntries: nothing }) };
    Object.defineProperty(never, 'items', {
      value: [{ kind: 'file', webkitGetAsEntry: () => entry }],
    });
    Object.defineProperty(never, 'types', { value: ['Files'] });
    const drop = new DragEvent('drop', { bubbles: true, cancelable: true });
    Object.defineProperty(drop, 'dataTransfer', { value: never });
    canvas.getByRole('group').dispatchEvent(drop);
    await expect(await canvas.findByRole('progressbar')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }));
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument();
    await expect(args.onCounted).not.toHaveBeenCalled();
    await expect(document.body).not.toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Elegir la carpeta' })).toHaveFocus();
  },
};

/** A real geodatabase in a ZIP. */
export const Success: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Elegir el ZIP', { selector: 'input' });
    await userEvent.upload(input, practiceZip());
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        '4 clases de entidad con 38 registros y 3 tablas con 6 registros.',
      ),
    );
    await expect(args.onCounted).toHaveBeenCalledWith(
      expect.objectContaining({ fcRecords: 38, tbRecords: 6 }),
    );
    await userEvent.click(
      await canvas.findByText('Registros de cada clase y tabla', { selector: 'h3' }),
    );
    await expect(canvas.getByRole('row', { name: 'Vía__ATTACH Tabla 2' })).toBeVisible();
  },
};

/** A new choice replaces the error of the last one. */
export const SuccessAfterError: Story = {
  ...withoutScreenshots,
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Elegir el ZIP', { selector: 'input' });
    const zip = practiceZip();
    await userEvent.upload(input, new File([zip.slice(0, 9000)], 'cortado.zip'));
    await expect(await canvas.findByText('El ZIP está incompleto o dañado')).toBeVisible();
    await userEvent.upload(input, zip);
    await expect(await canvas.findByText('Práctica ANLA.gdb')).toBeVisible();
    await expect(canvas.queryByText(/incompleto o dañado/)).not.toBeInTheDocument();
  },
};

export const SubmitError: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Elegir la carpeta', { selector: 'input' });
    await userEvent.upload(input, new File(['hola'], 'informe.pdf'));
    await expect(await canvas.findByText('No encontramos una geodatabase')).toBeVisible();
    await expect(canvas.getByText(/«informe.pdf» no es una geodatabase/)).toBeVisible();
  },
};
export const SubmitErrorUnfinished = problem(new GeodatabaseError('unfinishedZip', 'a.zip'));
export const SubmitErrorSeveral = {
  ...problem(new GeodatabaseError('several', 'Obra.gdb, Vía.gdb')),
  ...withoutScreenshots,
};
export const SubmitErrorMissing = {
  ...problem(new GeodatabaseError('missingTable', 'AreaProyecto')),
  ...withoutScreenshots,
};
export const SubmitErrorMethod = {
  ...problem(new GeodatabaseError('zipMethod')),
  ...withoutScreenshots,
};
export const SubmitErrorTooMany = {
  ...problem(new GeodatabaseError('tooManyFiles')),
  ...withoutScreenshots,
};
export const SubmitErrorOld = { ...problem(new GeodatabaseError('tooOld')), ...withoutScreenshots };
export const SubmitErrorLocked = {
  ...problem(new GeodatabaseError('lockedZip')),
  ...withoutScreenshots,
};
export const SubmitErrorDamaged = {
  ...problem(new GeodatabaseError('damaged')),
  ...withoutScreenshots,
};
export const SubmitErrorUnreadable = {
  ...problem(new GeodatabaseError('unreadable')),
  ...withoutScreenshots,
};

export const LongContent: Story = {
  ...onPhone,
  render: () => (
    <CounterView
      state={{
        status: 'counted',
        count: {
          name: 'Consorcio_Interventoria_Hidroelectrica_del_Alto_Magdalena_y_Afluentes_2026.gdb',
          counts: [
            {
              name: 'MonitoreoCalidadAguaSuperficialYSedimentosDelAltoMagdalenaTB',
              kind: 'TB',
              records: 1_234_567_890,
            },
          ],
          fcRecords: 0,
          tbRecords: 1_234_567_890,
        },
      }}
      onChoose={nothing}
      onCancel={nothing}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Registros de cada clase y tabla', { selector: 'h3' }));
  },
};
