import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showStates } from '../../testing/show-states.tsx';
import { expectFit } from '../private/expect-fit.ts';
import { Text } from '../Text/Text.tsx';
import { Accordion } from './Accordion.tsx';

const meta = {
  component: Accordion,
  args: {
    items: [
      {
        key: 'credit',
        title: '¿Qué es un crédito?',
        content: <Text>La unidad con que se paga cada revisión.</Text>,
      },
      {
        key: 'expire',
        title: '¿Vencen los créditos?',
        content: <Text>No. Quedan en su cuenta hasta que los use.</Text>,
      },
    ],
  },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

const isOpen = (element: Element) => element.closest('details')?.open;

/** A title is a native tab stop; clicking it expands the content below it. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const title = canvas.getByRole('heading', { name: '¿Qué es un crédito?', level: 3 });
    await expect(canvas.getByText(/La unidad/)).not.toBeVisible();
    title.closest('summary')?.focus();
    await expect(title.closest('summary')).toHaveFocus();
    await userEvent.click(title);
    await expect(canvas.getByText(/La unidad/)).toBeVisible();
    await userEvent.click(canvas.getByText('¿Vencen los créditos?'));
    await expect(isOpen(title)).toBe(true);
    await userEvent.click(canvas.getByText('¿Vencen los créditos?'));
  },
};
export const Playground: Story = {};
export const States: Story = showStates((args) => <Accordion {...args} />);
export const Exclusive: Story = {
  args: { exclusive: true, titleLevel: 2 },
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole('heading', { name: '¿Qué es un crédito?', level: 2 });
    await userEvent.click(first);
    await userEvent.click(canvas.getByText('¿Vencen los créditos?'));
    await expect(isOpen(first)).toBe(false);
  },
};
export const LongContent: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    items: [
      {
        key: 'long',
        open: true,
        title:
          'Responsabilidad de la interventoría hidroeléctrica consorciointerventoria@cuencas.example',
        content: (
          <Text>
            El uso de las herramientas no sustituye la revisión de la autoridad ambiental ni exime
            al consultor de entregar la geodatabase en el modelo exigido.
          </Text>
        ),
      },
    ],
  },
  play: expectFit,
};
