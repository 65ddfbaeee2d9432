import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LoadFailure } from '../lib/load-screen.ts';
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
  parameters: screenParameters({ frame: 'public', route: '/about-us' }),
  render: ({ error }) => (
    <PageErrorBoundary>
      <Failing error={error} />
    </PageErrorBoundary>
  ),
} satisfies Meta<typeof Failing>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { pictures: { disable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Contenido de la página')).toBeVisible();
  },
};

/** A part of the portal did not load, or took more than 120 seconds (§7). */
export const LoadError: Story = {
  args: { error: new LoadFailure('not loaded') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'No se pudo cargar esta parte del portal',
    );
    await expect(canvas.getByRole('button', { name: 'Recargar la página' })).toBeVisible();
  },
};

/** A page broke: never a white screen. */
export const LoadErrorBroken: Story = {
  args: { error: new Error('broken') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Algo salió mal en esta página');
  },
};

export const Mobile: Story = { ...onPhone, args: { error: new LoadFailure('not loaded') } };
