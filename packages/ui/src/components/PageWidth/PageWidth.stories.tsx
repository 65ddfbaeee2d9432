import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pageWidths } from '../../css/page-width.css.ts';
import { Banner } from '../Banner/Banner.tsx';
import { Box } from '../Box/Box.tsx';
import { Button } from '../Button/Button.tsx';
import { Container } from '../Container/Container.tsx';
import { Hero } from '../Hero/Hero.tsx';
import { expectFit } from '../private/expect-fit.ts';
import { Section } from '../Section/Section.tsx';
import { SiteFooter } from '../SiteFooter/SiteFooter.tsx';
import { SiteHeader } from '../SiteHeader/SiteHeader.tsx';
import { Text } from '../Text/Text.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { PageWidth } from './PageWidth.tsx';

const meta = {
  component: PageWidth,
  parameters: { layout: 'fullscreen', screenshots: { disable: true } },
  args: {
    width: 'regular',
    children: (
      <>
        <Banner label="Aviso">El domingo habrá mantenimiento.</Banner>
        <SiteHeader
          logo={<TextLink href="#inicio">Cuenca</TextLink>}
          nav={<TextLink href="#servicios">Servicios</TextLink>}
          menuLabel="Menú principal"
          closeLabel="Cerrar el menú"
        />
        <main>
          <Hero
            title="El agua, medida donde pasa"
            kicker="CUENCA CONSULTORES"
            lead="Estudios hidrológicos e hidráulicos."
            actions={<Button variant="primary">Pedir una cotización</Button>}
          />
          <Section title="Servicios" lead="Para quien diseña, concesiona o vigila.">
            <Text>Modelación de crecientes</Text>
          </Section>
          <Box paddingBlock="xl">
            <Container>
              <Text>Texto sin sección</Text>
            </Container>
          </Box>
        </main>
        <SiteFooter groups={[]} note={<span>Cuenca Consultores, Manizales</span>} />
      </>
    ),
  },
  argTypes: {
    width: { control: 'select', options: pageWidths },
    children: { control: false },
  },
} satisfies Meta<typeof PageWidth>;
export default meta;
type Story = StoryObj<typeof meta>;

const starts = [
  'Cuenca',
  'El agua, medida donde pasa',
  'Servicios',
  'Modelación de crecientes',
  'Texto sin sección',
  'Cuenca Consultores, Manizales',
];

/** Elements with a larger maximum width than this are as wide as the page. */
const MIN_PAGE_PX = 1000;

/** The distinct maximum widths of the parts of a page, in pixels. */
const pageLimits = (page: HTMLElement) => [
  ...new Set(
    [...page.querySelectorAll('*')]
      .map((part) => Number.parseFloat(getComputedStyle(part).maxWidth))
      .filter((limit) => limit > MIN_PAGE_PX),
  ),
];

/** Maximum width of each page including its margins, in pixels. */
const limits = { regular: 1128, wide: 1368, full: 1968 } as const;

/** Everything on the page has the same width and starts at the same edge. */
export const Default: Story = {
  parameters: { screenshots: { disable: false, sizes: ['desktop'], themes: ['sheet-light'] } },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(pageLimits(canvasElement)).toEqual([limits[args.width]]);
    const lefts = starts.map((text) => {
      const found = canvas.getAllByText(text).filter((each) => each.checkVisibility());
      return found.at(-1)?.getBoundingClientRect().left;
    });
    for (const left of lefts) await expect(left).toBe(lefts[0]);
  },
};
export const Playground: Story = {};
/** The other widths. */
export const Wide: Story = { args: { width: 'wide' }, play: Default.play ?? expectFit };
export const Full: Story = { args: { width: 'full' }, play: Default.play ?? expectFit };
export const LongContent: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    children: (
      <Container>
        <Text>Consorcio_Interventoria_Hidroelectrica_del_Alto_Magdalena_y_Afluentes_2026.gdb</Text>
      </Container>
    ),
  },
  play: expectFit,
};
