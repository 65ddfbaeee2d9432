import { Dialog, TextField } from '@consultancy/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link, Route, Routes } from 'react-router-dom';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { screenParameters } from '../../testing/screen-kit.ts';
import { PageMain } from './PageMain.tsx';
import { PageStart } from './PageStart.tsx';

const paragraphs = Array.from({ length: 120 }, (_, index) => <p key={index}>Texto</p>);

interface TwoPagesProps {
  /** Whether a dialog is open that leads to the second page. @defaultValue false */
  hasDialog?: boolean;
}

/** Two pages, each with a `main` of its own, as an area and a public page have. */
function TwoPages({ hasDialog = false }: TwoPagesProps) {
  const page = (title: string, to: string) => (
    <PageMain key={title}>
      <h1>{title}</h1>
      <Link to={to}>Seguir</Link>
      {paragraphs}
      <Link to="/downloads#ancla">Al ancla</Link>
      <h2 id="ancla">Ancla</h2>
      {paragraphs}
    </PageMain>
  );
  return (
    <>
      <Routes>
        <Route path="/pricing" element={page('Precios de prueba', '/downloads#%E0')} />
        <Route path="/downloads" element={page('Descargas de prueba', '/pricing')} />
      </Routes>
      <PageStart />
      <Dialog open={hasDialog} onOpenChange={() => undefined} title="Encontrar" closeLabel="Cerrar">
        <TextField label="Buscar" />
        <Link to="/downloads">Ir a la otra</Link>
      </Dialog>
    </>
  );
}

const meta = {
  title: 'Layouts/PageStart',
  component: TwoPages,
  parameters: { ...screenParameters({ route: '/pricing' }), screenshots: { disable: true } },
} satisfies Meta<typeof TwoPages>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The focus moves to the content of a page with another `main`; a broken fragment is ignored. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).not.toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Seguir' }));
    await expect(await canvas.findByText('Descargas de prueba')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

/** The way to an anchor of another page starts at its top (§9). */
export const Anchor: Story = {
  play: async ({ canvas }) => {
    const toOffset = spyOn(window, 'scrollTo');
    const toAnchor = spyOn(Element.prototype, 'scrollIntoView');
    await userEvent.click(canvas.getByRole('link', { name: 'Al ancla' }));
    await canvas.findByText('Descargas de prueba');
    const anchor = canvas.getByRole('heading', { name: 'Ancla' });
    await waitFor(() => expect(anchor).toHaveFocus());
    await expect(toOffset.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]]);
    await expect(toAnchor.mock.contexts).toEqual([anchor]);
    const [first, second] = [toOffset, toAnchor].map(({ mock }) => mock.invocationCallOrder[0]);
    await expect(first).toBeLessThan(second ?? 0);
    await expect(anchor.getBoundingClientRect().top).toBeLessThan(window.innerHeight / 2);
  },
};

/** An open dialog retains the focus: what is typed there would be selected when it comes back. */
export const OpenDialog: Story = {
  args: { hasDialog: true },
  play: async ({ canvas }) => {
    const link = await screen.findByRole('link', { name: 'Ir a la otra' });
    const onFocus = fn();
    await userEvent.click(link);
    document.addEventListener('focusin', onFocus);
    await canvas.findByText('Descargas de prueba');
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    document.removeEventListener('focusin', onFocus);
    await expect(onFocus).not.toHaveBeenCalled();
    await expect(link).toHaveFocus();
  },
};
