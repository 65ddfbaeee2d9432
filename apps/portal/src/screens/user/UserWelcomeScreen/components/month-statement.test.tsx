// @vitest-environment jsdom
import { type CreditStatement, getCreditStatement } from '@consultancy/validation';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { startOfDay } from '../../../../lib/local-day.ts';
import { MonthStatement } from './MonthStatement.tsx';

const read = vi.hoisted(() => ({ data: undefined as CreditStatement | undefined }));
const useEndpoint = vi.hoisted(() => vi.fn(() => read));

vi.mock('@consultancy/api/hooks', () => ({ useEndpoint }));
vi.mock('../../../../components/StatusRegion/StatusRegion.css.ts', () => ({ region: '' }));
vi.mock('./MonthStatement.css.ts', () => ({ lines: '', line: '', amount: '' }));
vi.mock('@consultancy/ui', () => {
  const Part = ({ children }: { children?: ReactNode }) => children;
  const Card = ({ children, footer }: { children?: ReactNode; footer?: ReactNode }) => (
    <>
      {children}
      {footer}
    </>
  );
  const parts = { Button: Part, Skeleton: Part, Stack: Part, Text: Part, TextLink: Part };
  return { ...parts, Card, RestoreFocus: Part };
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

function mountStatement() {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.createElement('div');
  const root = createRoot(place);
  const show = async (data: CreditStatement) => {
    read.data = data;
    const page = (
      <MemoryRouter>
        <MonthStatement username="ana" />
      </MemoryRouter>
    );
    await act(async () => root.render(page));
    return place;
  };
  return { show, unmount: () => act(async () => root.unmount()) };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

it.each([
  ['America/Los_Angeles', '2026-10-01T07:00:00.000Z', '2026-10'],
  ['America/Bogota', '2026-11-01T05:00:00.000Z', '2026-11'],
  ['Asia/Tokyo', '2026-10-31T15:00:00.000Z', '2026-11'],
])('has the month of the list that it leads to in %s', async (zone, start, month) => {
  vi.stubEnv('TZ', zone);
  vi.useFakeTimers({ now: new Date('2026-11-01T06:00:00.000Z'), toFake: ['Date'] });
  const { show, unmount } = mountStatement();
  const place = await show({ ...statement(1, 1), month, start_date: start });
  const request = { params: { username: 'ana' }, query: { month, time_zone: zone } };
  expect(useEndpoint).toHaveBeenLastCalledWith(getCreditStatement, request);
  const list = new URL(place.querySelector('a')?.href ?? '').searchParams;
  expect(startOfDay(list.get('start_date') ?? '')).toBe(start);
  await unmount();
});

it('shows no line of the preceding response when adjustments sum up to zero', async () => {
  const { show, unmount } = mountStatement();
  const linesOf = async (data: CreditStatement) => {
    const place = await show(data);
    return [...place.querySelectorAll('dl > div')].map((line) => line.textContent);
  };
  expect(await linesOf(statement(1, 1))).toHaveLength(4);
  expect(await linesOf(statement(2, 1))).toEqual([
    'Saldo al comenzar el mes20,00',
    'Ajuste (2)+2,00',
    'Ajuste (1)−1,00',
    'Saldo a hoy21,00',
  ]);
  await unmount();
});
