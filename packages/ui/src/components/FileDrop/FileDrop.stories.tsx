import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { showStates } from '../../testing/show-states.tsx';
import { expectFit } from '../private/expect-fit.ts';
import type { FileDropListing } from './dropped-files.ts';
import { FileDrop } from './FileDrop.tsx';

const chosen = fn();

const meta = {
  component: FileDrop,
  args: {
    label: 'Suelte aquí la carpeta .gdb o un ZIP con ella',
    hint: 'Se lee en este computador: ningún archivo se envía.',
    dropLabel: 'Suéltela para contar sus registros',
    folderLabel: 'Elegir la carpeta',
    fileLabel: 'Elegir el ZIP',
    accept: '.zip',
    onChoose: (listing: Promise<FileDropListing>) => void listing.then(chosen),
  },
  beforeEach: () => {
    chosen.mockClear();
  },
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

const zip = () => new File(['PK'], 'Proyecto.gdb.zip', { type: 'application/zip' });

/** A data transfer with files. */
function filesOf(...files: File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}

/**
 * Drags files from outside the page.
 * @returns whether the browser still performs its default action.
 */
function drag(
  type: 'dragenter' | 'dragover' | 'dragleave' | 'drop',
  target: HTMLElement,
  more: DragEventInit = {},
): boolean {
  const dataTransfer = filesOf(zip());
  const init = { bubbles: true, cancelable: true, dataTransfer, ...more };
  return target.dispatchEvent(new DragEvent(type, init));
}

const listing = (path: string) =>
  expect.objectContaining({
    files: [expect.objectContaining({ path })],
    isTruncated: false,
  });

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('group', { name: /Suelte aquí la carpeta/ });
    await expect(group).toHaveAccessibleDescription(/ningún archivo se envía/);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Elegir la carpeta' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Elegir el ZIP' })).toHaveFocus();
  },
};
export const Playground: Story = {};

/** The buttons open the file picker, and the same file can be selected twice. */
export const ByButton: Story = {
  parameters: { screenshots: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Elegir el ZIP', { selector: 'input' });
    const opened = fn();
    input.addEventListener('click', opened);
    await userEvent.click(canvas.getByRole('button', { name: 'Elegir el ZIP' }));
    await expect(opened).toHaveBeenCalledOnce();
    await userEvent.upload(input, zip());
    await userEvent.upload(input, zip());
    await waitFor(() => expect(chosen).toHaveBeenCalledTimes(2));
    await expect(chosen).toHaveBeenLastCalledWith(listing('Proyecto.gdb.zip'));
    await expect(canvas.getByLabelText('Elegir la carpeta', { selector: 'input' })).toHaveAttribute(
      'webkitdirectory',
    );
  },
};

/** Where a folder is of no use, such as for one report. */
export const FileOnly: Story = {
  parameters: { screenshots: { disable: true } },
  args: { label: 'Suelte aquí el informe', folderLabel: undefined, fileLabel: 'Elegir el informe' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toEqual([
      canvas.getByRole('button', { name: 'Elegir el informe' }),
    ]);
  },
};

export const Dragging: Story = {
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group');
    drag('dragenter', group);
    await expect(await canvas.findByText('Suéltela para contar sus registros')).toBeVisible();
    await expect(group).toHaveAttribute('data-state', 'over');
  },
};

/** Leaving or dropping ends the drag state. Dragged text is ignored. */
export const Dropped: Story = {
  parameters: { screenshots: { disable: true } },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group');
    drag('dragover', group);
    await waitFor(() => expect(group).toHaveAttribute('data-state', 'over'));
    drag('dragleave', group, { relatedTarget: canvas.getByRole('button', { name: /ZIP/ }) });
    await expect(group).toHaveAttribute('data-state', 'over');
    drag('dragleave', group, { relatedTarget: document.body });
    await waitFor(() => expect(group).toHaveAttribute('data-state', 'idle'));
    const text = new DataTransfer();
    text.setData('text/plain', 'hola');
    await expect(drag('drop', group, { dataTransfer: text })).toBe(true);
    await expect(drag('drop', group)).toBe(false);
    await waitFor(() => expect(chosen).toHaveBeenCalledOnce());
    await expect(chosen).toHaveBeenCalledWith(listing('Proyecto.gdb.zip'));
    await expect(group).toHaveAttribute('data-state', 'idle');
  },
};

/** Accepts nothing, but prevents the browser from opening dropped files. */
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group');
    await expect(canvas.getByRole('button', { name: 'Elegir el ZIP' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(drag('dragover', group)).toBe(false);
    await expect(drag('drop', group)).toBe(false);
    await expect(group).toHaveAttribute('data-state', 'disabled');
    await expect(chosen).not.toHaveBeenCalled();
  },
};

export const States: Story = showStates((args) => <FileDrop {...args} />);

export const LongContent: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    label: 'Consorcio_Interventoria_Hidroelectrica_del_Alto_Magdalena_y_Afluentes_2026.gdb',
    hint: 'consorciointerventoriahidroelectrica.delaltomagdalena@cuencas.example',
    folderLabel: 'Elegir otra carpeta de este computador',
  },
  play: expectFit,
};
