import { errorResponse, longErrorLog, noResponse, ok, respondWith } from '@consultancy/api/testing';
import { getUserErrors } from '@consultancy/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { savedViewLimits } from '../../config/saved-view-limits.ts';
import { reportParameters, reportPlace } from '../../testing/report-stories.tsx';
import { expectUrl, storyParameters } from '../../testing/screen-kit.ts';
import { report } from '../errors-log/mine.ts';
import { ReportScreen } from './ReportScreen.tsx';

const route = '/userview/user-errors';

/** Actions on the rows of a report; one report represents all. */
const meta = {
  title: 'Reports/Table',
  component: ReportScreen,
  render: () => <ReportScreen definition={report} />,
  parameters: { ...reportParameters, portal: reportPlace(route), screenshots: { disable: true } },
  beforeEach: () => {
    localStorage.clear();
  },
} satisfies Meta<typeof ReportScreen>;
export default meta;

type Story = StoryObj;

const withScreenshots = { screenshots: { disable: false } } as const;
const wholeText = 'RuntimeError: <script>alert(1)</script>';

/** The details of a row contain the whole message, which can be copied. */
export const ModalOpen: Story = {
  parameters: {
    ...storyParameters({
      getUserErrors: ok(getUserErrors, { items: [longErrorLog], next_cursor: null }),
    }),
    ...withScreenshots,
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Ver el error/ }));
    const sheet = within(await screen.findByRole('dialog', { name: /^El error/ }));
    await expect(sheet.getByText(new RegExp(wholeText.replace(/[()]/g, '\\$&')))).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Copiar el texto' })).toBeVisible();
  },
};

/** Escape closes the details; the focus returns to the row. */
export const ModalOpenClosed: Story = {
  play: async ({ canvas }) => {
    const [button] = await canvas.findAllByRole('button', { name: /^Ver el error/ });
    if (!button) throw new Error('There is no row.');
    await userEvent.click(button);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
  },
};

/** The address contains the hidden columns. */
export const DefaultColumns: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Vista' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Etapa' }));
    await expectUrl(canvasElement, `${route}?hide=execute_stage`);
    await expect(canvas.queryByRole('columnheader', { name: /Etapa/ })).not.toBeInTheDocument();
  },
};

/** A search is saved under a name, applied and removed. */
export const ModalOpenSearches: Story = {
  parameters: {
    ...storyParameters({}, { route: `${route}?start_date=2026-11-01&sort=error_time.asc` }),
    ...withScreenshots,
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Mostrando 9 registros.');
    await userEvent.click(canvas.getByRole('button', { name: 'Búsquedas guardadas' }));
    const box = within(await screen.findByRole('dialog', { name: 'Búsquedas guardadas' }));
    await userEvent.click(box.getByRole('button', { name: 'Guardar' }));
    await expect(box.getByText('Escriba un nombre para la búsqueda.')).toBeVisible();
    await userEvent.type(box.getByLabelText(/^Nombre/), 'Errores de noviembre{Enter}');
    const link = await box.findByRole('link', { name: 'Errores de noviembre' });
    await expect(link).toHaveAttribute('href', expect.stringContaining('start_date=2026-11-01'));
    await expect(link).toHaveAttribute('href', expect.stringContaining('sort=error_time.asc'));
    await userEvent.type(box.getByLabelText(/^Nombre/), 'Otra{Enter}');
    await userEvent.click(await box.findByRole('button', { name: 'Borrar «Otra»' }));
    await expect(await box.findByText('Se borró «Otra».')).toBeVisible();
    await expect(box.getByRole('list').parentElement).toHaveFocus();
  },
};

const searchesKey = () =>
  Object.keys(localStorage).find((name) => name.startsWith('portal.searches:')) ?? '';

function forgetSearches() {
  const forget = () => localStorage.removeItem(searchesKey());
  forget();
  return forget;
}

async function openSearches(canvas: ReturnType<typeof within>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Búsquedas guardadas' }));
  return within(await screen.findByRole('dialog', { name: 'Búsquedas guardadas' }));
}

async function saveFirstSearch(canvas: ReturnType<typeof within>) {
  const box = await openSearches(canvas);
  await userEvent.type(box.getByLabelText(/^Nombre/), 'De esta{Enter}');
  await box.findByRole('link', { name: 'De esta' });
  return box;
}

/** An address that is longer than a saved one may be. */
export const FieldErrorsLongSearch: Story = {
  parameters: storyParameters({}, { route: `${route}?note=${'a'.repeat(savedViewLimits.search)}` }),
  play: async ({ canvas }) => {
    const box = await openSearches(canvas);
    await userEvent.type(box.getByLabelText(/^Nombre/), 'Larga{Enter}');
    await expect(await box.findByText(/^Esta búsqueda es demasiado larga/)).toBeVisible();
    await expect(box.queryByRole('link')).not.toBeInTheDocument();
  },
};

/** Once another tab has saved as many as allowed, they are shown, and one can be deleted. */
export const FieldErrorsSearchesOfTwoTabs: Story = {
  beforeEach: forgetSearches,
  play: async ({ canvas }) => {
    const box = await saveFirstSearch(canvas);
    const { count } = savedViewLimits;
    const others = Array.from({ length: count }, (_, index) => ({ name: `${index}`, search: '' }));
    localStorage.setItem(searchesKey(), JSON.stringify(others));
    await userEvent.type(box.getByLabelText(/^Nombre/), 'Una más{Enter}');
    await expect(await box.findByText(/^Puede guardar hasta 20 búsquedas/)).toBeVisible();
    await expect(box.getAllByRole('link')).toHaveLength(count);
    await userEvent.click(box.getByRole('button', { name: 'Borrar «0»' }));
    await expect(await box.findByText('Se borró «0».')).toBeVisible();
    await expect(box.queryByText(/^Puede guardar hasta/)).not.toBeInTheDocument();
  },
};

/** A search that another tab saved meanwhile is not lost. */
export const SuccessSearchesOfTwoTabs: Story = {
  beforeEach: forgetSearches,
  play: async ({ canvas }) => {
    const box = await saveFirstSearch(canvas);
    const stored = JSON.parse(localStorage.getItem(searchesKey()) ?? '[]');
    const others = [...stored, { name: 'De otra', search: 'max_count=5' }];
    localStorage.setItem(searchesKey(), JSON.stringify(others));
    await userEvent.type(box.getByLabelText(/^Nombre/), 'Tercera{Enter}');
    await box.findByRole('link', { name: 'Tercera' });
    await expect(box.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'De esta',
      'De otra',
      'Tercera',
    ]);
  },
};

/** A name that another search has, in whatever case, replaces it only when that is confirmed. */
export const FieldErrorsSearchOfNameInUse: Story = {
  parameters: storyParameters({}, { route: `${route}?max_count=5` }),
  beforeEach: forgetSearches,
  play: async ({ canvas }) => {
    const box = await saveFirstSearch(canvas);
    const key = searchesKey();
    const others = [{ name: 'De esta', search: 'max_count=7' }];
    localStorage.setItem(key, JSON.stringify(others));
    const field = box.getByLabelText(/^Nombre/);
    await userEvent.type(field, 'de ESTA{Enter}');
    await expect(await box.findByText(/^Ya hay una búsqueda con este nombre/)).toBeVisible();
    await expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual(others);
    await userEvent.type(field, ' no{Backspace}{Backspace}{Backspace}');
    await userEvent.click(box.getByRole('button', { name: 'Guardar' }));
    await userEvent.click(await box.findByRole('button', { name: 'Reemplazar' }));
    await expect(await box.findByText('Se reemplazó «de ESTA».')).toBeVisible();
    await expect(box.getByRole('button', { name: 'Guardar' })).toBeVisible();
    await expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual([
      { name: 'de ESTA', search: 'max_count=5' },
    ]);
  },
};

const csv = (text: string) =>
  new HttpResponse(text, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="errores.csv"',
    },
  });

const isExport = (request: Request) => request.headers.get('accept')?.includes('text/csv');
const rows = () => HttpResponse.json({ items: [longErrorLog], next_cursor: null });

async function chooseCsv(canvas: ReturnType<typeof within>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Exportar' }));
  await userEvent.click(await screen.findByRole('button', { name: /^CSV/ }));
}

/** The keyboard continues at the table, without the button that is gone. */
async function expectFocusAtTable(canvas: ReturnType<typeof within>) {
  await expect(document.body).not.toHaveFocus();
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Exportar' })).toHaveFocus();
}

/** The whole filtered report is exported, without a count, in the user's time zone. */
export const SuccessExport: Story = {
  parameters: storyParameters(
    {
      getUserErrors: respondWith(getUserErrors, ({ request }) => {
        const query = new URL(request.url).searchParams;
        if (!isExport(request)) return rows();
        const isComplete =
          query.has('time_zone') && query.has('start_date') && !query.has('max_count');
        return isComplete ? csv('error_id\r\n1\r\n') : HttpResponse.json({}, { status: 400 });
      }),
    },
    { route: `${route}?start_date=2026-11-01&max_count=5` },
  ),
  play: async ({ canvas }) => {
    await chooseCsv(canvas);
    await expect(await canvas.findByText('Se descargó errores.csv.')).toBeVisible();
  },
};

let exported = Promise.withResolvers<void>();

/** An export ends while the button that cancels it has the focus. */
export const SuccessExportAwaited: Story = {
  beforeEach: () => {
    exported = Promise.withResolvers<void>();
  },
  parameters: storyParameters({
    getUserErrors: respondWith(getUserErrors, async ({ request }) => {
      if (!isExport(request)) return rows();
      await exported.promise;
      return csv('error_id\r\n1\r\n');
    }),
  }),
  play: async ({ canvas }) => {
    await chooseCsv(canvas);
    const cancel = await canvas.findByRole('button', { name: 'Cancelar' });
    // The popover returns the focus when it has closed.
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Exportar' })).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(cancel).toHaveFocus();
    exported.resolve();
    await expect(await canvas.findByText('Se descargó errores.csv.')).toBeVisible();
    await expectFocusAtTable(canvas);
  },
};

export const SubmittingExport: Story = {
  parameters: {
    ...storyParameters({
      getUserErrors: respondWith(getUserErrors, (context) =>
        isExport(context.request) ? noResponse(context) : rows(),
      ),
    }),
    ...withScreenshots,
  },
  play: async ({ canvas }) => {
    await chooseCsv(canvas);
    await expect(
      await canvas.findByRole('progressbar', { name: /Exportando a CSV/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Exportar' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** An export can be canceled; no error is shown. */
export const SubmittingExportCancelled: Story = {
  parameters: { ...SubmittingExport.parameters, screenshots: { disable: true } },
  play: async ({ canvas }) => {
    await chooseCsv(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancelar' }));
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument();
    await expect(canvas.queryByText(/No se pudo exportar/)).not.toBeInTheDocument();
    await expectFocusAtTable(canvas);
  },
};

/** Too many exports at once: the reason, and the time to wait. */
export const SubmitErrorExport: Story = {
  parameters: storyParameters({
    getUserErrors: respondWith(getUserErrors, ({ request }) => {
      if (!isExport(request)) return rows();
      const rejection = errorResponse('TOO_MANY_EXPORTS');
      rejection.headers.set('Retry-After', '15');
      return rejection;
    }),
  }),
  play: async ({ canvas }) => {
    await chooseCsv(canvas);
    await expect(await canvas.findByText('No se pudo exportar el reporte.')).toBeVisible();
    await expect(canvas.getByText(/Ya tiene otras descargas en curso/)).toBeVisible();
    await expect(canvas.getByText('Podrá intentarlo de nuevo en 15 segundos.')).toBeVisible();
  },
};
