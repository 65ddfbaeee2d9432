// @vitest-environment jsdom
import { act, type PropsWithChildren } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { CreatedSale } from '../use-new-transaction.ts';
import { CreatedDialog } from './CreatedDialog.tsx';

const mocks = vi.hoisted(() => ({ isLoaded: true }));

interface DialogProps extends PropsWithChildren {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

interface ListProps {
  items: { term: string; description: string }[];
}

interface AlertProps extends PropsWithChildren {
  title?: string;
}

vi.mock('@consultancy/ui', () => ({
  // What the real one does where its code cannot be loaded.
  Dialog: ({ open, onOpenChange, children }: DialogProps) => (
    <>
      {open && mocks.isLoaded ? <div role="dialog">{children}</div> : null}
      <button type="button" onClick={() => onOpenChange(false)} />
    </>
  ),
  Alert: ({ title, children }: AlertProps) => [title, children],
  DescriptionList: ({ items }: ListProps) => items.map(({ description }) => description).join(),
  Button: () => null,
  Stack: ({ children }: PropsWithChildren) => children,
  Text: ({ children }: PropsWithChildren) => children,
}));
vi.mock('../../../../components/ReceiptDownload/ReceiptDownload.tsx', () => ({
  ReceiptDownload: () => null,
}));

const created: CreatedSale = {
  sale: {
    trans_id: 41,
    trans_date: '2026-11-30T15:00:00.000Z',
    username: 'marcela_rios',
    credits_purchased: '100',
    amount_paid: '420000',
    credits_balance: '1340.50',
    trans_platform: 'Portal GDB Audit',
    trans_type: 'Compra',
    suspended: false,
  },
  overtaken: null,
};

/** Shows a sale, and closes its dialog. @returns what is in the page afterwards. */
function report(isLoaded: boolean) {
  mocks.isLoaded = isLoaded;
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(() => act(() => root.unmount()));
  const render = (sale: CreatedSale | null) =>
    act(() => root.render(<CreatedDialog created={sale} onClose={() => {}} />));
  render(created);
  act(() => container.querySelector('button')?.click());
  render(null);
  return { container, render };
}

it('reports the sale in the page, with the focus, where its dialog cannot be loaded', () => {
  const { container, render } = report(false);
  expect(document.activeElement?.textContent).toMatch(
    /^Transacción creada con éxito\..*marcela_rios.*41.*1\.340,50/,
  );
  render(created);
  expect(container.textContent).not.toContain('1.340,50');
});

it('reports nothing more after the dialog was read', () => {
  expect(report(true).container.textContent).toBe('');
});
