import { toolLoaders } from 'virtual:audit/tools';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { onPhone, screenParameters } from '../../../testing/screen-kit.ts';
import { ToolFindingsScreen } from './ToolFindingsScreen.tsx';

const load = async (code: string) => {
  const loaded = await toolLoaders[code]?.();
  if (!loaded) throw new Error(`The registry of checks has no ${code}`);
  return loaded.tool;
};

const multipart = await load('R_INF_05');

const meta = {
  title: 'Screens/Public/ToolFindings',
  component: ToolFindingsScreen,
  args: { tool: multipart },
  parameters: screenParameters({ route: '/support/hallazgos/R_INF_05', frame: 'public' }),
} satisfies Meta<typeof ToolFindingsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The anchor is the one that the findings workbook links to. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const article = canvas.getByRole('article', { name: 'Línea o polígono con varias partes' });
    await expect(article).toHaveAttribute('id', 'H05-01');
    const terms = within(article).getAllByRole('term');
    await expect(terms.map(({ textContent }) => textContent)).toEqual([
      'Mensaje',
      'Base',
      'Cómo corregirlo',
      'En ArcGIS',
      'En QGIS',
    ]);
    const neighbors = within(
      canvas.getByRole('navigation', { name: 'Otras herramientas del catálogo' }),
    );
    const [previous, next] = neighbors.getAllByRole('link');
    await expect(previous).toHaveAttribute('href', '/support/hallazgos/R_INF_04');
    await expect(next).toHaveAttribute('href', '/support/hallazgos/R_INF_06');
    const trail = within(canvas.getByRole('navigation', { name: 'Ruta de la página' }));
    await expect(trail.getByRole('link', { name: 'Catálogo de hallazgos' })).toHaveAttribute(
      'href',
      '/support/hallazgos',
    );
  },
};

/** The first tool has no previous one; its codes are many. */
export const DefaultFirst: Story = {
  args: { tool: await load('R_INF_01') },
  play: async ({ canvas }) => {
    const index = within(canvas.getByRole('navigation', { name: 'Hallazgos de R_INF_01' }));
    await expect(index.getAllByRole('link')).toHaveLength(12);
    await expect(canvas.queryByText('Anterior')).not.toBeInTheDocument();
  },
};

const longName = 'ParametrosFisicoquimicosDeAguaSuperficialYSubterraneaTB';

/** Long words without break opportunities, and a fact of several sentences. */
export const LongContent: Story = {
  args: {
    tool: {
      ...multipart,
      name: 'Relaciones espaciales político-administrativas y temáticas de toda la entrega',
      checks: multipart.checks.map((check) => ({
        ...check,
        title: `${check.title} en ${longName}`,
        message: `«${longName}.${longName}» no coincide con {clase}: {esperado}. `.repeat(4),
        arcgis: `${check.arcgis} `.repeat(5),
        qgis: `map_get(map('${longName}', "${longName}"), "CAMPO")`,
      })),
    },
  },
};

export const Mobile: Story = { ...onPhone };
