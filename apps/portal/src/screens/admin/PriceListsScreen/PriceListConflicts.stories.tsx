import {
  administrator,
  errorResponse,
  noSecondFactor,
  ok,
  priceList,
  respondWith,
} from '@consultancy/api/testing';
import {
  createPriceList,
  deletePriceList,
  getPriceLists,
  getSecondFactor,
  publishPriceList,
  updatePriceList,
} from '@consultancy/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { draftAndPublishedLists, draftList } from '../../../testing/price-lists.ts';
import { expectUrl, screenParameters, storyParameters } from '../../../testing/screen-kit.ts';
import { withoutScreenshots } from '../../../testing/story-parameters.ts';
import { PriceListsScreen } from './PriceListsScreen.tsx';

const route = '/adminview/price-lists';
const portal = { route: `${route}?draft=5`, session: administrator, frame: 'admin' } as const;
const getLists = ok(getPriceLists, { items: draftAndPublishedLists });

const meta = {
  title: 'Screens/Admin/PriceLists/Conflicts',
  component: PriceListsScreen,
  parameters: {
    ...screenParameters(portal),
    ...storyParameters(
      { getPriceLists: getLists, getSecondFactor: ok(getSecondFactor, noSecondFactor) },
      portal,
    ),
  },
} satisfies Meta<typeof PriceListsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The draft was published concurrently: the input is preserved and becomes another draft. */
export const SubmitErrorGone: Story = {
  parameters: {
    ...storyParameters(
      {
        updatePriceList: respondWith(updatePriceList, () => errorResponse('PRICE_LIST_PUBLISHED')),
        createPriceList: ok(createPriceList, { ...draftList, version: 6 }),
      },
      portal,
    ),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Guardar el borrador' }));
    await expect(await canvas.findByText(/ya no se puede cambiar/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar como otro borrador' }));
    await expect(await canvas.findByText(/quedó guardado/)).toBeVisible();
  },
};

const ofColleague = { ...draftList, revision: 3, title: 'Lista 2027 del colega' };
let isSavedByColleague = false;

/**
 * A colleague saves just before the first try; the input is sent with the revision that was loaded.
 */
const colleagueFirst = storyParameters(
  {
    getPriceLists: respondWith(getPriceLists, () => {
      const lists = isSavedByColleague ? [ofColleague, priceList] : draftAndPublishedLists;
      return HttpResponse.json({ items: lists });
    }),
    updatePriceList: respondWith(updatePriceList, async ({ request }) => {
      isSavedByColleague = true;
      const { revision } = (await request.json()) as { revision: number };
      return revision === ofColleague.revision
        ? HttpResponse.json({ ...ofColleague, revision: 4 })
        : errorResponse('PRICE_LIST_CHANGED');
    }),
  },
  portal,
);

async function saveTooLate(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText('Título'), ' (revisada)');
  await userEvent.click(canvas.getByRole('button', { name: 'Guardar el borrador' }));
  await expect(await canvas.findByText(/Este borrador cambió después/)).toBeVisible();
}

/** A colleague saved the draft concurrently: the input is preserved until the user chooses. */
export const SubmitErrorChanged: Story = {
  parameters: colleagueFirst,
  beforeEach: () => {
    isSavedByColleague = false;
  },
  play: async ({ canvas, canvasElement }) => {
    await saveTooLate(canvasElement);
    await expect(canvas.getByLabelText('Título')).toHaveValue('Lista de precios 2027 (revisada)');
    await expect(canvas.getByRole('button', { name: 'Guardar como otro borrador' })).toBeVisible();
  },
};

/** The colleague's values replace the input, and can be saved. */
export const SuccessReloaded: Story = {
  parameters: { ...colleagueFirst, ...withoutScreenshots },
  beforeEach: () => {
    isSavedByColleague = false;
  },
  play: async ({ canvas, canvasElement }) => {
    await saveTooLate(canvasElement);
    await userEvent.click(
      canvas.getByRole('button', { name: 'Descartar lo mío y cargar lo guardado' }),
    );
    await waitFor(() =>
      expect(canvas.getByLabelText('Título')).toHaveValue('Lista 2027 del colega'),
    );
    await expect(canvas.queryByText(/Este borrador cambió después/)).toBeNull();
    await expect(canvasElement.ownerDocument.body).not.toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar el borrador' }));
    await expect(await canvas.findByText(/quedó guardado/)).toBeVisible();
  },
};

const lists = { reads: 0 };

/**
 * A colleague publishes the draft and another list; the connection is lost and returns, and the
 * lists are read again.
 */
const readAgainWithout = (draftName: string) => ({
  ...storyParameters(
    {
      getPriceLists: respondWith(getPriceLists, () => {
        lists.reads += 1;
        const published = { ...draftList, published_at: draftList.created_at, in_force: true };
        const replaced = { ...priceList, in_force: false };
        const items = lists.reads === 1 ? draftAndPublishedLists : [published, replaced];
        return HttpResponse.json({ items });
      }),
      updatePriceList: respondWith(updatePriceList, () => errorResponse('PRICE_LIST_PUBLISHED')),
      createPriceList: respondWith(createPriceList, () => errorResponse('VALIDATION_ERROR')),
    },
    { ...portal, route: `${route}?draft=${draftName}` },
  ),
  ...withoutScreenshots,
});

async function typeAndReadAgain(canvasElement: HTMLElement) {
  lists.reads = 0;
  const title = await within(canvasElement).findByLabelText('Título');
  await userEvent.clear(title);
  await userEvent.type(title, 'Sin guardar');
  // Requests of the first two seconds are one.
  await waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(lists.reads).toBe(2);
  });
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Guardar el borrador' }));
}

/** Lists that are read again leave the input in place, and saving reports what happened. */
export const SubmitErrorReadAgain: Story = {
  parameters: readAgainWithout('5'),
  play: async ({ canvas, canvasElement }) => {
    await typeAndReadAgain(canvasElement);
    await expect(await canvas.findByText(/ya no se puede cambiar/)).toBeVisible();
    await expect(canvas.getByLabelText('Título')).toHaveValue('Sin guardar');
  },
};

/** So does another list in force, from which a new draft would be copied. */
export const SubmitErrorReadAgainNew: Story = {
  parameters: readAgainWithout('new'),
  play: async ({ canvas, canvasElement }) => {
    await typeAndReadAgain(canvasElement);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByLabelText('Título')).toHaveValue('Sin guardar');
  },
};

let respondToSave = () => {};

/** A slow save whose user has gone on to another draft does not take them away from it. */
export const SuccessElsewhere: Story = {
  parameters: {
    ...storyParameters(
      {
        getPriceLists: respondWith(getPriceLists, () => {
          lists.reads += 1;
          return HttpResponse.json({ items: draftAndPublishedLists });
        }),
        updatePriceList: respondWith(updatePriceList, async () => {
          await new Promise<void>((resolve) => {
            respondToSave = resolve;
          });
          return HttpResponse.json({ ...draftList, revision: 3 });
        }),
      },
      portal,
    ),
    ...withoutScreenshots,
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Guardar el borrador' }));
    await canvas.findByRole('button', { name: 'Guardando…' });
    await userEvent.click(canvas.getByRole('button', { name: 'Volver a las listas' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Nuevo borrador' }));
    const title = await canvas.findByLabelText('Título');
    await userEvent.clear(title);
    await userEvent.type(title, 'Otra lista');
    const { reads } = lists;
    respondToSave();
    await waitFor(() => expect(lists.reads).toBe(reads + 1));
    await expectUrl(canvasElement, `${route}?draft=new`);
    await expect(canvas.getByLabelText('Título')).toHaveValue('Otra lista');
  },
};

const removals: string[] = [];

/** Nor is a draft deleted that a colleague has just saved. */
export const SubmitErrorDeleteChanged: Story = {
  parameters: {
    ...storyParameters(
      {
        deletePriceList: respondWith(deletePriceList, ({ request }) => {
          removals.push(new URL(request.url).search);
          return errorResponse('PRICE_LIST_CHANGED');
        }),
      },
      { ...portal, route },
    ),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    removals.length = 0;
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Eliminar el borrador, versión 5' }),
    );
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Eliminar' }));
    await expect(await dialog.findByText(/Este borrador cambió después/)).toBeVisible();
    await expect(removals).toEqual(['?revision=2']);
  },
};

const publications: unknown[] = [];

/** Only the loaded revision is published; a concurrent save is reported, not published. */
export const SubmitErrorPublishChanged: Story = {
  parameters: {
    ...storyParameters(
      {
        publishPriceList: respondWith(publishPriceList, async ({ request }) => {
          publications.push(await request.json());
          return errorResponse('PRICE_LIST_CHANGED');
        }),
      },
      { ...portal, route },
    ),
    ...withoutScreenshots,
  },
  play: async ({ canvas }) => {
    publications.length = 0;
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Publicar el borrador, versión 5' }),
    );
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.type(dialog.getByLabelText('Su contraseña'), 'la clave del admin');
    await userEvent.click(dialog.getByRole('button', { name: 'Publicar ahora' }));
    await expect(await dialog.findByText(/Este borrador cambió después/)).toBeVisible();
    await expect(dialog.getByText(/las listas ya están actualizadas/)).toBeVisible();
    await expect(publications).toEqual([{ password: 'la clave del admin', revision: 2 }]);
  },
};

/** A colleague has published another list meanwhile: its prices are shown before they are replaced. */
export const SubmitErrorPublishOvertaken: Story = {
  parameters: {
    ...storyParameters(
      {
        getPriceLists: respondWith(getPriceLists, () => {
          lists.reads += 1;
          const ofColleague = { ...priceList, version: 6, title: 'Lista del segundo semestre' };
          const items = [draftList, ofColleague, { ...priceList, in_force: false }];
          return HttpResponse.json({ items: lists.reads === 1 ? draftAndPublishedLists : items });
        }),
        publishPriceList: respondWith(publishPriceList, async ({ request }) => {
          publications.push(await request.json());
          return errorResponse('INTERNAL_ERROR');
        }),
      },
      { ...portal, route },
    ),
    ...withoutScreenshots,
  },
  beforeEach: () => {
    lists.reads = 0;
    publications.length = 0;
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Publicar el borrador, versión 5' }),
    );
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.type(dialog.getByLabelText('Su contraseña'), 'la clave del admin');
    await userEvent.click(dialog.getByRole('button', { name: 'Publicar ahora' }));
    await expect(await dialog.findByText(/Mientras tanto se publicó otra lista/)).toBeVisible();
    await expect(
      await dialog.findByText('Reemplaza a «Lista del segundo semestre», versión 6.'),
    ).toBeVisible();
    await expect(publications).toEqual([]);
  },
};
