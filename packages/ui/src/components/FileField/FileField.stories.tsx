import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { showStates } from '../../testing/show-states.tsx';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { expectFit } from '../private/expect-fit.ts';
import { FileField } from './FileField.tsx';

const meta = {
  component: FileField,
  tags: ['experimental', '!stable'],
  args: {
    label: 'Términos de referencia',
    hint: 'PDF o ZIP, hasta 10 MB.',
    buttonLabel: 'Elegir archivo',
    emptyText: 'o suéltelo aquí',
    accept: '.pdf,.zip',
  },
} satisfies Meta<typeof FileField>;
export default meta;
type Story = StoryObj<typeof meta>;

const withoutScreenshot = { screenshots: { disable: true } };

/** Gives an input files, as the browser does after its picker or a drop. */
function give(input: HTMLElement, ...names: string[]): void {
  const transfer = new DataTransfer();
  for (const name of names) transfer.items.add(new File(['%PDF'], name));
  Object.assign(input, { files: transfer.files });
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

export const Default: Story = {
  parameters: withoutScreenshot,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Términos de referencia');
    await expect(field).toHaveAccessibleName('Términos de referencia Elegir archivo');
    await expect(field).toHaveAccessibleDescription('PDF o ZIP, hasta 10 MB.');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(canvas.getByText('o suéltelo aquí')).toBeVisible();
    give(field, 'TdR-041.pdf');
    await expect(await canvas.findByText('TdR-041.pdf')).toBeVisible();
    await expect(canvas.queryByText('o suéltelo aquí')).toBeNull();
  },
};
export const Playground: Story = {};
export const FieldErrors: Story = {
  parameters: withoutScreenshot,
  args: { error: 'El archivo tiene más de 10 MB.', required: true },
};
export const States: Story = showStates((args) => <FileField {...args} />);

/** Several files are listed, and are part of the form until it is reset. */
export const InForm: Story = {
  parameters: withoutScreenshot,
  args: { multiple: true, name: 'files' },
  render: (args) => (
    <Form errors={[]} errorTitle="Hay datos por corregir" aria-label="Solicitud">
      <FileField {...args} />
      <Button type="reset">Empezar de nuevo</Button>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Términos de referencia');
    give(field, 'TdR-041.pdf', 'Plano.zip');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2));
    await expect(field).toHaveAccessibleDescription(/TdR-041\.pdf\s*Plano\.zip/);
    const files = () => new FormData(canvas.getByRole<HTMLFormElement>('form')).getAll('files');
    await expect(files()).toMatchObject([{ name: 'TdR-041.pdf' }, { name: 'Plano.zip' }]);
    await userEvent.click(canvas.getByRole('button', { name: 'Empezar de nuevo' }));
    await expect(await canvas.findByText('o suéltelo aquí')).toBeVisible();
    await expect(files()).toMatchObject([{ size: 0 }]);
  },
};

/** The browser gives dropped files to the input, and leaves the page for those that a disabled one does not take. */
export const Disabled: Story = {
  parameters: withoutScreenshot,
  args: { disabled: true, onChange: fn() },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Términos de referencia');
    const frame = field.parentElement ?? field;
    const drop = () => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['%PDF'], 'TdR-041.pdf'));
      const init = { bubbles: true, cancelable: true, dataTransfer };
      return frame.dispatchEvent(new DragEvent('drop', init));
    };
    await expect(drop()).toBe(false);
    Object.assign(field, { disabled: false });
    await expect(drop()).toBe(true);
  },
};

export const LongContent: Story = {
  parameters: withoutScreenshot,
  globals: { viewport: { value: 'w360' } },
  args: { multiple: true, buttonLabel: 'Elegir otros archivos de este computador' },
  play: async ({ canvas }) => {
    give(
      canvas.getByLabelText('Términos de referencia'),
      'Consorcio_Interventoria_Hidroelectrica_del_Alto_Magdalena_y_Afluentes_2026.gdb.zip',
      'Plano.pdf',
    );
    await expect(await canvas.findByText('Plano.pdf')).toBeVisible();
    await expectFit();
  },
};
