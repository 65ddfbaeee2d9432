import type { Meta, StoryObj } from '@storybook/react-vite';
import { showStates } from '../../testing/show-states.tsx';
import { expectFit } from '../private/expect-fit.ts';
import { Text } from '../Text/Text.tsx';
import { TextLink } from './TextLink.tsx';

const meta = {
  component: TextLink,
  args: { href: '#recuperar', children: '¿Olvidaste tu contraseña?' },
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const Standalone: Story = {
  args: { standalone: true },
  parameters: { screenshots: { disable: true } },
};
export const InSentence: Story = {
  render: (args) => (
    <Text>
      Lea la <TextLink {...args}>política de tratamiento de datos</TextLink> antes de registrarse.
    </Text>
  ),
};
export const AsChild: Story = {
  render: () => (
    <TextLink asChild tone="muted">
      <a href="#terminos">Términos del servicio</a>
    </TextLink>
  ),
};
export const States: Story = showStates((args) => <TextLink {...args} />);
export const LongContent: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    standalone: true,
    children: 'consorciointerventoriahidroelectrica.delaltomagdalena@cuencas.example',
  },
  play: expectFit,
};
