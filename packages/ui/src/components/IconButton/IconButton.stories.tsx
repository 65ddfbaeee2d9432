import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { showStates } from '../../testing/show-states.tsx';
import { buttonVariants } from '../Button/Button.css.ts';
import { Inline } from '../Inline/Inline.tsx';
import { expectFit } from '../private/expect-fit.ts';
import { IconButton } from './IconButton.tsx';

const meta = {
  component: IconButton,
  args: { label: 'Editar el correo', icon: <Pencil />, onClick: fn() },
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
export const States: Story = showStates((args) => (
  <Inline gap="sm">
    {buttonVariants.map((variant) => (
      <IconButton key={variant} {...args} variant={variant} />
    ))}
  </Inline>
));
/** The label may be a sentence: it is announced and shown on hover, and takes no space. */
export const LongContent: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    variant: 'secondary',
    label:
      'Editar el correo electrónico institucional de María de los Ángeles Rodríguez-Montenegro',
  },
  render: (args) => (
    <Inline gap="sm">
      {['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto'].map((month) => (
        <IconButton key={month} {...args} label={`${args.label}, ${month}`} />
      ))}
    </Inline>
  ),
  play: expectFit,
};
