import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Search } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { showStates } from '../../testing/show-states.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { buttonSizes, buttonVariants } from './Button.css.ts';
import { Button } from './Button.tsx';

const meta = {
  component: Button,
  args: { children: 'Buscar', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buscar' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
};
export const Playground: Story = {};
export const Variants: Story = {
  render: () => (
    <Inline gap="sm">
      <Button variant="primary">Comprar créditos</Button>
      <Button variant="secondary">Ver movimientos</Button>
      <Button variant="quiet">Cancelar</Button>
      <Button variant="danger">Liberar equipo</Button>
    </Inline>
  ),
};
export const Sizes: Story = {
  render: () => (
    <Inline gap="sm">
      {buttonSizes.map((size) => (
        <Button key={size} size={size} variant="primary" iconStart={<Search />}>
          Buscar
        </Button>
      ))}
    </Inline>
  ),
};
export const Submitting: Story = {
  args: { variant: 'primary', children: 'Ingresar', busy: true, busyLabel: 'Ingresando…' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Ingresando…' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    button.focus();
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};
export const Disabled: Story = {
  parameters: { screenshots: { disable: true } },
  args: { disabled: true, children: 'Actualizar' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actualizar' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
export const AsLink: Story = {
  render: () => (
    <Button asChild variant="primary" iconEnd={<Download />}>
      <a href="#descargas">Descargar la caja de herramientas</a>
    </Button>
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'Descargar la caja de herramientas' }),
    ).toHaveAttribute('href', '#descargas');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const States: Story = showStates((args) => (
  <Inline gap="sm">
    {buttonVariants.map((variant) => (
      <Button key={variant} {...args} variant={variant} />
    ))}
  </Inline>
));
export const LongContent: Story = {
  args: {
    children: 'Confirmar la compra de créditos y enviar el comprobante al correo registrado',
  },
  render: (args) => (
    <Stack gap="sm">
      <Button {...args} />
      <Button variant="primary" fullWidth>
        Registrarse
      </Button>
    </Stack>
  ),
};
