import {
  administrator,
  errorResponse,
  listedUserRows,
  respondWith,
} from '@consultancy/api/testing';
import { getUsers, usersSearch } from '@consultancy/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, userEvent } from 'storybook/test';
import { ofField } from '../../../testing/sale-form.ts';
import { screenParameters, storyParameters } from '../../../testing/screen-kit.ts';
import { NewTransactionScreen } from './NewTransactionScreen.tsx';

const meta = {
  title: 'Screens/Admin/NewTransaction/Long e-mail',
  component: NewTransactionScreen,
  parameters: screenParameters({
    route: '/adminview/new-transaction',
    session: administrator,
    frame: 'admin',
  }),
} satisfies Meta<typeof NewTransactionScreen>;
export default meta;

const email = `${'coordinacion.'.repeat(4)}sig@${'gestion-ambiental.'.repeat(3)}empresa.com`;

/** A customer whose e-mail is longer than the text that users are searched by is suggested as well. */
export const Default: StoryObj<typeof meta> = {
  parameters: {
    ...storyParameters({
      getUsers: respondWith(getUsers, ({ request }) => {
        const search = new URL(request.url).searchParams.get('search') ?? '';
        if (!usersSearch.safeParse(search).success) return errorResponse('VALIDATION_ERROR');
        const items = email.includes(search) ? [{ ...listedUserRows(1)[0], email }] : [];
        return HttpResponse.json({ items, next_cursor: null });
      }),
    }),
    screenshots: { disable: true },
  },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Correo del cliente', ofField);
    await userEvent.click(field);
    await userEvent.paste(email);
    await expect(await canvas.findByRole('option', { name: new RegExp(email) })).toBeVisible();
  },
};
