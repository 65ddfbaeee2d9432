import { administrator, noSecondFactor, ok, priceList } from '@consultancy/api/testing';
import {
  deletePriceList,
  getPriceLists,
  getSecondFactor,
  updatePriceList,
} from '@consultancy/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { draftList } from '../../../testing/price-lists.ts';
import { onPhone, screenParameters, storyParameters } from '../../../testing/screen-kit.ts';
import { PriceListsScreen } from './PriceListsScreen.tsx';

const route = '/adminview/price-lists';
const portal = { route, session: administrator, frame: 'admin' } as const;
const longWord = { level: 'Hidroelectricasbinacionales 12', min_score: '0', credits: '2.00' };
const manyWords = { level: 'Ambiental de hidroeléctricas', min_score: '10000', credits: '9.00' };
const ordinary = { level: 'Complejidad media', min_score: '20000', credits: '15.00' };
const inForce = {
  ...priceList,
  levels: [longWord, ordinary, ...priceList.levels.slice(2)],
};

const meta = {
  title: 'Screens/Admin/PriceLists/Layout',
  component: PriceListsScreen,
  parameters: {
    ...screenParameters(portal),
    ...storyParameters(
      {
        getPriceLists: ok(getPriceLists, { items: [draftList, inForce] }),
        getSecondFactor: ok(getSecondFactor, noSecondFactor),
      },
      portal,
    ),
    screenshots: { disable: true },
  },
} satisfies Meta<typeof PriceListsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** On a tablet the inputs of a level are in one line, also with an error below one of them. */
export const EditorOnTablet: Story = {
  parameters: { portal: { ...portal, route: `${route}?draft=5` } },
  play: async ({ canvas }) => {
    const level = within(await canvas.findByRole('group', { name: 'Nivel 2' }));
    const fields = level.getAllByRole('textbox');
    const list = fields[0]?.closest('ol') as HTMLElement;
    list.style.maxInlineSize = '40rem';
    const lines = () => new Set(fields.map((field) => field.getBoundingClientRect().top)).size;
    await expect(fields).toHaveLength(3);
    await expect(lines()).toBe(1);
    await userEvent.clear(fields[2] as HTMLElement);
    await userEvent.tab();
    await waitFor(() => expect(fields[2]).toBeInvalid());
    await expect(lines()).toBe(1);
  },
};

/** On a phone each label of a level starts where its input does. */
export const EditorOnPhone: Story = {
  ...onPhone,
  parameters: { portal: { ...portal, route: `${route}?draft=5` } },
  play: async ({ canvas }) => {
    const level = within(await canvas.findByRole('group', { name: 'Nivel 2' }));
    for (const name of ['Nombre del nivel', 'Score desde', 'Créditos por ejecución']) {
      const [label, input] = [level.getByText(name), level.getByLabelText(name)].map(
        (element) => element.getBoundingClientRect().left,
      );
      await expect(label).toBe(input);
    }
  },
};

/**
 * Opened from far down in the lists, a draft starts with its heading, and the keyboard with it; so do
 * the lists after it.
 */
export const EditorFromItsStart: Story = {
  ...onPhone,
  play: async ({ canvas }) => {
    const edit = await canvas.findByRole('button', { name: 'Editar el borrador, versión 5' });
    edit.scrollIntoView({ block: 'start', behavior: 'instant' });
    await expect(window.scrollY).toBeGreaterThan(200);
    await userEvent.click(edit);
    await canvas.findByRole('heading', { level: 1, name: 'Borrador, versión 5' });
    const main = await canvas.findByRole('main', { name: /^Borrador, versión 5/ });
    await waitFor(() => expect(main).toHaveFocus());
    await expect(window.scrollY).toBe(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Volver a las listas' }));
    await canvas.findByRole('heading', { level: 1, name: 'Listas de precios' });
    await waitFor(() => expect(main).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Editar el borrador, versión 5' }));
    await userEvent.type(await canvas.findByLabelText('Peso por registro FC'), '1');
    await userEvent.click(canvas.getByRole('button', { name: 'Volver a las listas' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: /^Salir/ }));
    await canvas.findByRole('heading', { level: 1, name: 'Listas de precios' });
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

/** A result is shown at the start of the page, which scrolls to it from the button further down. */
export const ResultInView: Story = {
  ...onPhone,
  parameters: storyParameters(
    { deletePriceList: ok(deletePriceList, { message: 'El borrador se eliminó.' }) },
    portal,
  ),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Eliminar el borrador, versión 5' });
    // At once, also for who has not asked for less motion.
    button.scrollIntoView({ behavior: 'instant' });
    await expect(window.scrollY).toBeGreaterThan(0);
    await userEvent.click(button);
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Eliminar' }));
    const notice = await canvas.findByText(/^El borrador .* se eliminó/);
    await waitFor(() => expect(notice.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
  },
};

/** The result of the editor is announced over lists that come with it, and is gone after the next draft. */
export const ResultOfEditor: Story = {
  parameters: storyParameters({ updatePriceList: ok(updatePriceList, draftList) }, portal),
  play: async ({ canvas }) => {
    const edit = { name: 'Editar el borrador, versión 5' };
    await userEvent.click(await canvas.findByRole('button', edit));
    await userEvent.click(await canvas.findByRole('button', { name: 'Guardar el borrador' }));
    const notice = await canvas.findByText(/quedó guardado\.$/);
    await waitFor(() => expect(notice.closest('[role=status] > :not([inert])')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', edit));
    await userEvent.click(await canvas.findByRole('button', { name: 'Volver a las listas' }));
    await canvas.findByRole('button', edit);
    await expect(canvas.queryByText(/quedó guardado/)).toBeNull();
  },
};

/** The region of the table of the list in force, made as wide as a story needs. */
async function regionOf(canvas: Canvas, inlineSize: string) {
  const name = await canvas.findByRole('rowheader', { name: longWord.level });
  const region = name.closest('section') as HTMLElement;
  (region.parentElement as HTMLElement).style.inlineSize = inlineSize;
  return region;
}

/** The table of the list in force, which fits that width. */
async function tableOf(canvas: Canvas, inlineSize: string) {
  const region = await regionOf(canvas, inlineSize);
  await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
  return within(region);
}

/** The number of lines of the first word of a name. */
function linesOfWord(name: HTMLElement): number {
  const text = name.firstChild as Text;
  const word = document.createRange();
  word.setStart(text, 0);
  word.setEnd(text, text.data.indexOf(' '));
  return word.getClientRects().length;
}

/** On the smallest phone the long word of a name breaks, between syllables if it can, and the others do not. */
export const LongWordOnPhone: Story = {
  play: async ({ canvas }) => {
    const table = await tableOf(canvas, '15rem');
    await expect(getComputedStyle(table.getByText(longWord.level)).hyphens).toBe('auto');
    await expect(linesOfWord(table.getByText('Complejidad media'))).toBe(1);
  },
};

/** In large text on a phone the table scrolls, and ordinary words beside the long one do not break. */
export const LongWordInLargeText: Story = {
  parameters: storyParameters({
    getPriceLists: ok(getPriceLists, { items: [{ ...inForce, levels: [longWord, manyWords] }] }),
  }),
  play: async ({ canvas }) => {
    const region = await regionOf(canvas, '7rem');
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    await expect(linesOfWord(within(region).getByText(manyWords.level))).toBe(1);
  },
};

/** Where the other columns leave enough space, as in a sheet, the long word does not break. */
export const LongWordInSheet: Story = {
  play: async ({ canvas }) => {
    for (const inlineSize of ['25rem', '27rem', '45rem']) {
      const table = await tableOf(canvas, inlineSize);
      await expect(linesOfWord(table.getByText(longWord.level))).toBe(1);
    }
  },
};
