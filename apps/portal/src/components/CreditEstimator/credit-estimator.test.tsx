// @vitest-environment jsdom
import { priceList } from '@consultancy/api/testing';
import type { ComponentProps } from 'react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const counter = '../GeodatabaseCounter/GeodatabaseCounter.tsx';

const reportLoadFailure = vi.fn();
const mocked = ['@consultancy/ui', './CreditEstimator.css.ts', './EstimateResult.tsx', counter];

beforeAll(() => {
  vi.resetModules();
  vi.doMock('@consultancy/ui', () => ({
    Button: ({ fullWidth: _, ...props }: ComponentProps<'button'> & { fullWidth: boolean }) => (
      <button type="button" {...props} />
    ),
    Stack: 'div',
    Text: 'p',
    TextField: ({
      label,
      error: _,
      numeric: __,
      ...props
    }: ComponentProps<'input'> & { label: string; error: string; numeric: boolean }) => (
      <input aria-label={label} {...props} />
    ),
    reportLoadFailure,
  }));
  vi.doMock('./CreditEstimator.css.ts', () => ({
    estimator: '',
    fields: '',
    opener: '',
    question: '',
  }));
  vi.doMock('./EstimateResult.tsx', () => ({ EstimateResult: () => null }));
});
afterAll(() => {
  for (const path of mocked) vi.doUnmock(path);
  vi.resetModules();
});

it('keeps its fields and reports the failure when the counter cannot be loaded', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.doMock(counter, () => Promise.reject(new TypeError('offline')));
  const { CreditEstimator } = await import('./CreditEstimator.tsx');
  const place = document.createElement('div');
  document.body.append(place);
  const failed = vi.fn();
  const root = createRoot(place, { onUncaughtError: failed });
  await act(async () => root.render(<CreditEstimator list={priceList} />));
  const button = place.querySelector('button');
  await act(async () => button?.click());
  await act(() => expect(import('../GeodatabaseCounter/GeodatabaseCounter.tsx')).rejects.toThrow());
  await act(async () => {});
  expect(failed).not.toHaveBeenCalled();
  expect(reportLoadFailure).toHaveBeenCalledOnce();
  expect(place.querySelectorAll('input')).toHaveLength(2);
  vi.doMock(counter, () => ({ GeodatabaseCounter: () => 'Elija una geodatabase' }));
  await act(async () => button?.click());
  await expect.poll(() => place.textContent).toContain('Elija una geodatabase');
  await act(async () => root.unmount());
});
