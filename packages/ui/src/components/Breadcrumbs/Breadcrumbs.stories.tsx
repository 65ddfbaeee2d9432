import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showStates } from '../../testing/show-states.tsx';
import { expectFit } from '../private/expect-fit.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  component: Breadcrumbs,
  args: {
    label: 'Ruta de la página',
    items: [
      { key: 'home', label: 'Inicio', link: (props) => <a href="#inicio" {...props} /> },
      { key: 'products', label: 'Productos', link: (props) => <a href="#productos" {...props} /> },
      { key: 'audit', label: 'GDB Audit' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('GDB Audit')).toHaveAttribute('aria-current', 'page');
  },
};
export const Playground: Story = {};
export const States: Story = showStates((args, state) => (
  <Breadcrumbs {...args} label={`${args.label}: ${state}`} />
));
/** Long items wrap, and long words break, so that they do not widen the page. */
export const LongContent: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    items: [
      { key: 'home', label: 'Inicio', link: (props) => <a href="#inicio" {...props} /> },
      {
        key: 'consultancy',
        label: 'Interventoría hidroeléctrica del Alto Magdalena y sus afluentes',
        link: (props) => <a href="#consultoria" {...props} />,
      },
      {
        key: 'file',
        label: 'Consorcio_Interventoria_Hidroelectrica_del_Alto_Magdalena_2026.gdb',
        link: (props) => <a href="#archivo" {...props} />,
      },
      { key: 'class', label: 'InfraestructuraProyectoLineaTransmisionElectricaDeAltaTension' },
    ],
  },
  play: expectFit,
};
