import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { buttonSizes, buttonVariants } from '../Button/Button.css.ts';
import { Inline } from '../Inline/Inline.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  component: IconButton,
  args: { label: 'Editar el correo', icon: <Pencil />, onClick: fn() },
  argTypes: {
    icon: { control: false },
    variant: { control: 'select', options: buttonVariants },
    size: { control: 'select', options: buttonSizes },
  },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Editar el correo' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Playground: Story = {};
export const Variants: Story = {
  render: (args) => (
    <Inline gap="sm">
      {buttonVariants.map((variant) => (
        <IconButton key={variant} {...args} variant={variant} />
      ))}
    </Inline>
  ),
};
export const Disabled: Story = { args: { disabled: true, variant: 'secondary' } };
