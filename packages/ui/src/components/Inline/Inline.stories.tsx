import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/Badge.tsx';
import { Inline } from './Inline.tsx';

const codes = Array.from({ length: 4 }, (_, index) => `R_INF_0${index + 1}`);
const manyCodes = Array.from(
  { length: 15 },
  (_, index) => `R_INF_${String(index + 1).padStart(2, '0')}`,
);
const badges = (list: string[]) => list.map((code) => <Badge key={code}>{code}</Badge>);

const meta = {
  component: Inline,
  args: { gap: 'xs', children: badges(codes) },
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A layout has no colors of its own. */
export const Default: Story = { parameters: { screenshots: { themes: ['sheet-light'] } } };
export const Playground: Story = {};
export const Apart: Story = { args: { justify: 'between' } };
export const LongContent: Story = { args: { children: badges(manyCodes) } };
