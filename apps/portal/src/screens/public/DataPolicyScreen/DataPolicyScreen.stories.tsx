import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { onPhone, screenParameters } from '../../../testing/screen-kit.ts';
import { DataPolicyScreen } from './DataPolicyScreen.tsx';

const meta = {
  title: 'Screens/Public/DataPolicy',
  component: DataPolicyScreen,
  parameters: screenParameters({ route: '/support/politica-tratamiento-datos', frame: 'public' }),
} satisfies Meta<typeof DataPolicyScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The deadlines of §9, and an index whose every entry leads to a section. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const section = (name: RegExp) => canvas.getByRole('region', { name });
    await expect(section(/Consultas$/)).toHaveTextContent(/10 días hábiles.*5 días hábiles/);
    await expect(section(/Responsable del tratamiento$/)).toHaveTextContent(
      /NIT: .*Dirección: .*Teléfono: .*Correo electrónico: /,
    );
    const claims = section(/Reclamos$/);
    await expect(claims).toHaveTextContent(/dentro de los 5 días.*2 meses/);
    await expect(claims).toHaveTextContent(/15 días hábiles.*8 días hábiles/);
    await expect(section(/Conservación$/)).toHaveTextContent('10 años');
    await expect(section(/Menores de edad$/)).toHaveTextContent('18 años');
    await expect(section(/Vigencia/)).toHaveTextContent(
      /versión 2026-11, vigente desde noviembre de 2026.*cada año/,
    );
    const index = within(canvas.getByRole('navigation', { name: 'Contenido' }));
    for (const link of index.getAllByRole<HTMLAnchorElement>('link')) {
      await expect(canvasElement.querySelector(link.hash)).not.toBeNull();
    }
  },
};

export const Mobile: Story = { ...onPhone };
