import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectFit } from '../private/expect-fit.ts';
import { Prose } from './Prose.tsx';

const meta = { component: Prose } satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

const text = (
  <>
    <h2>Consultas y reclamos</h2>
    <p>
      El titular puede consultar sus datos y pedir que se corrijan. La consulta se responde en{' '}
      <strong>diez días hábiles</strong>; si hace falta más tiempo, se le informa antes.
    </p>
    <ul>
      <li>Consulta: diez días hábiles, prorrogables por cinco.</li>
      <li>Reclamo: quince días hábiles, prorrogables por ocho.</li>
    </ul>
    <h3>A dónde escribir</h3>
    <p>
      Escriba a <a href="#correo">soporte</a> e indique el código <code>R_INF_04</code>.
    </p>
  </>
);

export const Default: Story = { args: { children: text } };
/** Lists keep their markers beside the reset of another library, such as Tailwind's. */
export const ForeignReset: Story = {
  parameters: { screenshots: { disable: true } },
  args: { children: text },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    const reset = new CSSStyleSheet();
    reset.replaceSync('@layer base { ul { list-style: none } }');
    document.adoptedStyleSheets.push(reset);
    try {
      await expect(list).toHaveStyle({ listStyleType: 'disc' });
    } finally {
      document.adoptedStyleSheets.pop();
    }
  },
};
export const Playground: Story = { args: { children: text } };
/** Headings, links and codes that are longer than a line, and a nested list. */
export const LongContent: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    children: (
      <>
        <h2>Responsabilidades extracontractuales de la interventoría hidroeléctrica</h2>
        <p>
          Escriba a{' '}
          <a href="#correo">soporte.interventoriahidroelectrica.altomagdalena@cuencas.example</a> o
          busque <code>InfraestructuraProyectoLineaTransmisionElectricaDeAltaTension</code>.
        </p>
        <ol>
          <li>
            Consulta
            <ul>
              <li>Consorcio_Interventoria_Hidroelectrica_del_Alto_Magdalena_2026.gdb</li>
            </ul>
          </li>
        </ol>
      </>
    ),
  },
  play: expectFit,
};
