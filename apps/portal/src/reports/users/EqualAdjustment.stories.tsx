import { auditEventRows, listedUserRows, ok, respondWith } from '@consultancy/api/testing';
import {
  type AuditEvent,
  createCreditAdjustment,
  getAuditEvents,
  getUserCreditsBalance,
  getUsers,
} from '@consultancy/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, screen, userEvent, within } from 'storybook/test';
import { reportParameters, reportPlace } from '../../testing/report-stories.tsx';
import { storyParameters } from '../../testing/screen-kit.ts';
import { ReportScreen } from '../ReportScreen/ReportScreen.tsx';
import { report as users } from './users.ts';

const meta = {
  title: 'Reports/Users/EqualAdjustment',
  component: ReportScreen,
  parameters: reportParameters,
} satisfies Meta<typeof ReportScreen>;
export default meta;

const balance = listedUserRows(1)[0]?.current_credits;
const requests: { key: string | null; amount: string }[] = [];

const [event] = auditEventRows(1) as [AuditEvent];
const adjusted = (actor: string, amount: string): AuditEvent => ({
  ...event,
  action: 'credits adjusted',
  actor,
  reason: 'Compensación por la caída del martes',
  detail: { amount, movement_id: 900 },
});

/** Two adjustments that were registered, and the responses to further ones. */
function storyOf(credits_balance: string) {
  return {
    render: () => <ReportScreen definition={users} />,
    beforeEach: () => {
      requests.length = 0;
    },
    parameters: {
      ...storyParameters(
        {
          getAuditEvents: ok(getAuditEvents, {
            items: [adjusted('admin_demo', '-12.50'), adjusted('admin_calidad', '12.5')],
            next_cursor: null,
          }),
          createCreditAdjustment: respondWith(createCreditAdjustment, async ({ request }) => {
            const { amount } = (await request.json()) as { amount: string };
            requests.push({ key: request.headers.get('idempotency-key'), amount });
            if (requests.length === 1) return HttpResponse.error();
            return HttpResponse.json(
              { message: 'Hecho.', username: 'marcela_rios', movement_id: 902, credits_balance },
              { status: 201 },
            );
          }),
        },
        reportPlace('/adminview/users'),
      ),
      screenshots: { disable: true },
    },
  } satisfies StoryObj;
}

/** Opens the adjustment of the user, and returns the queries of its dialog, with the reason filled in. */
async function openAdjustment(canvas: Parameters<NonNullable<StoryObj['play']>>[0]['canvas']) {
  await userEvent.click(
    await canvas.findByRole('button', { name: 'Ver la cuenta de marcela_rios' }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Ajustar los créditos' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.type(dialog.getByLabelText(/Motivo/), 'Caída del servicio del martes');
  return dialog;
}

/** An equal one is sent only after the administrator said that it is another one. */
export const ModalOpen: StoryObj = {
  ...storyOf('1265.50'),
  play: async ({ canvas }) => {
    await expect(balance).toBe('1240.50');
    const dialog = await openAdjustment(canvas);
    await userEvent.type(dialog.getByLabelText(/^Créditos/), '12,50');
    await expect(
      await dialog.findByText(/admin_calidad registró uno igual, de \+12,50/),
    ).toBeVisible();
    await expect(dialog.queryByLabelText('Su contraseña')).toBeNull();
    const send = dialog.getByRole('button', { name: 'Registrar el ajuste' });
    await userEvent.click(send);
    const other = dialog.getByRole('button', { name: 'Sí, es otro ajuste' });
    await expect(other).toHaveFocus();
    await expect(requests).toEqual([]);
    await userEvent.click(other);
    await expect(dialog.getByLabelText('Su contraseña')).toHaveFocus();
    await userEvent.type(dialog.getByLabelText('Su contraseña'), 'la que sea');
    await userEvent.click(send);
    await expect(await dialog.findByText(/no se registra dos veces/)).toBeVisible();
    await userEvent.click(send);
    await expect(await screen.findByText(/otro administrador no lo haya registrado/)).toBeVisible();
    await expect(requests.map(({ amount }) => amount)).toEqual(['12.50', '12.50']);
    await expect(requests[0]?.key).toBe(requests[1]?.key);
  },
};

/** One of another amount is another one. */
export const ModalOpenOther: StoryObj = {
  ...storyOf('1229.50'),
  play: async ({ canvas }) => {
    const dialog = await openAdjustment(canvas);
    await userEvent.click(dialog.getByLabelText('Restar créditos'));
    await userEvent.type(dialog.getByLabelText(/^Créditos/), '11');
    await userEvent.type(dialog.getByLabelText('Su contraseña'), 'la que sea');
    const send = dialog.getByRole('button', { name: 'Registrar el ajuste' });
    await userEvent.click(send);
    await expect(await dialog.findByText(/no se registra dos veces/)).toBeVisible();
    await userEvent.click(send);
    const done = await screen.findByText(/El ajuste quedó registrado/);
    await expect(done).not.toHaveTextContent(/otro administrador/);
    await expect(requests.map(({ amount }) => amount)).toEqual(['-11', '-11']);
  },
};

/** After a lost response, another amount is another adjustment: it is compared with the balance that the first one left. */
export const ModalOpenOtherAmount: StoryObj = {
  ...storyOf('1251.50'),
  parameters: {
    ...storyParameters(
      {
        getAuditEvents: ok(getAuditEvents, { items: [], next_cursor: null }),
        getUserCreditsBalance: respondWith(getUserCreditsBalance, () =>
          HttpResponse.json({ credits_balance: requests.length === 0 ? balance : '1251.50' }),
        ),
        createCreditAdjustment: respondWith(createCreditAdjustment, async ({ request }) => {
          const { amount } = (await request.json()) as { amount: string };
          requests.push({ key: request.headers.get('idempotency-key'), amount });
          return HttpResponse.error();
        }),
      },
      reportPlace('/adminview/users'),
    ),
    screenshots: { disable: true },
  },
  play: async ({ canvas }) => {
    const dialog = await openAdjustment(canvas);
    await userEvent.type(dialog.getByLabelText(/^Créditos/), '11');
    await userEvent.type(dialog.getByLabelText('Su contraseña'), 'la que sea');
    const send = dialog.getByRole('button', { name: 'Registrar el ajuste' });
    await userEvent.click(send);
    await expect(await dialog.findByText(/no se registra dos veces/)).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/^Créditos/), '0');
    await userEvent.click(send);
    await expect(await dialog.findByText(/^El saldo cambió .*: ahora es de 1\.251/)).toBeVisible();
    await expect(requests.map(({ amount }) => amount)).toEqual(['11']);
  },
};

let isOvertaken = false;

/** Another administrator registered the same after the dialog was opened: it is asked about before it is sent. */
export const ModalOpenOvertaken: StoryObj = {
  render: () => <ReportScreen definition={users} />,
  beforeEach: () => {
    requests.length = 0;
    isOvertaken = false;
  },
  parameters: {
    ...storyParameters(
      {
        getUsers: respondWith(getUsers, () =>
          HttpResponse.json({
            items: listedUserRows(1).map((row) =>
              isOvertaken ? { ...row, current_credits: '1253.00' } : row,
            ),
            next_cursor: null,
          }),
        ),
        getUserCreditsBalance: respondWith(getUserCreditsBalance, () =>
          HttpResponse.json({ credits_balance: isOvertaken ? '1253.00' : '1240.50' }),
        ),
        getAuditEvents: respondWith(getAuditEvents, () =>
          HttpResponse.json({
            items: isOvertaken ? [adjusted('admin_calidad', '12.50')] : [],
            next_cursor: null,
          }),
        ),
        createCreditAdjustment: respondWith(createCreditAdjustment, async ({ request }) => {
          const { amount } = (await request.json()) as { amount: string };
          requests.push({ key: request.headers.get('idempotency-key'), amount });
          return HttpResponse.json(
            {
              message: 'Hecho.',
              username: 'marcela_rios',
              movement_id: 902,
              credits_balance: '1265.50',
            },
            { status: 201 },
          );
        }),
      },
      reportPlace('/adminview/users'),
    ),
    screenshots: { disable: true },
  },
  play: async ({ canvas }) => {
    const dialog = await openAdjustment(canvas);
    await userEvent.type(dialog.getByLabelText(/^Créditos/), '12,50');
    await userEvent.type(dialog.getByLabelText('Su contraseña'), 'la que sea');
    isOvertaken = true;
    const send = dialog.getByRole('button', { name: 'Registrar el ajuste' });
    await userEvent.click(send);
    await expect(await dialog.findByText(/^El saldo cambió .*: ahora es de 1\.253/)).toBeVisible();
    await expect(await dialog.findByText(/admin_calidad registró uno igual/)).toBeVisible();
    await expect(await dialog.findByText('1.265,50')).toBeVisible();
    await expect(requests).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Sí, es otro ajuste' }));
    await userEvent.click(send);
    const done = await screen.findByText(/El ajuste quedó registrado/);
    await expect(done).not.toHaveTextContent(/otro administrador/);
    await expect(requests).toHaveLength(1);
  },
};
