import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { sampleIcons } from '../../testing/sample-icons.tsx';
import { Button } from '../Button/Button.tsx';
import { Container } from '../Container/Container.tsx';
import { DataTable } from '../DataTable/DataTable.tsx';
import { runColumns, sampleRuns, tableTexts } from '../DataTable/sample-runs.tsx';
import { DropdownMenu } from '../DropdownMenu/DropdownMenu.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { expectFit } from '../private/expect-fit.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { SiteHeader } from './SiteHeader.tsx';

const meta = {
  component: SiteHeader,
  parameters: {
    layout: 'fullscreen',
    screenshots: { area: 'viewport' },
  },
  args: {
    logo: (
      <Heading level={2} size="sm" tone="inherit">
        Revisión GDB
      </Heading>
    ),
    nav: (
      <>
        <a href="#productos">Productos &amp; Servicios</a>
        <a href="#nosotros">Nosotros</a>
        <a href="#precios" aria-current="page">
          Precios
        </a>
        <a href="#descargas">Descargas</a>
      </>
    ),
    actions: <Button>Login / Registro</Button>,
    menuLabel: 'Menú',
    closeLabel: 'Cerrar el menú',
  },
  render: (args) => (
    <>
      <SiteHeader {...args} />
      <Container width="wide" as="main">
        <Hero />
      </Container>
    </>
  ),
} satisfies Meta<typeof SiteHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A link as a site writes it, without styles of its own: its icon is beside its name. */
export const LogoLink: Story = {
  parameters: { screenshots: { disable: true } },
  args: {
    logo: (
      <a href="#inicio">
        {sampleIcons.CircleCheck}
        Cuenca
      </a>
    ),
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Cuenca' });
    await expect(getComputedStyle(link).textDecorationLine).toBe('none');
    const icon = link.querySelector('svg')?.getBoundingClientRect();
    const text = document.createRange();
    text.selectNodeContents(link.lastChild ?? link);
    await expect(text.getBoundingClientRect().top).toBeLessThan(icon?.bottom ?? 0);
    await expect(text.getBoundingClientRect().left).toBeGreaterThan(icon?.right ?? 0);
  },
};

/** Content that starts under the header and continues below it. */
function Hero() {
  return (
    <Stack gap="xxl">
      <Text>&nbsp;</Text>
      <Heading level={1} size="display">
        Una hoja de mapa que alguien revisó
      </Heading>
    </Stack>
  );
}

export const Default: Story = {
  parameters: { screenshots: { sizes: ['component', 'mobile'] } },
};
export const Playground: Story = {};
export const Transparent: Story = { args: { transparent: true, overlay: true } };
export const MenuOpen: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menú' }));
    await expect(await screen.findByRole('dialog', { name: 'Menú' })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Descargas' })).toBeVisible();
  },
};
export const MenuCloses: Story = {
  globals: { viewport: { value: 'w360' } },
  parameters: { screenshots: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Menú' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('link', { name: 'Descargas' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // Clicking an action closes the menu too.
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'Login / Registro' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A menu among the actions opens in the drawer too. */
export const MenuOfActions: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    actions: (
      <DropdownMenu
        trigger={<Button>Laura</Button>}
        groups={[{ items: [{ key: 'out', label: 'Salir', onSelect: () => undefined }] }]}
      />
    ),
  },
  parameters: { screenshots: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menú' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Laura' }));
    await expect(await screen.findByRole('menuitem', { name: 'Salir' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

/** More and longer links than fit, and a long brand name. */
export const LongContent: Story = {
  args: {
    logo: (
      <Heading level={2} size="sm" tone="inherit">
        Interventoría_Hidroeléctrica_del_Alto_Magdalena y sus afluentes
      </Heading>
    ),
    nav: (
      <>
        {['Evaluación de impacto ambiental', 'Planes de manejo', 'Descargas', 'Precios'].map(
          (words) => (
            <a key={words} href="#evaluacion">
              {words}
            </a>
          ),
        )}
        <a href="#aprovechamiento">ConsorcioInterventoriaHidroelectricaDelAltoMagdalena</a>
      </>
    ),
    actions: <Button>Cerrar la sesión de maria.rodriguez-montenegro</Button>,
  },
  play: expectFit,
};
/** Headings of a table stick below the header, and neither hides what has the focus. */
export const AboveTable: Story = {
  parameters: { screenshots: { disable: true } },
  // Few columns, because the headings of a table that scrolls horizontally are not sticky.
  render: (args) => (
    <>
      <SiteHeader {...args} />
      <Container width="wide" as="main">
        <DataTable
          caption="Uso de las herramientas"
          columns={runColumns.slice(0, 5)}
          rows={sampleRuns(25)}
          rowKey={(row) => String(row.id)}
          texts={tableTexts}
        />
      </Container>
    </>
  ),
  play: async ({ canvas }) => {
    window.scrollTo(0, 500);
    const [banner, head] = [canvas.getByRole('banner'), canvas.getAllByRole('rowgroup')[0]];
    const bottomOf = (element?: Element) => element?.getBoundingClientRect().bottom ?? Infinity;
    await waitFor(() =>
      expect(head?.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottomOf(banner)),
    );
    const copies = canvas.getAllByRole('button', { name: /^Copiar/ });
    const topOf = (button: Element) => button.getBoundingClientRect().top;
    const hidden = copies.findLast((button) => topOf(button) < bottomOf(head));
    if (!hidden) throw new Error('No button is behind the headings');
    hidden.focus();
    await waitFor(() => expect(topOf(hidden)).toBeGreaterThanOrEqual(bottomOf(head)));
    window.scrollTo(0, 0);
  },
};
