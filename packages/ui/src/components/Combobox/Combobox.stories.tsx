import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { inFrame } from '../../testing/in-frame.ts';
import { showStates } from '../../testing/show-states.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Combobox, type ComboboxProps } from './Combobox.tsx';

const users = [
  { value: 'laura.cuencas', description: 'Laura Peñaranda, Cuencas S. A. S.' },
  { value: 'laureano', description: 'Laureano Gómez Ibáñez' },
  { value: 'mateo_rios', description: 'Mateo Ríos' },
  { value: 'ñandu', description: 'Ñandú Cartografía' },
];

const meta = {
  component: Combobox,
  args: {
    label: 'Usuario',
    hint: 'Escriba unas letras de su nombre.',
    options: users,
    onQueryChange: fn(),
    onChange: fn(),
    texts: {
      loading: 'Buscando usuarios…',
      empty: 'Ningún usuario se llama así.',
      error: 'No se pudieron buscar sugerencias. Puede escribir el usuario completo.',
      count: (options) => `${options} sugerencias`,
    },
  },
  render: (args) => <Filtered {...args} />,
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

function Filtered({ options, onQueryChange, ...props }: ComboboxProps) {
  const [query, setQuery] = useState('');
  return (
    <Combobox
      {...props}
      options={options.filter(({ value }) => value.includes(query))}
      onQueryChange={(text) => {
        setQuery(text);
        onQueryChange(text);
      }}
    />
  );
}

/** The list is fetched on the first use of a field. */
const opened = (field: HTMLElement) =>
  waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'true'));

/** Keyboard behavior of the ARIA combobox pattern: arrow keys, Home and End, Enter, Escape. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Usuario' });
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.type(field, 'lau');
    await opened(field);
    await expect(canvas.getByRole('status')).toHaveTextContent('2 sugerencias');
    await expect(field).toHaveAttribute('aria-activedescendant', '');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const second = canvas.getByRole('option', { name: /laureano/ });
    await expect(field).toHaveAttribute('aria-activedescendant', second.id);
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('option', { name: /laura/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.keyboard('{End}');
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Home}');
    await expect(second).toHaveAttribute('aria-selected', 'false');
    await userEvent.keyboard('{End}{Enter}');
    await expect(field).toHaveValue('laureano');
    await expect(args.onChange).toHaveBeenCalledTimes(4);
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  },
};
export const Playground: Story = {};
export const States: Story = showStates((args) => <Combobox {...args} />);
export const Open: Story = {
  parameters: { screenshots: { area: 'viewport' } },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    await opened(field);
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getAllByRole('option')).toHaveLength(4);
  },
};
export const ByPointer: Story = {
  parameters: { screenshots: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    await userEvent.click(await canvas.findByRole('option', { name: /mateo_rios/ }));
    await expect(field).toHaveValue('mateo_rios');
    await expect(field).toHaveFocus();
  },
};
/** Leaving the field with Tab preserves the typed text, even if an option is highlighted. */
export const PreservesTypedText: Story = {
  parameters: { screenshots: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'la');
    await opened(field);
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await expect(field).toHaveValue('la');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  },
};
const submitted = fn();
/** Enter submits the form if no option is highlighted. */
export const InForm: Story = {
  parameters: { screenshots: { disable: true } },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted(new FormData(event.currentTarget).get('username'));
      }}
    >
      <Filtered {...args} name="username" />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    submitted.mockClear();
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'mateo');
    await opened(field);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(submitted).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(submitted).toHaveBeenCalledWith('mateo_rios');
    // Submitting without a selection also closes the list.
    await userEvent.clear(field);
    await userEvent.type(field, 'mat');
    await opened(field);
    await userEvent.keyboard('{Enter}');
    await expect(submitted).toHaveBeenCalledWith('mat');
    await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'false'));
  },
};
const gone = fn();

/**
 * A search that navigates: the first option is highlighted, and selecting one does not change the
 * text.
 */
export const GoesToOption: Story = {
  args: { onChoose: gone },
  parameters: { screenshots: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    gone.mockClear();
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'lau');
    await opened(field);
    const [first] = canvas.getAllByRole('option');
    await expect(field).toHaveAttribute('aria-activedescendant', first?.id);
    await userEvent.keyboard('{Enter}');
    await expect(gone).toHaveBeenLastCalledWith(users[0]);
    await expect(field).toHaveValue('lau');
    await userEvent.clear(field);
    await userEvent.type(field, 'zz');
    await expect(field).toHaveAttribute('aria-activedescendant', '');
    await userEvent.keyboard('{Enter}');
    await expect(gone).toHaveBeenCalledTimes(1);
  },
};
/** Enter submits the form while no option is there to go to. */
export const GoesToOptionInForm: Story = {
  ...InForm,
  args: { onChoose: gone },
  play: async ({ canvas, userEvent }) => {
    gone.mockClear();
    submitted.mockClear();
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'zz');
    await expect(field).toHaveAttribute('aria-activedescendant', '');
    await userEvent.keyboard('{Enter}');
    await expect(submitted).toHaveBeenCalledWith('zz');
    await expect(gone).not.toHaveBeenCalled();
  },
};
/** Whether nothing covers or clips the center of an element. */
function isInView(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

/** In a dialog, which does not clip the list, the first Escape closes the list and the second one the dialog. */
export const InDialog: Story = {
  parameters: { screenshots: { disable: true }, docs: inFrame },
  render: function Render(args) {
    const [open, setOpen] = useState(true);
    return (
      <Dialog open={open} onOpenChange={setOpen} title="Nueva transacción" closeLabel="Cerrar">
        <Filtered {...args} />
      </Dialog>
    );
  },
  play: async ({ userEvent }) => {
    const field = await screen.findByRole('combobox');
    await userEvent.type(field, 'la');
    await opened(field);
    await waitFor(() => expect(screen.getAllByRole('option').map(isInView)).toEqual([true, true]));
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
/**
 * Text typed before the list is loaded is preserved and not selected, and the list opens once it is
 * loaded.
 */
export const TypedBeforeListIsHere: Story = {
  parameters: { screenshots: { disable: true } },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('combobox');
    field.focus();
    await userEvent.keyboard('lauxra{ArrowLeft}{ArrowLeft}{Backspace}');
    await opened(field);
    await expect(canvas.getByRole('combobox')).toBe(field);
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('laura');
    await expect(field.selectionStart).toBe(3);
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('laura');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
  },
};
export const Loading: Story = {
  args: { state: 'loading' },
  parameters: { screenshots: { area: 'viewport' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'l');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Buscando usuarios…'));
    await expect(canvas.queryAllByRole('option')).toHaveLength(0);
  },
};
export const Empty: Story = {
  parameters: { screenshots: { area: 'viewport' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zz');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Ningún usuario se llama así.'),
    );
  },
};
export const LoadError: Story = {
  args: { state: 'error' },
  parameters: { screenshots: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'l');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(/No se pudieron buscar/),
    );
  },
};
export const FieldErrors: Story = {
  parameters: { screenshots: { disable: true } },
  args: { required: true, requiredLabel: 'obligatorio', error: 'Debe especificar un usuario.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid();
  },
};
export const Disabled: Story = {
  parameters: { screenshots: { disable: true } },
  args: { disabled: true, defaultValue: 'laura.cuencas' },
};
export const LongContent: Story = {
  globals: { viewport: { value: 'w360' } },
  parameters: { screenshots: { area: 'viewport' } },
  args: {
    options: Array.from({ length: 30 }, (_, index) => ({
      value: `consorcio.interventoria.hidroelectrica.${index}`,
      description: 'Consorcio Interventoría Hidroeléctrica del Alto Magdalena y Afluentes 2026',
    })),
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    await opened(field);
    await userEvent.keyboard('{End}');
    const last = canvas.getAllByRole('option').at(-1);
    await waitFor(() => expect(last).toBeVisible());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
