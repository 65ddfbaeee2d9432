import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PageMain } from '../layouts/components/PageMain.tsx';
import { LoadFailure } from '../lib/lazy-chunk.ts';
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

export const Mobile: Story = {
  ...onPhone,
  parameters: { ...inFrame, screenshots: { disable: false } },
  args: { error: new LoadFailure('not loaded') },
};
