import {
  administrator,
  fails,
  handlers,
  never,
  noSecondFactor,
  ok,
  priceList,
  respondWith,
  unreachable,
} from '@consultancy/api/testing';
import {
  deletePriceList,
  getPriceLists,
  getSecondFactor,
  publishPriceList,
  updatePriceList,
  validateToken,
} from '@consultancy/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { draftAndPublishedLists, draftList } from '../../../testing/price-lists.ts';
import { expectUrl, screenParameters, storyParameters } from '../../../testing/screen-kit.ts';
import { withoutScreenshots } from '../../../testing/story-parameters.ts';
import { PriceListsScreen } from './PriceListsScreen.tsx';

const route = '/adminview/price-lists';

const draft = draftList;
const lists = draftAndPublishedLists;

const meta = {
  title: 'Screens/Admin/PriceLists',
  component: PriceListsScreen,
  parameters: {
    ...screenParameters({ route, session: administrator, frame: 'admin' }),
    msw: {
      handlers: {
        ...handlers,
        getPriceLists: ok(getPriceLists, { items: lists }),
        getSecondFactor: ok(getSecondFactor, noSecondFactor),
      },
    },
  },
} satisfies Meta<typeof PriceListsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The list in force, a draft, and every list that was published. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Lista de precios 2026' }),
    ).toBeVisible();
    const history = canvas.getByRole('table', { name: 'Historial de versiones publicadas' });
    await expect(within(history).getAllByRole('row')).toHaveLength(3);
    await expect(within(history).getByText('Vigente')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: {
    ...storyParameters({ getPriceLists: never(getPriceLists) }),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Listas de precios' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const Empty: Story = {
  parameters: storyParameters({ getPriceLists: ok(getPriceLists, { items: [] }) }),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Escribir la primera lista' }));
    await expect(await canvas.findByLabelText('Score desde')).toHaveValue('0');
    await expectUrl(canvasElement, `${route}?draft=new`);
    await userEvent.click(canvas.getByRole('button', { name: 'Volver a las listas' }));
    await expect(await canvas.findByText('Aún no hay listas de precios')).toBeVisible();
  },
};

export const LoadError: Story = {
  parameters: {
    ...storyParameters({ getPriceLists: unreachable(getPriceLists) }),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error fetching data.')).toHaveAttribute('lang', 'en');
    await expect(canvas.getByRole('button', { name: 'Intentar de nuevo' })).toBeVisible();
  },
};

export const Forbidden: Story = {
  parameters: {
    ...storyParameters({
      getPriceLists: fails(getPriceLists, 'UNAUTHORIZED'),
      validateToken: ok(validateToken, administrator),
    }),
    ...withoutScreenshots,
  },
  play: async ({ canvasElement }) => {
    await expectUrl(canvasElement, '/auth');
  },
};

async function openPublish(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.click(
    await canvas.findByRole('button', { name: 'Publicar el borrador, versión 5' }),
  );
  return within(await screen.findByRole('alertdialog'));
}

async function publish(canvasElement: HTMLElement) {
  const dialog = await openPublish(canvasElement);
  await userEvent.type(dialog.getByLabelText('Su contraseña'), 'la clave del admin');
  await userEvent.click(dialog.getByRole('button', { name: 'Publicar ahora' }));
  return dialog;
}

/** Its effects for users, its date, and that it is final; then the password. */
export const ModalOpen: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openPublish(canvasElement);
    await expect(dialog.getByText('Reemplaza a «Lista de precios 2026», versión 3.')).toBeVisible();
    await expect(
      dialog.getByText('Score desde 10.000 → 12.500 · 12,50 → 14,50 créditos'),
    ).toBeVisible();
    await expect(dialog.getByText('Nuevo: desde 1.000.000, 95 créditos')).toBeVisible();
    await expect(dialog.getByText('Se retira')).toBeVisible();
    await expect(dialog.getByText('0,25 → 0,50')).toBeVisible();
    await expect(dialog.getByText('Otros 2 niveles no cambian.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Publicar ahora' }));
    await expect(await dialog.findByText('Escriba su contraseña.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(
      within(canvasElement).getByRole('button', { name: 'Publicar el borrador, versión 5' }),
    ).toHaveFocus();
    await openPublish(canvasElement);
  },
};

export const Success: Story = {
  parameters: {
    ...storyParameters({
      publishPriceList: ok(publishPriceList, { ...draft, published_at: draft.created_at }),
    }),
    ...withoutScreenshots,
  },
  play: async ({ canvas, canvasElement }) => {
    await publish(canvasElement);
    await expect(
      await canvas.findByText('La lista «Lista de precios 2027», versión 5, ya está vigente.'),
    ).toBeVisible();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

export const FieldErrorsPassword: Story = {
  parameters: {
    ...storyParameters({ publishPriceList: fails(publishPriceList, 'PASSWORD_INCORRECT') }),
    ...withoutScreenshots,
  },
  play: async ({ canvasElement }) => {
    const dialog = await publish(canvasElement);
    await expect(await dialog.findByText('La contraseña no es correcta.')).toBeVisible();
    await expect(dialog.getByLabelText('Su contraseña')).toHaveFocus();
  },
};

/** The draft was published concurrently: reported without its changes, and the lists reloaded. */
export const SubmitError: Story = {
  parameters: (() => {
    let reads = 0;
    const published = { ...draft, published_at: '2026-11-18T15:00:00.000Z', in_force: true };
    const afterwards = [published, { ...priceList, in_force: false }];
    return storyParameters({
      getPriceLists: respondWith(getPriceLists, () => {
        reads += 1;
        return HttpResponse.json({ items: reads === 1 ? lists : afterwards });
      }),
      publishPriceList: fails(publishPriceList, 'PRICE_LIST_PUBLISHED'),
    });
  })(),
  play: async ({ canvas, canvasElement }) => {
    const dialog = await publish(canvasElement);
    await expect(
      await dialog.findByText(/Alguien guardó, publicó o eliminó este borrador/),
    ).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByText(/No hay borradores/, { ignore: 'script' })).toBeInTheDocument(),
    );
    await expect(dialog.queryByText(/Reemplaza a|Los precios son los mismos/)).toBeNull();
  },
};

/** Deleting requires confirmation, and reports the result. */
export const SuccessDeleted: Story = {
  parameters: {
    ...storyParameters({
      deletePriceList: ok(deletePriceList, { message: 'El borrador se eliminó.' }),
    }),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Eliminar el borrador, versión 5' }),
    );
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Eliminar' }));
    await expect(
      await canvas.findByText('El borrador «Lista de precios 2027» se eliminó.'),
    ).toBeVisible();
  },
};

/** An earlier list, read-only; a draft can be created from it. */
export const ModalOpenEarlier: Story = {
  parameters: withoutScreenshots,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver la versión 1' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Lista de lanzamiento' }));
    await expect(sheet.getByRole('row', { name: 'Nivel 4 100.000 30,00' })).toBeVisible();
    await userEvent.click(
      sheet.getByRole('button', { name: 'Crear un borrador a partir de esta' }),
    );
    await expectUrl(canvasElement, `${route}?draft=new&from=1`);
    await expect(await canvas.findByLabelText('Título')).toHaveValue('Lista de lanzamiento');
  },
};

const editing = { route: `${route}?draft=5`, session: administrator, frame: 'admin' } as const;

/** A draft being edited, its numbers in Colombian notation. */
export const DefaultEditor: Story = {
  parameters: { portal: editing },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Título')).toHaveValue('Lista de precios 2027');
    await expect(canvas.getAllByLabelText('Score desde')[3]).toHaveValue('1.000.000');
    await expect(canvas.getByLabelText('Peso por registro TB')).toHaveValue('0,50');
  },
};

/** Each field is validated on blur, also against the previous level. */
export const FieldErrors: Story = {
  parameters: { portal: editing },
  play: async ({ canvas }) => {
    const third = (await canvas.findAllByLabelText('Score desde'))[2] as HTMLElement;
    await userEvent.clear(third);
    await userEvent.type(third, '500');
    await userEvent.tab();
    await expect(
      await canvas.findByText(
        'El nivel «Nivel 3» debe empezar en un Score mayor que el de «Nivel 2».',
      ),
    ).toBeVisible();
    const price = canvas.getAllByLabelText('Créditos por ejecución')[3] as HTMLElement;
    await userEvent.clear(price);
    await userEvent.type(price, '-1');
    await userEvent.tab();
    await expect(
      await canvas.findByText(
        'Escriba un número de créditos mayor o igual que cero, con dos decimales como máximo.',
      ),
    ).toBeVisible();
  },
};

/** The blank fields of an added level are validated on blur as well, not when they appear. */
export const FieldErrorsAddedLevel: Story = {
  parameters: { portal: editing, ...withoutScreenshots },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Agregar un nivel' }));
    await userEvent.tab();
    const score = canvas.getAllByLabelText('Score desde').at(-1) as HTMLElement;
    const price = canvas.getAllByLabelText('Créditos por ejecución').at(-1) as HTMLElement;
    await expect(score).toHaveFocus();
    await expect(score).not.toBeInvalid();
    await expect(price).not.toBeInvalid();
    await userEvent.tab();
    await waitFor(() => expect(score).toBeInvalid());
    await expect(price).not.toBeInvalid();
    await userEvent.type(score, '2.000.000');
    await waitFor(() => expect(score).not.toBeInvalid());
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar el borrador' }));
    await waitFor(() => expect(price).toBeInvalid());
  },
};

const saved: unknown[] = [];

/** Exact decimals are sent; then the overview reports that the draft is saved. */
export const SuccessSaved: Story = {
  parameters: {
    ...storyParameters(
      {
        updatePriceList: respondWith(updatePriceList, async ({ request }) => {
          saved.push(await request.json());
          return HttpResponse.json(draft);
        }),
      },
      editing,
    ),
    ...withoutScreenshots,
  },
  play: async ({ canvas, canvasElement }) => {
    saved.length = 0;
    await userEvent.click(await canvas.findByRole('button', { name: 'Quitar el nivel 2' }));
    await expect(canvas.getByRole('button', { name: 'Agregar un nivel' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Control>}a{/Control}Nivel 6{Tab}2.000.000{Tab}120,5{Enter}');
    await expect(
      await canvas.findByText('El borrador «Lista de precios 2027» quedó guardado.'),
    ).toBeVisible();
    await expectUrl(canvasElement, route);
    await expect(saved[0]).toMatchObject({
      tb_weight: '0.50',
      revision: 2,
      levels: [
        { level: 'Nivel 1', min_score: '0', credits: '2' },
        { level: 'Nivel 3', min_score: '12500', credits: '14.50' },
        { level: 'Nivel 5', min_score: '1000000', credits: '95' },
        { level: 'Nivel 6', min_score: '2000000', credits: '120.5' },
      ],
    });
  },
};

/** The URL names a draft that does not exist any more. */
export const NotFound: Story = {
  parameters: {
    portal: { ...editing, route: `${route}?draft=3` },
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No encontramos este borrador/)).toBeVisible();
  },
};

/** Leaving requires confirmation while there are unsaved changes. */
export const ModalOpenLeave: Story = {
  parameters: { portal: editing, ...withoutScreenshots },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await canvas.findByLabelText('Título'), ' (revisada)');
    await userEvent.click(canvas.getByRole('button', { name: 'Volver a las listas' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Seguir editando' }));
    await expect(canvas.getByLabelText('Título')).toHaveValue('Lista de precios 2027 (revisada)');
    await userEvent.click(canvas.getByRole('button', { name: 'Volver a las listas' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
    await expectUrl(canvasElement, route);
  },
};

/** So do the search over pages and the sign-out. */
export const ModalOpenLeaveElsewhere: Story = {
  parameters: { portal: editing, ...withoutScreenshots },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await canvas.findByLabelText('Título'), ' (revisada)');
    await userEvent.click(canvas.getByRole('button', { name: 'Salir' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Seguir editando' }));
    await expect(canvas.getByLabelText('Título')).toHaveValue('Lista de precios 2027 (revisada)');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox', { name: /^Página/ }), 'auditoría');
    await userEvent.click(await screen.findByRole('option', { name: /^Auditoría/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
    await expectUrl(canvasElement, '/adminview/audit');
  },
};

const longName = 'Estudios de impacto ambiental de hidroeléctricas con trasvase de cuencas';

/** The longest list: long names, the largest numbers, many levels. */
export const LongContent: Story = {
  parameters: storyParameters({
    getPriceLists: ok(getPriceLists, {
      items: [
        { ...draft, title: `${longName} 2027` },
        {
          ...priceList,
          title: longName,
          fc_weight: '9999.9999',
          levels: Array.from({ length: 20 }, (_, index) => ({
            level: `${index + 1}. ${longName}`.slice(0, 60),
            min_score: index === 0 ? '0' : `${index}9999999999.9999`,
            credits: `${99999999990 + index}.99`,
          })),
        },
        ...lists.slice(2),
      ],
    }),
  }),
};
