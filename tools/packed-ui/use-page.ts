import axe from 'axe-core';
import type { Browser, Locator, Page } from 'playwright';
import { withPage } from '../lib/chromium.ts';
import { waitUntil } from '../lib/wait.ts';

declare global {
  interface Window {
    /** Put into the page by its source. */
    axe: typeof axe;
    /** What the policy of the page has blocked. */
    blocked: string[];
  }
}

/** For one control on a busy machine. */
const TIMEOUT_MS = 30_000;

/** Examines the state that a page is in. */
type Check = (state: string) => Promise<void>;

/** Measuring elements of a hidden tab, as axe does, is traced by Chromium. */
const ownTrace = /^verbose: .* content-visibility\./;

/** Runs in the page before its own scripts. */
function recordBlocked(): void {
  window.blocked = [];
  document.addEventListener('securitypolicyviolation', (event) => {
    window.blocked.push(`${event.effectiveDirective} ${event.blockedURI}`);
  });
}

/** Rules of axe, whose source the page has, that the page breaks in a state. */
export async function axeRules(page: Page, state: string): Promise<string[]> {
  const found = await page.evaluate(async () => {
    const { violations } = await window.axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  });
  return found.map((violation) => `${state}, ${violation}`);
}

/** A native select, or a list that opens. */
async function choose(page: Page, select: Locator, option: string): Promise<void> {
  if (await select.evaluate((node) => node instanceof HTMLSelectElement)) {
    await select.selectOption({ label: option });
    return;
  }
  await select.click();
  await page.getByRole('option', { name: option }).click();
}

async function useForm(page: Page, check: Check): Promise<void> {
  await page.getByRole('tab', { name: 'Solicitud' }).click();
  const send = page.getByRole('button', { name: 'Pedir una cotización' });
  await send.click();
  await page.getByText('Acepte el tratamiento de sus datos.').last().waitFor();
  await check('errors of the form');
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Laura Ríos');
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill('laura@rioclaro.co');
  await choose(page, page.getByRole('combobox', { name: 'Cuenca' }), 'Cauca');
  await page.getByRole('textbox', { name: 'Mensaje' }).fill('Balance hídrico del río Claro.');
  await page.getByRole('checkbox', { name: 'Acepto el tratamiento' }).check();
  await send.click();
  await page.getByText('Solicitud recibida').waitFor();
  await check('form sent');
}

async function useTheme(page: Page): Promise<void> {
  const canvas = () =>
    ['.radix-themes', 'body']
      .map((selector) => document.querySelector(selector))
      .map((element) => element && getComputedStyle(element).backgroundColor)
      .join();
  const light = await page.evaluate(canvas);
  // By keyboard, as the input may lie under what is rendered for it.
  await page.getByRole('switch', { name: 'Tema oscuro' }).press('Space');
  await waitUntil(async () => (await page.evaluate(canvas)) !== light, 'dark theme', TIMEOUT_MS);
}

async function useDialog(page: Page, check: Check): Promise<void> {
  const opener = page.getByRole('button', { name: 'Retirar una estación' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Retirar una estación' });
  await dialog.getByText('Sus lecturas se conservan').waitFor();
  await check('dialog');
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await dialog.waitFor({ state: 'hidden' });
  // It returns late in some design systems, and would take it from the next control.
  await opener.and(page.locator(':focus')).waitFor();
}

/**
 * Uses what is on the page of `packages/ui/consumers/page`, in whatever design system: the table, the
 * dialog, the switch of the theme, and the form with errors and without.
 * @throws when a control is missing or does not do its work.
 */
export async function usePage(page: Page, check: Check): Promise<void> {
  await page.getByRole('cell', { name: 'Samaná Sur' }).waitFor();
  await useDialog(page, check);
  await useTheme(page);
  await check('dark theme');
  await useForm(page, check);
}

const visitor = {
  locale: 'es-CO',
  reducedMotion: 'reduce',
  viewport: { width: 1366, height: 900 },
} as const;

/**
 * Opens an address and uses the page.
 * @returns rules of axe that its states break, each with the first element; everything that it printed,
 * and its uncaught errors; what the content security policy has blocked.
 */
export const watchPage = (
  browser: Browser,
  url: string,
  use: (page: Page, check: Check) => Promise<void>,
) =>
  withPage(browser, visitor, async (page) => {
    const messages: string[] = [];
    const violations: string[] = [];
    await page.addInitScript({ content: axe.source });
    await page.addInitScript(recordBlocked);
    page.setDefaultTimeout(TIMEOUT_MS);
    page.on('console', (message) => {
      const line = `${message.type()}: ${message.text()}`;
      if (!ownTrace.test(line)) messages.push(line);
    });
    page.on('pageerror', ({ message }) => messages.push(`uncaught: ${message}`));
    const check: Check = async (state) => {
      violations.push(...(await axeRules(page, state)));
    };
    await page.goto(url, { waitUntil: 'networkidle' });
    await check('opened');
    await use(page, check);
    const blocked = await page.evaluate(() => window.blocked);
    return { violations, messages, blocked };
  });
