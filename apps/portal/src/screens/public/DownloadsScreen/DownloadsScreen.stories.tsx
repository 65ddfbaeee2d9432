import {
  extraFiles,
  never,
  ok,
  ordinaryUser,
  toolboxReleases,
  unreachable,
} from '@consultancy/api/testing';
import { getLatestReleases } from '@consultancy/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { forgetRequests, readAgain, respondOnce } from '../../../testing/lost-connection.ts';
import { onPhone, screenParameters, storyParameters } from '../../../testing/screen-kit.ts';
import { DownloadsScreen } from './DownloadsScreen.tsx';

const meta = {
  title: 'Screens/Public/Downloads',
  component: DownloadsScreen,
  parameters: screenParameters({ route: '/downloads', frame: 'public' }),
} satisfies Meta<typeof DownloadsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const files = [
  'RegistroEquipo_V1.00.zip',
  'CalculadoraScore_V1.00.zip',
  'GDBAudit_V1.02.zip',
  'GDBAudit_QGIS_V1.02.zip',
  'GDBAudit_Practica.zip',
];

/** Plain static links: the three toolboxes with their versions (§2, §9), then two more files. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('SHA-256')[0]).toBeVisible());
    await expect(canvas.getAllByText('SHA-256')).toHaveLength(5);
    const links = canvas.getAllByRole('link', { name: /^Descargar:/ });
    const addresses = links.map((link) => link.getAttribute('href'));
    await expect(addresses).toEqual(files.map((file) => `/downloads/${file}`));
    await expect(canvas.getAllByText('V1.02')).toHaveLength(2);
    await expect(canvas.getAllByText('V1.00')).toHaveLength(2);
    await expect(canvas.getByText('18,4 kB')).toBeVisible();
  },
};

/** Who is signed in is not asked to register. */
export const DefaultSignedIn: Story = {
  parameters: { ...storyParameters({}, { session: ordinaryUser }), screenshots: { disable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /^Descargar:/ })).toHaveLength(5);
    await expect(canvas.queryByText(/Debe registrarse/)).toBeNull();
  },
};

/** The links do not wait for the manifest. */
export const Loading: Story = {
  parameters: storyParameters({ getLatestReleases: never(getLatestReleases) }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /^Descargar:/ })).toHaveLength(5);
    // Pending details reserve their space, and state nothing.
    for (const label of canvas.getAllByText('SHA-256')) {
      await expect(label).not.toBeVisible();
      const facts = label.closest('dl')?.querySelectorAll('dd') ?? [];
      for (const fact of facts)
        await expect(fact).not.toHaveTextContent(/\d k?B|\d\/\d|[0-9a-f]{64}/);
    }
  },
};

/** The operator offers no files. */
export const Empty: Story = {
  parameters: storyParameters({ getLatestReleases: ok(getLatestReleases, { items: [] }) }),
  play: async ({ canvas }) => {
    const notices = await canvas.findAllByText(/Este archivo no está disponible por ahora/);
    await expect(notices).toHaveLength(5);
    await expect(canvas.queryByRole('link', { name: /^Descargar:/ })).not.toBeInTheDocument();
  },
};

/** One file is missing: the others are available. */
export const NotFound: Story = {
  parameters: storyParameters({
    getLatestReleases: ok(getLatestReleases, {
      items: toolboxReleases.slice(0, 2),
      extras: extraFiles,
    }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/no está disponible por ahora/)).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^Descargar:/ })).toHaveLength(4);
  },
};

export const LoadError: Story = {
  parameters: storyParameters({ getLatestReleases: unreachable(getLatestReleases) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Puede descargarlos de todos modos/)).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^Descargar:/ })).toHaveLength(5);
  },
};

/** The manifest is read again in vain: what it said is still shown, and nothing else is said. */
export const OfflineAgain: Story = {
  beforeEach: forgetRequests,
  parameters: {
    ...storyParameters({
      getLatestReleases: respondOnce(getLatestReleases, {
        items: toolboxReleases,
        extras: extraFiles,
      }),
    }),
    screenshots: { disable: true },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('18,4 kB')).toBeVisible();
    await readAgain(getLatestReleases, () =>
      canvas.queryByText(/Puede descargarlos de todos modos/),
    );
    await expect(canvas.getByText('18,4 kB')).toBeVisible();
  },
};

export const Mobile: Story = { ...onPhone };
