import { auditTools } from '@consultancy/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { onPhone, screenParameters } from '../../../testing/screen-kit.ts';
import { FindingsScreen } from './FindingsScreen.tsx';

const meta = {
  title: 'Screens/Public/Findings',
  component: FindingsScreen,
  parameters: screenParameters({ route: '/support/hallazgos', frame: 'public' }),
} satisfies Meta<typeof FindingsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const searchField = { name: 'Buscar por código o palabra' } as const;

/** Every tool with its codes, each of which leads to its own explanation. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    const headings = main.getAllByRole('heading', { level: 3 });
    await expect(headings.map(({ textContent }) => textContent)).toEqual(
      auditTools.map(({ name }) => name),
    );
    const code = main.getByRole('link', {
      name: /^05\.01 Línea o polígono con varias partes Error/,
    });
    await expect(code).toHaveAttribute('href', '/support/hallazgos/R_INF_05#H05-01');
  },
};

/** A word without its accent finds the codes that contain it, and only those. */
export const DefaultFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', searchField), 'poligono partes');
    const main = within(canvas.getByRole('main'));
    await expect(main.getAllByRole('listitem').length).toBeGreaterThan(1);
    await expect(main.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent(
      'Entidades multiparte',
    );
    await expect(main.queryByText('01.01')).not.toBeInTheDocument();
  },
};

export const NoMatches: Story = {
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox', searchField);
    await userEvent.type(search, '99.99');
    await expect(canvas.getByText('Ningún hallazgo coincide con la búsqueda')).toBeVisible();
    await expect(canvas.getByText('0 hallazgos')).toBeInTheDocument();
  },
};

/** Escape clears the search, and the whole list is shown. */
export const DefaultCleared: Story = {
  parameters: { screenshots: { disable: true } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', searchField), '05.01');
    await expect(canvas.queryByText('01.01')).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('01.01')).toBeVisible();
  },
};

/** The titles of all severities start at one line. */
export const Mobile: Story = {
  ...onPhone,
  play: async ({ canvas }) => {
    const titles = within(canvas.getByRole('main'))
      .getAllByRole('link', { name: /(?:Error|Advertencia)$/ })
      .map((link) => link.querySelector('span')?.getBoundingClientRect().left);
    await expect(titles.length).toBeGreaterThan(1);
    await expect(new Set(titles).size).toBe(1);
  },
};
