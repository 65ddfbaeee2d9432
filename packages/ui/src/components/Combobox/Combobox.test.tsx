// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Combobox } from './Combobox.tsx';

afterEach(cleanup);

it('shows its options without a popover API, as in jsdom', async () => {
  expect('showPopover' in HTMLElement.prototype).toBe(false);
  render(
    <Combobox
      label="Río"
      options={[{ value: 'Cauca' }, { value: 'Magdalena' }]}
      onQueryChange={() => undefined}
      texts={{ loading: '', empty: '', error: '', count: String }}
    />,
  );
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Río' });
  input.focus();
  fireEvent.click(input);
  fireEvent.click(await screen.findByRole('option', { name: 'Magdalena' }));
  expect(input.value).toBe('Magdalena');
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
});
