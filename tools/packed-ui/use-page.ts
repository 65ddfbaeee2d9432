import axe from 'axe-core';
import type { Browser, Locator, Page } from 'playwright';

declare global {
  interface Window {
    /** Put into the page by its source. */
    axe: typeof axe;
    /** What the policy of the page has refused. */
    refused: string[];
  }
}

/** What is wrong with a page that was used. */
export interface PageFindings {
  /** Rules of axe that a state of the page breaks, each with the first element. */
  readonly violations: readonly string[];
  /** Everything that the page printed, and its uncaught errors. */
  readonly messages: readonly string[];
  /** What the content security policy has refused: directive and address. */
  readonly refused: readonly string[];
}

/** Measuring elements of a hidden tab, as axe does, is traced by Chromium. */
const ownTrace = /^verbose: .* content-visibility\./;

/** Runs in the page before its own scripts. */
function recordRefused(): void {
  window.refused = [];
  document.addEventListener('securitypolicyviolation', (event) => {
    window.refused.push(`${event.effectiveDirective} ${event.blockedURI}`);
  });
}

async function axeRules(page: Page, state: string): Promise<string[]> {
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

/** Sends the form empty, and then filled in. */
async function useForm(page: Page, look: (state: string) => Promise<void>): Promise<void> {
  await page.getByRole('tab', { name: 'Solicitud' }).click();
  const send = page.getByRole('button', { name: 'Pedir una cotización' });
  await send.click();
  await page.getByText('Acepte el tratamiento de sus datos.').last().waitFor();
  await look('errors of the form');
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Laura Ríos');
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill('laura@rioclaro.co');
  await choose(page, page.getByRole('combobox', { name: 'Cuenca' }), 'Cauca');
  await page.getByRole('textbox', { name: 'Mensaje' }).fill('Balance hídrico del río Claro.');
  await page.getByRole('checkbox', { name: 'Acepto el tratamiento' }).check();
  await send.click();
  await page.getByText('Solicitud recibida').waitFor();
  await look('form sent');
}

const canvasOf = (page: Page) =>
  page.evaluate(() =>
    ['.radix-themes', 'body'].map((selector) => {
      const element = document.querySelector(selector);
      return element ? getComputedStyle(element).backgroundColor : '';
    }),
  );

/** Switches to the dark theme. @throws when the page keeps its colours. */
async function useTheme(page: Page): Promise<void> {
  const before = await canvasOf(page);
  const control = page.getByRole('switch', { name: 'Tema oscuro' });
  // The input may lie under what is drawn for it.
  await control.focus();
  await page.keyboard.press('Space');
  const after = await canvasOf(page);
  if (`${before}` === `${after}`) throw new Error('The theme did not change.');
}

async function useDialog(page: Page, look: (state: string) => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: 'Retirar una estación' }).click();
  const dialog = page.getByRole('dialog', { name: 'Retirar una estación' });
  await dialog.getByText('Sus lecturas se conservan').waitFor();
  await look('dialog');
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/**
 * Opens the page of `packages/ui/consumers/page`, in whatever design system, and uses what is on it:
 * the table, the dialog, the form with errors and without, and the switch of the theme.
 * @param arrive how it is reached from the address; nothing when absent.
 * @throws when a control is missing or does not do its work.
 */
export async function usePage(
  browser: Browser,
  url: string,
  arrive: (page: Page) => Promise<void> = async () => undefined,
): Promise<PageFindings> {
  const context = await browser.newContext({
    locale: 'es-CO',
    reducedMotion: 'reduce',
    viewport: { width: 1366, height: 900 },
  });
  const messages: string[] = [];
  const violations: string[] = [];
  try {
    await context.addInitScript({ content: axe.source });
    await context.addInitScript(recordRefused);
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    page.on('console', (message) => {
      const line = `${message.type()}: ${message.text()}`;
      if (!ownTrace.test(line)) messages.push(line);
    });
    page.on('pageerror', ({ message }) => messages.push(`uncaught: ${message}`));
    const look = async (state: string) => {
      violations.push(...(await axeRules(page, state)));
    };
    await page.goto(url, { waitUntil: 'networkidle' });
    await look('opened');
    await arrive(page);
    await page.getByRole('cell', { name: 'Samaná Sur' }).waitFor();
    await useDialog(page, look);
    await useTheme(page);
    await look('dark theme');
    await useForm(page, look);
    const refused = await page.evaluate(() => window.refused);
    return { violations, messages, refused };
  } finally {
    await context.close();
  }
}
