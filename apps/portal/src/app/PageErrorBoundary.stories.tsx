import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense, useMemo, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { PageMain } from '../layouts/components/PageMain.tsx';
import { LoadFailure, lazyChunk } from '../lib/lazy-chunk.ts';
import { onPhone, screenParameters } from '../testing/screen-kit.ts';
import { PageErrorBoundary } from './PageErrorBoundary.tsx';

function Failing({ error }: { error: Error | null }) {
  if (error) throw error;
  return 'Contenido de la página';
}

const meta = {
  title: 'App/PageErrorBoundary',
  component: Failing,
  args: { error: null },
  parameters: screenParameters({ route: '/about-us' }),
  render: ({ error }) => (
    <PageErrorBoundary>
      <Failing error={error} />
    </PageErrorBoundary>
  ),
} satisfies Meta<typeof Failing>;
export default meta;

type Story = StoryObj<typeof meta>;

const inFrame = { portal: { frame: 'public' } } as const;

export const Default: Story = {
  parameters: { screenshots: { disable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Contenido de la página')).toBeVisible();
  },
};

/** A lazy chunk did not load within 120 seconds (§7). */
export const LoadError: Story = {
  parameters: inFrame,
  args: { error: new LoadFailure('not loaded') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'No se pudo cargar esta parte del portal',
    );
    await expect(canvas.getByRole('button', { name: 'Recargar la página' })).toBeVisible();
  },
};

/** A rendering error: never a blank page. */
export const LoadErrorBroken: Story = {
  parameters: inFrame,
  args: { error: new Error('broken') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Algo salió mal en esta página');
  },
};

/** The chunk with the page's `main` did not load: the message is in its own `main`. */
export const LoadErrorFramed: Story = {
  args: { error: new LoadFailure('not loaded') },
  parameters: { portal: { frame: 'bare' }, screenshots: { disable: true } },
  render: ({ error }) => (
    <PageErrorBoundary Frame={PageMain}>
      <Failing error={error} />
    </PageErrorBoundary>
  ),
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('main')).getByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('banner')).toBeVisible();
  },
};

/** Two visits of a page whose chunk is missing at first. */
function Visits() {
  const [visit, setVisit] = useState(1);
  const Page = useMemo(() => {
    let requests = 0;
    return lazyChunk(async () => {
      requests += 1;
      if (requests === 1) throw new TypeError('offline');
      return { Loaded: () => 'Contenido de la página' };
    }, 'Loaded');
  }, []);
  return (
    <>
      <button type="button" onClick={() => setVisit(visit + 1)}>
        Volver a la página
      </button>
      <Suspense>
        <PageErrorBoundary key={visit}>
          <Page />
        </PageErrorBoundary>
      </Suspense>
    </>
  );
}

/** A chunk that could not be loaded is requested again when the page is visited again. */
export const LoadErrorOnce: Story = {
  parameters: { ...inFrame, screenshots: { disable: true } },
  render: () => <Visits />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No se pudo cargar');
    await userEvent.click(canvas.getByRole('button', { name: 'Volver a la página' }));
    await expect(await canvas.findByText('Contenido de la página')).toBeVisible();
  },
};

export const Mobile: Story = {
  ...onPhone,
  parameters: { ...inFrame, screenshots: { disable: false } },
  args: { error: new LoadFailure('not loaded') },
};
