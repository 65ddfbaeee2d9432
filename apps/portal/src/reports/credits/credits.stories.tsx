import { respondWith } from '@consultancy/api/testing';
import { getUserCreditHistory, getUserCreditsBalance } from '@consultancy/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { reportParameters, reportPlace, reportStories } from '../../testing/report-stories.tsx';
import { storyParameters } from '../../testing/screen-kit.ts';
import { ReportScreen } from '../ReportScreen/ReportScreen.tsx';
import { report as mine } from './mine.ts';
import { report as ofUser } from './of-user.ts';

const meta = {
  title: 'Reports/Credits',
  component: ReportScreen,
  parameters: reportParameters,
} satisfies Meta<typeof ReportScreen>;
export default meta;

const storiesOfMine = reportStories({
  definition: mine,
  endpoint: getUserCreditHistory,
  handler: 'getUserCreditHistory',
  route: '/userview/creditsBalance',
  title: 'Mis Créditos',
  shown: 'Mostrando 12 registros.',
  emptyText: 'El usuario no tiene movimientos de créditos.',
});

export const DefaultMine: StoryObj = storiesOfMine.Default;
export const LoadingMine: StoryObj = storiesOfMine.Loading;
export const EmptyMine: StoryObj = storiesOfMine.Empty;
export const LoadErrorMine: StoryObj = storiesOfMine.LoadError;

/** State of the mocked server, which books a run between the two searches. */
let balance = '1240.50';

/** A search shows the balance of the same moment as the rows. */
export const DefaultSearchedMine: StoryObj = {
  ...storiesOfMine.Default,
  beforeEach: () => {
    balance = '1240.50';
  },
  parameters: {
    ...storyParameters(
      {
        getUserCreditsBalance: respondWith(getUserCreditsBalance, () =>
          HttpResponse.json({ credits_balance: balance }),
        ),
      },
      reportPlace('/userview/creditsBalance'),
    ),
    screenshots: { disable: true },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1.240,50')).toBeVisible();
    balance = '1100.25';
    await userEvent.type(canvas.getByLabelText('Fecha inicial'), '01/11/2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Buscar' }));
    await expect(await canvas.findByText('1.100,25')).toBeVisible();
    balance = '987.75';
    await userEvent.click(canvas.getByRole('button', { name: 'Buscar' }));
    await expect(await canvas.findByText('987,75')).toBeVisible();
  },
};

/** Balance after an estimated run. */
export const ModalOpenMine: StoryObj = {
  ...storiesOfMine.Default,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Calcular el costo de una ejecución' }),
    );
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(
      await page.findByRole('dialog', { name: 'Calcule el costo de una ejecución' }),
    );
    await userEvent.type(await dialog.findByLabelText('Registros FC'), '9999');
    await userEvent.type(dialog.getByLabelText('Registros TB'), '4');
    await waitFor(() =>
      expect(dialog.getByRole('status', { name: 'Resultado del cálculo' })).toHaveTextContent(
        'Créditos12,50Disponible después1.192Disponible ahora: 1.204,50',
      ),
    );
  },
};

const storiesOfUser = reportStories({
  definition: ofUser,
  endpoint: getUserCreditHistory,
  handler: 'getUserCreditHistory',
  route: '/adminview/creditsBalance/user?username=marcela_rios',
  title: 'Créditos de un usuario',
  shown: 'Mostrando 12 registros.',
  emptyText: 'El usuario no tiene movimientos de créditos.',
});

export const DefaultOfUser: StoryObj = storiesOfUser.Default;
export const LoadingOfUser: StoryObj = storiesOfUser.Loading;
export const EmptyOfUser: StoryObj = storiesOfUser.Empty;
export const LoadErrorOfUser: StoryObj = storiesOfUser.LoadError;
