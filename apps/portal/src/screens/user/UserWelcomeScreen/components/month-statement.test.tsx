// @vitest-environment jsdom
import type { CreditStatement } from '@consultancy/validation';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { MonthStatement } from './MonthStatement.tsx';

const read = vi.hoisted(() => ({ data: undefined as CreditStatement | undefined }));

vi.mock('@consultancy/api/hooks', () => ({ useEndpoint: () => read }));
vi.mock('./MonthStatement.css.ts', () => ({ lines: '', line: '', amount: '' }));
vi.mock('@consultancy/ui', () => {
  const Part = ({ children }: { children?: ReactNode }) => children;
  return { Button: Part, Card: Part, Skeleton: Part, Stack: Part, Text: Part, TextLink: Part };
});

const adjusted = (movements: number, amount: string) => ({
  type: 'Ajuste' as const,
  amount,
  movements,
});

const statement = (
  ...[added, subtracted]: [added: number, subtracted: number]
): CreditStatement => ({
  username: 'ana',
  month: '2026-11',
  start_date: '2026-11-01T05:00:00.000Z',
  end_date: '2026-12-01T04:59:59.999Z',
  opening_balance: '20.00',
  closing_balance: `${20 + added - subtracted}.00`,
  credits_in: [adjusted(added, `${added}.00`)],
  credits_out: [adjusted(subtracted, `${subtracted}.00`)],
});

it('has no line of a former reading, after as many adjustments were added as subtracted', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.createElement('div');
  const root = createRoot(place);
  const linesOf = async (data: CreditStatement) => {
    read.data = data;
    const page = (
      <MemoryRouter>
        <MonthStatement username="ana" />
      </MemoryRouter>
    );
    await act(async () => root.render(page));
    return [...place.querySelectorAll('dl > div')].map((line) => line.textContent);
  };
  expect(await linesOf(statement(1, 1))).toHaveLength(4);
  expect(await linesOf(statement(2, 1))).toEqual([
    'Saldo al comenzar el mes20',
    'Ajuste (2)+2',
    'Ajuste (1)−1',
    'Saldo a hoy21',
  ]);
  await act(async () => root.unmount());
});
