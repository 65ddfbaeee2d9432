import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { onPhone, screenParameters } from '../../testing/screen-kit.ts';
import { withoutScreenshots } from '../../testing/story-parameters.ts';
import { PageLoading } from '../components/PageLoading.tsx';
import { AreaLayout } from './AreaLayout.tsx';
import type { AreaNavigation } from './area-navigation.ts';

const entry = (label: string, path: string) => ({ label, path, href: path.replace('/*', '') });
const welcome = entry('Inicio', '/userview/userWelcome');

const navigation: AreaNavigation = {
  label: 'Área de usuario',
  fallback: welcome,
  groups: [
    { entries: [welcome, entry('Mi perfil', '/userview/profile')] },
    {
      label: 'Actividad',
      entries: [
        entry('Mi Actividad', '/userview/utilizationsBase'),
        entry('Mis registros de errores', '/userview/user-errors'),
      ],
    },
    { label: 'Ayuda', entries: [entry('Soporte', '/userview/support/*')] },
  ],
};

const meta = {
  title: 'Layouts/AreaLayout',
  component: AreaLayout,
  args: { navigation, children: 'Contenido de la página' },
  parameters: screenParameters({
    route: '/userview/user-errors',
    session: { username: 'marcela_rios', role: 'user' },
    frame: 'bare',
  }),
} satisfies Meta<typeof AreaLayout>;
export default meta;

type Story = StoryObj<typeof meta>;

const at = (route: string) => ({ portal: { route }, ...withoutScreenshots });

export const Default: Story = {
  parameters: withoutScreenshots,
  play: async ({ canvas }) => {
    const sidebar = within(canvas.getByRole('complementary'));
    await expect(sidebar.getByRole('link', { current: 'page' })).toHaveTextContent(
      'Mis registros de errores',
    );
    const trail = within(canvas.getByRole('navigation', { name: 'Ruta de la página' }));
    await expect(trail.getByRole('link', { name: 'Área de usuario' })).toHaveAttribute(
      'href',
      '/userview/userWelcome',
    );
    await expect(trail.getByText('Mis registros de errores')).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

/** An unknown URL shows the welcome, with a notice (§2). */
export const DefaultUnknownAddress: Story = {
  parameters: at('/userview/no-existe'),
  play: async ({ canvas }) => {
    const sidebar = within(canvas.getByRole('complementary'));
    await expect(sidebar.getByRole('link', { current: 'page' })).toHaveTextContent('Inicio');
  },
};

/** While a page is loaded, its spinner is where the page will start. */
export const DefaultLoading: Story = {
  args: { children: <PageLoading /> },
  parameters: withoutScreenshots,
  play: async ({ canvas }) => {
    const spinner = canvas.getByText('Cargando la página…').closest('[role="status"]');
    const trail = canvas.getByRole('button', { name: 'Ocultar el menú' }).parentElement
      ?.parentElement;
    await expect(spinner?.getBoundingClientRect().left).toBe(trail?.getBoundingClientRect().left);
  },
};

/** A subpath of a page, in any case that the router accepts, selects its entry. */
export const DefaultBelowPage: Story = {
  parameters: at('/userview/SUPPORT/otra'),
  play: async ({ canvas }) => {
    const sidebar = within(canvas.getByRole('complementary'));
    await expect(sidebar.getByRole('link', { current: 'page' })).toHaveTextContent('Soporte');
  },
};

/**
 * A sidebar that is longer than the screen scrolls with the page until its end is visible, and stays
 * there beside a long page: it has no scroll bar of its own, and nothing of it is cut.
 */
export const DefaultLongSidebar: Story = {
  args: {
    children: <div style={{ blockSize: '400vh' }}>Contenido de la página</div>,
    navigation: {
      ...navigation,
      groups: [
        { entries: [welcome] },
        {
          label: 'Muchas páginas',
          entries: Array.from({ length: 40 }, (_, n) =>
            entry(`Página ${n}`, `/userview/pagina-${n}`),
          ),
        },
      ],
    },
  },
  parameters: at('/userview/pagina-39'),
  play: async ({ canvas }) => {
    const sidebar = canvas.getByRole('complementary');
    const last = within(sidebar).getByRole('link', { current: 'page' });
    const boxes = [sidebar, ...sidebar.querySelectorAll<HTMLElement>('*')];
    await expect(boxes.filter((box) => box.scrollHeight > box.clientHeight + 1)).toHaveLength(0);
    const seen = () => window.innerHeight - last.getBoundingClientRect().bottom;
    await expect(seen()).toBeLessThan(0);
    for (const share of [0.4, 0.7]) {
      window.scrollTo(0, share * document.documentElement.scrollHeight);
      await waitFor(() => expect(Math.round(seen())).toBe(16));
    }
    window.scrollTo(0, 0);
  },
};

const remembered = 'portal:area-sidebar-hidden';

/** A sidebar that was hidden in this browser stays hidden until it is shown again. */
export const DefaultWithoutSidebar: Story = {
  parameters: withoutScreenshots,
  beforeEach: () => {
    localStorage.setItem(remembered, '1');
    return () => localStorage.removeItem(remembered);
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('complementary')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar el menú' }));
    await expect(canvas.getByRole('complementary')).toBeVisible();
    await expect(localStorage.getItem(remembered)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Ocultar el menú' }));
    await expect(canvas.queryByRole('complementary')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Mostrar el menú' })).toHaveFocus();
    await expect(localStorage.getItem(remembered)).not.toBeNull();
  },
};

const foldedHelp = 'portal:area-group-folded:/userview/support';

/** Groups fold by mouse and keyboard; the browser stores the folded ones. */
export const DefaultFoldedGroup: Story = {
  parameters: withoutScreenshots,
  beforeEach: () => () => localStorage.removeItem(foldedHelp),
  play: async ({ canvas }) => {
    const sidebar = within(canvas.getByRole('complementary'));
    const help = sidebar.getByText('Ayuda');
    await userEvent.click(help);
    await expect(sidebar.getByText('Soporte')).not.toBeVisible();
    await waitFor(() => expect(localStorage.getItem(foldedHelp)).not.toBeNull());
    await userEvent.click(help);
    await expect(sidebar.getByText('Soporte')).toBeVisible();
    await waitFor(() => expect(localStorage.getItem(foldedHelp)).toBeNull());
  },
};

/** A stored folded group opens for the current page, and stays stored. */
export const DefaultFoldedBefore: Story = {
  parameters: at('/userview/utilizationsBase'),
  beforeEach: () => {
    const foldedActivity = 'portal:area-group-folded:/userview/utilizationsBase';
    for (const name of [foldedHelp, foldedActivity]) localStorage.setItem(name, '1');
    return () => {
      for (const name of [foldedHelp, foldedActivity]) localStorage.removeItem(name);
    };
  },
  play: async ({ canvas }) => {
    const sidebar = within(canvas.getByRole('complementary'));
    await expect(sidebar.getByRole('link', { current: 'page' })).toBeVisible();
    await expect(sidebar.getByText('Soporte')).not.toBeVisible();
    await expect(localStorage.getItem(foldedHelp)).not.toBeNull();
  },
};

/** On a phone the sidebar is a drawer, which closes after a page is chosen. */
export const ModalOpen: Story = {
  ...onPhone,
  parameters: withoutScreenshots,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Área de usuario' }));
    const page = within(canvasElement.ownerDocument.body);
    const drawer = within(await page.findByRole('dialog', { name: 'Área de usuario' }));
    await userEvent.click(drawer.getByRole('link', { name: 'Mi Actividad' }));
    await expect(canvas.getByRole('button', { name: 'Área de usuario' })).toBeVisible();
    await expect(canvas.getByTestId('address')).toHaveTextContent('/userview/utilizationsBase');
  },
};
