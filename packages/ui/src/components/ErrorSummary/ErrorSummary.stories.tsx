import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { expectFit } from '../private/expect-fit.ts';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

const meta = {
  component: ErrorSummary,
  tags: ['experimental', '!stable'],
  args: {
    title: 'Hay dos datos por corregir',
    errors: [
      { fieldId: 'usuario', message: 'Debe especificar un usuario.' },
      { fieldId: 'correo', message: 'Escriba una dirección completa.' },
    ],
  },
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

function Form(props: Parameters<typeof ErrorSummary>[0]) {
  const summary = useRef<HTMLElement>(null);
  return (
    <Stack gap="md">
      <ErrorSummary {...props} ref={summary} />
      <TextField id="usuario" label="Usuario" error="Debe especificar un usuario." />
      <TextField id="correo" label="Correo electrónico" error="Escriba una dirección completa." />
      <Button onClick={() => summary.current?.focus()}>Enviar</Button>
    </Stack>
  );
}

export const Default: Story = {};
export const Playground: Story = {};
export const WithForm: Story = {
  render: (args) => <Form {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }));
    await expect(canvas.getByRole('region', { name: 'Hay dos datos por corregir' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Escriba una dirección completa.' }));
    await expect(canvas.getByLabelText('Correo electrónico')).toHaveFocus();
  },
};
export const LongContent: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    title: 'Hay un dato por corregir en el registro de la interventoría hidroeléctrica',
    errors: [
      {
        fieldId: 'correo',
        message:
          'La dirección consorciointerventoriahidroelectrica.delaltomagdalena@cuencas.example ya está en uso.',
      },
    ],
  },
  play: expectFit,
};
