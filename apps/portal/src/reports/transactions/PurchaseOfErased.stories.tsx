import { ok, userAccount } from '@consultancy/api/testing';
import { getAuditEvents, getUserAccount } from '@consultancy/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { reportParameters, reportPlace } from '../../testing/report-stories.tsx';
import { storyParameters } from '../../testing/screen-kit.ts';
import { ReportScreen } from '../ReportScreen/ReportScreen.tsx';
import { report as ofAll } from './of-all.ts';

const meta = {
  title: 'Reports/Transactions/OfErased',
  component: ReportScreen,
  parameters: reportParameters,
} satisfies Meta<typeof ReportScreen>;
export default meta;

/** A purchase of a buyer whose data were erased cannot be reversed: stated before the form. */
export const Forbidden: StoryObj = {
  render: () => <ReportScreen definition={ofAll} />,
  parameters: {
    ...storyParameters(
      {
        getAuditEvents: ok(getAuditEvents, { items: [], next_cursor: null }),
        getUserAccount: ok(getUserAccount, {
          ...userAccount,
          erased_at: '2026-11-18T20:06:02.000Z',
        }),
      },
      reportPlace('/adminview/all-transactions'),
    ),
    screenshots: { disable: true },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /transacción 900/i }));
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.click(await sheet.findByRole('button', { name: 'Devolver esta compra' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Esta compra no se puede devolver' }),
    );
    await expect(dialog.getByText(/Los datos de este cliente se suprimieron/)).toBeVisible();
    await expect(screen.queryByLabelText('Su contraseña')).toBeNull();
  },
};
