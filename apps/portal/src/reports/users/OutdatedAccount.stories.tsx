import { errorResponse, listedUserRows, respondWith } from '@consultancy/api/testing';
import {
  createCreditAdjustment,
  type ErrorCode,
  getUsers,
  grantAdmin,
  type ListedUser,
  suspendUser,
} from '@consultancy/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { reportParameters, reportPlace } from '../../testing/report-stories.tsx';
import { storyParameters } from '../../testing/screen-kit.ts';
import { ReportScreen } from '../ReportScreen/ReportScreen.tsx';
import { report as users } from './users.ts';

const meta = {
  title: 'Reports/Users/Outdated',
  component: ReportScreen,
  parameters: reportParameters,
} satisfies Meta<typeof ReportScreen>;
export default meta;

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];

let change: Partial<ListedUser> = {};

/** The account changes with the action, which the server rejects, as after one in another tab. */
const changesTo = (next: Partial<ListedUser>, code: ErrorCode) => () => {
  change = next;
  return errorResponse(code);
};

function storyOf(handlers: Parameters<typeof storyParameters>[0]) {
  return {
    render: () => <ReportScreen definition={users} />,
    beforeEach: () => {
      change = {};
    },
    parameters: {
      ...storyParameters(
        {
          getUsers: respondWith(getUsers, () =>
            HttpResponse.json({
              items: listedUserRows(1).map((row) => ({ ...row, ...change })),
              next_cursor: null,
            }),
          ),
          ...handlers,
        },
        reportPlace('/adminview/users'),
      ),
      screenshots: { disable: true },
    },
  } satisfies StoryObj;
}

/** Opens an action of the user, and gives its reason. */
async function openAction(canvas: Canvas, action: string) {
  const button = await canvas.findByRole('button', { name: 'Ver la cuenta de marcela_rios' });
  await userEvent.click(button);
  const details = within(await screen.findByRole('dialog'));
  await userEvent.click(await details.findByRole('button', { name: action }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.type(question.getByLabelText(/Motivo/), 'Solicitud del cliente por correo');
  return { details, question };
}

/** Credits were used meanwhile: the adjustment shows the balance as it is. */
export const SubmitErrorBalance: StoryObj = {
  ...storyOf({
    createCreditAdjustment: respondWith(
      createCreditAdjustment,
      changesTo({ current_credits: '77.25' }, 'CREDITS_UNAVAILABLE'),
    ),
  }),
  play: async ({ canvas }) => {
    const { question } = await openAction(canvas, 'Ajustar los créditos');
    await userEvent.click(question.getByLabelText('Restar créditos'));
    await userEvent.type(question.getByLabelText(/^Créditos/), '1.240');
    await userEvent.type(question.getByLabelText(/Su contraseña/), 'la que sea');
    await userEvent.click(question.getByRole('button', { name: 'Registrar el ajuste' }));
    await expect(await question.findByText('77,25')).toBeVisible();
    await expect(question.getByText(/no tiene tantos créditos disponibles/)).toBeVisible();
  },
};

/** The data were erased meanwhile: the message stays, and the account has no actions any more. */
export const SubmitErrorErased: StoryObj = {
  ...storyOf({
    suspendUser: respondWith(
      suspendUser,
      changesTo({ erased_at: '2026-11-16T20:06:02.000Z' }, 'ACCOUNT_ERASED'),
    ),
  }),
  play: async ({ canvas }) => {
    const { details, question } = await openAction(canvas, 'Suspender la cuenta');
    await userEvent.click(question.getByRole('button', { name: 'Suspender' }));
    await expect(await question.findByRole('alert')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Cancelar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Descartar' }));
    await expect(await details.findByText('Suprimida el')).toBeVisible();
    await expect(details.queryByRole('button', { name: 'Suspender la cuenta' })).toBeNull();
  },
};

/** The user has become an administrator meanwhile: a link leads to the other list. */
export const SubmitErrorOtherList: StoryObj = {
  ...storyOf({ grantAdmin: respondWith(grantAdmin, changesTo({}, 'ACCOUNT_UNCHANGED')) }),
  play: async ({ canvas }) => {
    const { details, question } = await openAction(canvas, 'Hacer administrador');
    await userEvent.type(question.getByLabelText(/Su contraseña/), 'la que sea');
    await userEvent.click(question.getByRole('button', { name: 'Hacer administrador' }));
    await expect(await question.findByRole('alert')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Cancelar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Descartar' }));
    await waitFor(() =>
      expect(details.queryByRole('button', { name: 'Hacer administrador' })).toBeNull(),
    );
    await expect(details.getByRole('link', { name: 'Ver en Administradores' })).toBeVisible();
  },
};
