import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectFit } from '../private/expect-fit.ts';
import { Text } from '../Text/Text.tsx';
import { SiteFooter } from './SiteFooter.tsx';

const meta = {
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  args: {
    logo: (
      <Text size="sm" tone="inherit">
        Control de calidad para geodatabases
      </Text>
    ),
    groups: [
      {
        label: 'Soporte',
        links: [
          { key: 'contact', link: <a href="#contacto">Contáctenos</a> },
          { key: 'support', link: <a href="#soporte">Centro de soporte</a> },
        ],
      },
      {
        label: 'Legal',
        links: [
          { key: 'terms', link: <a href="#terminos">Términos de uso del servicio</a> },
          { key: 'policy', link: <a href="#politica">Política de tratamiento de datos</a> },
        ],
      },
    ],
    note: <span>© 2023</span>,
  },
} satisfies Meta<typeof SiteFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { screenshots: { sizes: ['component', 'mobile'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Soporte' })).toBeVisible();
  },
};
export const Playground: Story = {};
/** A single line. The headings of the groups are still announced. */
export const Compact: Story = {
  args: { compact: true },
  parameters: { screenshots: { disable: true } },
  play: async ({ canvas }) => {
    const links = canvas.getByRole('navigation', { name: 'Soporte' });
    await expect(links).toContainElement(canvas.getByRole('link', { name: 'Contáctenos' }));
    await expect(canvas.getByText('© 2023')).toBeVisible();
  },
};
export const LongContent: Story = {
  args: {
    logo: (
      <Text tone="inherit">Interventoría_Hidroeléctrica_del_Alto_Magdalena_y_sus_afluentes</Text>
    ),
    groups: ['Soporte', 'Legal', 'Tratamiento de datos personales', 'Servicios', 'Redes'].map(
      (label, group) => ({
        label,
        links: [
          'Evaluación de impacto ambiental y planes de manejo',
          'soporte.interventoriahidroelectrica@cuencas.example',
          'Contáctenos',
        ]
          .slice(group % 2)
          .map((words) => ({ key: words, link: <a href="#evaluacion">{words}</a> })),
      }),
    ),
    note: (
      <span>
        © 2023 Consorcio Interventoría Hidroeléctrica del Alto Magdalena y sus Afluentes. Todos los
        derechos reservados.
      </span>
    ),
  },
  play: expectFit,
};
/** All lines wrap on a phone. */
export const LongContentCompact: Story = {
  args: { ...LongContent.args, compact: true },
  globals: { viewport: { value: 'w360' } },
  parameters: { screenshots: { disable: true } },
  play: expectFit,
};
