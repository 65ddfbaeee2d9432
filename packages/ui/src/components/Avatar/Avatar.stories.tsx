import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { expectFit } from '../private/expect-fit.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { avatarSizes } from './Avatar.css.ts';
import { Avatar } from './Avatar.tsx';

const meta = {
  component: Avatar,
  tags: ['experimental', '!stable'],
  args: { name: 'Laura Peñaranda' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Laura Peñaranda' })).toHaveTextContent('LP');
  },
};
export const Playground: Story = {};
export const Sizes: Story = {
  render: (args) => (
    <Inline gap="sm">
      {avatarSizes.map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
    </Inline>
  ),
};
export const BesideTheName: Story = {
  parameters: { screenshots: { disable: true } },
  args: { decorative: true },
  render: (args) => (
    <Inline gap="xs">
      <Avatar {...args} />
      <Text>{args.name}</Text>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
export const NoName: Story = { args: { name: '' } };
/** Names of one letter, of forty letters, without letters, and empty. */
export const LongContent: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { decorative: true },
  render: (args) => (
    <Stack gap="sm">
      {[
        'María de los Ángeles Rodríguez-Montenegro',
        'consorciointerventoriahidroelectricaaltomagdalena',
        'Ñ',
        'ángela',
        '1042 — 7',
        '   ',
      ].map((name) => (
        <Inline key={name} gap="xs">
          <Avatar {...args} name={name} />
          <Text>{name}</Text>
        </Inline>
      ))}
    </Stack>
  ),
  play: expectFit,
};
