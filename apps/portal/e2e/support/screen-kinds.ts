import type { Page } from 'playwright';

/** Who sees a screen. */
export type Spectator = 'visitor' | 'user' | 'administrator';

/** A kind of screen, by one example of it. */
export interface ScreenKind {
  readonly title: string;
  readonly seenBy: Spectator;
  readonly path: string;
  /** Whether its results or its validation are announced while one stays on it. */
  readonly isAnnouncing?: boolean;
  /** Waits until all of its parts are there, and opens what it is about. */
  readonly prepare: (page: Page) => Promise<void>;
}

const heading = (name: string | RegExp) => (page: Page) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

/** Waits until no part of the screen is loading. */
async function waitUntilLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
}

/** The summary of the report is a line, until its chart is opened. */
async function reportWithoutChart(page: Page): Promise<void> {
  await page.getByText(/^Mostrando /).waitFor();
  await page.getByRole('button', { name: 'Mostrar el gráfico' }).waitFor();
  await waitUntilLoaded(page);
}

async function report(page: Page): Promise<void> {
  await page.getByText(/^Mostrando /).waitFor();
  const open = page.getByRole('button', { name: 'Mostrar el gráfico' });
  await open
    .or(page.getByRole('button', { name: 'Ocultar el gráfico' }))
    .first()
    .waitFor();
  if (await open.isVisible()) await open.click();
  await page.locator('main figure').first().waitFor();
  await waitUntilLoaded(page);
}

export const formWithErrors: ScreenKind = {
  title: 'a form with errors',
  seenBy: 'visitor',
  path: '/auth/register',
  isAnnouncing: true,
  prepare: async (page) => {
    await page.getByRole('button', { name: 'Registrarme' }).click();
    await page.locator('[aria-invalid="true"]').first().waitFor();
  },
};

/** The screens that differ in what they are made of. */
export const screenKinds: readonly ScreenKind[] = [
  { title: 'home', seenBy: 'visitor', path: '/', prepare: heading(/./) },
  { title: 'prices', seenBy: 'visitor', path: '/pricing', prepare: heading('Precios') },
  { title: 'an article', seenBy: 'visitor', path: '/support/support', prepare: heading(/./) },
  formWithErrors,
  {
    title: 'the welcome',
    seenBy: 'user',
    path: '/userview',
    prepare: async (page) => {
      await heading(/^Hola, /)(page);
      await waitUntilLoaded(page);
    },
  },
  {
    title: 'the profile',
    seenBy: 'user',
    path: '/userview/profile',
    prepare: heading('Mi perfil'),
  },
  {
    title: 'an own report',
    seenBy: 'user',
    path: '/userview/utilizationsBase',
    isAnnouncing: true,
    prepare: report,
  },
  {
    title: 'the overview',
    seenBy: 'administrator',
    path: '/adminview',
    prepare: async (page) => {
      await page.getByRole('heading', { name: /^Este mes: / }).waitFor();
      await waitUntilLoaded(page);
    },
  },
  {
    title: 'a report without its chart',
    seenBy: 'administrator',
    path: '/adminview/all-error-logs',
    prepare: reportWithoutChart,
  },
  {
    title: 'a page of a user',
    seenBy: 'administrator',
    path: '/adminview/users/usuaria_demo',
    isAnnouncing: true,
    prepare: async (page) => {
      await page.getByRole('heading', { name: 'Últimas utilizaciones' }).waitFor();
      await waitUntilLoaded(page);
    },
  },
  {
    title: 'a new transaction',
    seenBy: 'administrator',
    path: '/adminview/new-transaction',
    isAnnouncing: true,
    prepare: async (page) => {
      await page.getByLabel('Correo del cliente', { exact: true }).fill('usuaria@demo.example');
      await page.getByLabel('Confirme el correo del cliente').fill('usuaria@demo.example');
      await page.getByLabel('Créditos comprados').fill('100');
      await page.getByLabel('Valor pagado (COP)').fill('420000');
      await page.getByText('Laura Gómez Ariza').first().waitFor();
    },
  },
  {
    title: 'price lists',
    seenBy: 'administrator',
    path: '/adminview/price-lists',
    isAnnouncing: true,
    prepare: async (page) => {
      await page.getByRole('heading', { name: 'Historial de versiones publicadas' }).waitFor();
      await waitUntilLoaded(page);
    },
  },
  {
    title: 'a sheet over a report',
    seenBy: 'administrator',
    path: '/adminview/all-utilizations',
    prepare: async (page) => {
      await report(page);
      await page
        .getByRole('button', { name: /^Ver la utilización/ })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    title: 'a dialog with a form',
    seenBy: 'administrator',
    path: '/adminview/users/jperez_sig',
    isAnnouncing: true,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Ajustar los créditos' }).click();
      await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor();
    },
  },
];
