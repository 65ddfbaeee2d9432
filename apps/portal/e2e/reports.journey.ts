import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser } from './support/browser.ts';
import { recordFailureEvidence } from './support/evidence.ts';
import type { JourneyBrowser, JourneyPage, JourneyVisitor } from './support/journey-page.ts';
import {
  cellsOf,
  choosePeriod,
  exported,
  seeShown,
  timesOfRuns,
  typeDay,
} from './support/report-page.ts';
import { demonstrationAccount, enter } from './support/sign-in.ts';

const { portal } = inject('stack');
const user = 'usuaria_demo';
const zones = ['America/Bogota', 'UTC', 'Asia/Tokyo'] as const;

let browser: JourneyBrowser;
let customer: JourneyVisitor;
let administrator: JourneyVisitor;
const travellers: JourneyVisitor[] = [];
/** When each run of the user was, which is the same in every time zone. */
let times: readonly string[];

const visitors = () => [customer, administrator, ...travellers];
const searchOf = (page: JourneyPage) => new URL(page.url()).search;

/** Formats timestamps as the portal does in a time zone, without the portal's own code. */
function formatIn(timeZone: string): (timestamp: string) => string {
  const two = '2-digit';
  const format = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone, year: 'numeric', month: two, day: two },
    ...{ hour: two, minute: two, second: two, hourCycle: 'h23' },
  });
  return (timestamp) => format.format(new Date(timestamp)).replace(',', '');
}

const grouped = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, '.');

beforeAll(async () => {
  browser = await openBrowser();
  customer = await browser.arrive(portal, 'reader');
  administrator = await browser.arrive(portal, 'report-administrator');
  await enter(customer, demonstrationAccount(user));
  times = await timesOfRuns(customer.page, user);
  await enter(administrator, demonstrationAccount('admin_demo'), '/adminview');
});

recordFailureEvidence(visitors);

afterAll(async () => {
  await browser?.close();
});

describe('A report of ten thousand rows', () => {
  it('shows a thousand rows of its own user at once, and renders those in view', async () => {
    const { page } = customer;
    await page.getByRole('link', { name: 'Mi Actividad' }).click();
    await seeShown(page, 'Mostrando 1.000 registros; hay más.');
    expect(await page.getByRole('table').last().getByRole('row').count()).toBeLessThan(80);
    expect(await page.getByLabel('Usuario', { exact: true }).count()).toBe(0);
  });

  it('is filtered and loaded further, and the back button restores the filters', async () => {
    const { page } = customer;
    await page.getByLabel('Registros', { exact: true }).fill('20');
    await page.getByRole('button', { name: 'Buscar' }).click();
    await seeShown(page, 'Mostrando 20 registros; hay más.');
    expect(searchOf(page)).toBe('?max_count=20');
    await page.getByRole('button', { name: 'Mostrar más' }).click();
    await seeShown(page, 'Mostrando 40 registros; hay más.');
    await choosePeriod(page, '7 días');
    await page.waitForURL(/start_date=.*max_count=20|max_count=20.*start_date=/);
    await page.goBack();
    await page.waitForURL((url) => url.search === '?max_count=20');
    // The fields follow the address in the next rendering.
    const from = page.getByLabel('Fecha inicial', { exact: true });
    await expect.poll(() => from.inputValue()).toBe('');
    await page.goBack();
    await seeShown(page, 'Mostrando 1.000 registros; hay más.');
    const count = page.getByLabel('Registros', { exact: true });
    await expect.poll(() => count.inputValue()).toBe('');
  });

  it('accepts a day that is chosen in the calendar', async () => {
    const { page } = customer;
    await page.getByRole('button', { name: 'Calendario: Fecha final' }).click();
    const calendar = page.getByRole('dialog', { name: 'Fecha final' });
    await calendar.getByRole('button', { name: /^Hoy, / }).click();
    await calendar.waitFor({ state: 'detached' });
    const field = page.getByRole('textbox', { name: 'Fecha final', exact: true });
    expect(await field.inputValue()).toMatch(/^\d{2}\/\d{2}\/\d{4}$/);
  });

  it('sorts the rows shown, and says that only those are sorted', async () => {
    const { page } = customer;
    await page.goto('/userview/utilizationsBase?max_count=50');
    await seeShown(page, 'Mostrando 50 registros; hay más.');
    await page.getByRole('button', { name: /^Score/ }).click();
    await page.getByText('El orden se aplica solo a los registros mostrados.').waitFor();
    const counts = (await cellsOf(page, 'Score')).map((text) =>
      Number(text.replaceAll('.', '').replace(',', '.')),
    );
    expect(counts.length).toBeGreaterThan(5);
    const upwards = counts.toSorted((a, b) => a - b);
    expect([upwards, upwards.toReversed()]).toContainEqual(counts);
    expect(searchOf(page)).toMatch(/sort=score\.(asc|desc)/);
    await page.reload();
    await seeShown(page, 'Mostrando 50 registros; hay más.');
    await page.locator('[aria-sort]:not([aria-sort="none"])').waitFor();
  });

  it('shows every field of one row', async () => {
    const { page } = customer;
    const details = page.getByRole('button', { name: /^Ver la utilización/ }).first();
    const label = await details.getAttribute('aria-label');
    await details.click();
    const sheet = page.getByRole('dialog', { name: /^La utilización/ });
    await sheet.getByText('% nivel').waitFor();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    // The focus follows the end of the animation.
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await expect.poll(focused).toBe(label);
  });

  it('is exported whole, also when only a part of it is shown', async () => {
    const { page } = customer;
    const { length } = times;
    expect(length).toBeGreaterThanOrEqual(10_000);
    expect(await exported(customer, 'CSV')).toHaveLength(length);
    await choosePeriod(page, '7 días');
    await page.waitForURL(/start_date=/);
    const week = await exported(customer, 'CSV');
    expect(week.length).toBeGreaterThan(50);
    expect(week.length).toBeLessThan(length / 5);
    expect(await exported(customer, 'XLSX')).toHaveLength(week.length);
  });

  it('is saved under a name', async () => {
    const { page } = customer;
    const searched = searchOf(page);
    await page.getByRole('button', { name: 'Búsquedas guardadas' }).click();
    await page.getByLabel('Nombre de la búsqueda actual').fill('Última semana');
    await page.keyboard.press('Enter');
    await page.goto('/userview/utilizationsBase');
    await page.getByRole('button', { name: 'Búsquedas guardadas' }).click();
    await page.getByRole('link', { name: 'Última semana' }).click();
    await page.waitForURL((url) => url.search === searched);
  });
});

describe('Days in the time zone of the user', () => {
  it.each(zones)('start and end at midnight in %s', async (zone) => {
    const traveller = await browser.arrive(portal, zone, { timezoneId: zone, locale: 'en-US' });
    travellers.push(traveller);
    await enter(traveller, demonstrationAccount(user));
    const { page } = traveller;
    const middle = times[Math.floor(times.length / 2)];
    if (!middle) throw new Error('There are no runs.');
    const written = formatIn(zone);
    const day = written(middle).slice(0, 10);
    const expected = times.map(written).filter((time) => time.startsWith(day));
    const iso = day.split('/').reverse().join('-');
    await page.goto('/userview/utilizationsBase');
    // The browser is an English one: its own date fields would be mm/dd/yyyy.
    await typeDay(page, 'Fecha inicial', day);
    await typeDay(page, 'Fecha final', day);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/utilizationsBase?start_date=${iso}&end_date=${iso}`);
    await seeShown(page, `Mostrando ${grouped(expected.length)} registros.`);
    const summary = new RegExp(
      `^El ${day} .* en ${grouped(expected.length)} utilizaci(ón|ones)\\.`,
    );
    await page.getByText(summary).waitFor();
    const shown = await cellsOf(page, 'Fecha de uso');
    expect(shown).toEqual(expected.slice(0, shown.length));
    const file = await exported(traveller, 'CSV');
    expect(file).toHaveLength(expected.length);
    expect(String(file[0])).toContain(expected[0]);
  });
});

describe('An administrator', () => {
  it('chooses a user, who is found by name', async () => {
    const { page } = administrator;
    await page.getByRole('link', { name: 'Utilizaciones de un usuario' }).click();
    await page.getByText('Elija un usuario').waitFor();
    await page.getByRole('combobox', { name: 'Usuario' }).fill('Laura');
    await page.getByRole('option', { name: /usuaria_demo/ }).click();
    await page.getByRole('button', { name: 'Buscar' }).click();
    await seeShown(page, 'Mostrando 1.000 registros; hay más.');
    expect(searchOf(page)).toBe('?username=usuaria_demo');
  });

  it.each([
    ['Accesos de un usuario', '/adminview/recent-logs/user'],
    ['Créditos de un usuario', '/adminview/creditsBalance/user'],
    ['Transacciones de un usuario', '/adminview/transactions/user'],
    ['Errores de un usuario', '/adminview/user-errors/user'],
  ])('reads «%s»', async (title, path) => {
    const { page } = administrator;
    await page.goto(`${path}?username=USUARIA_demo`);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByText(/^Mostrando /).waitFor();
  });

  it.each([
    ['Accesos web', '/adminview/recent-logs', 20],
    ['Utilizaciones', '/adminview/all-utilizations', 20],
    ['Transacciones', '/adminview/all-transactions', null],
    ['Registros de errores', '/adminview/all-error-logs', 20],
    ['Errores por herramienta', '/adminview/feature-errors/features?tool=R_INF_04', null],
    ['Utilizaciones por herramienta', '/adminview/features?tool=r_inf_04', null],
  ])('reads «%s» of everyone', async (title, path, count) => {
    const { page } = administrator;
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    if (count === null) await page.getByText(/^Mostrando /).waitFor();
    else await seeShown(page, `Mostrando ${count} registros; hay más.`);
  });

  it.each([
    ['Laura', 'Buscar'],
    ['Laura Gómez', 'Enter'],
  ])('searches the user whose name is %j, by %s', async (name, way) => {
    const { page } = administrator;
    await page.goto('/adminview/utilizations/user');
    await page.getByRole('combobox', { name: 'Usuario' }).fill(name);
    if (way === 'Enter') await page.keyboard.press('Enter');
    else await page.getByRole('button', { name: way }).click();
    await page.waitForURL('**/utilizations/user?username=usuaria_demo');
    await page.getByText('Más de 1.000 registros', { exact: true }).waitFor();
  });

  it('selects one of the tools that match a text', async () => {
    const { page } = administrator;
    await page.goto('/adminview/features');
    await page.getByRole('combobox', { name: 'Herramienta' }).fill('Topología');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/features?tool=R_INF_04');
    await page.getByText(/^Mostrando /).waitFor();
    await page.getByRole('combobox', { name: 'Herramienta' }).fill('cobertura');
    await page.keyboard.press('Enter');
    const choice = page.getByRole('group', { name: /«cobertura»/ });
    await choice.getByRole('button', { name: /^R_INF_13/ }).click();
    await page.waitForURL('**/features?tool=R_INF_13');
  });

  it('goes from a row of the list of all users to its user', async () => {
    const { page } = administrator;
    await page.goto('/adminview/all-utilizations');
    await seeShown(page, 'Mostrando 20 registros; hay más.');
    // Clicks once rendering is complete, like a user who reads the row first.
    await page.locator('main [aria-busy="true"]').waitFor({ state: 'detached' });
    await page.getByRole('link', { name: user, exact: true }).first().click();
    await page.waitForURL(`**/adminview/users/${user}`);
    await page.getByRole('link', { name: 'Ver todo: Utilizaciones' }).click();
    await page.waitForURL(`**/adminview/utilizations/user?username=${user}`);
    await seeShown(page, 'Mostrando 1.000 registros; hay más.');
  });

  it('sees that a user and a tool do not exist', async () => {
    const { page, errors } = administrator;
    const before = errors.length;
    await page.goto('/adminview/user-errors/user?username=nadie_aqui');
    await page.getByText('Usuario o búsqueda no válida.').waitFor();
    await page.goto('/adminview/features?tool=R_INF_99');
    await page.getByText('Herramienta o búsqueda no válida.').waitFor();
    // A user or tool that does not exist gives 404. This is expected.
    const later = errors.splice(before);
    expect(later.filter((error) => !error.startsWith('response: 404'))).toEqual([]);
  });
});

it('causes no other error', () => {
  expect(visitors().flatMap(({ errors }) => errors)).toEqual([]);
});
