import { profileFieldNames } from '@consultancy/validation';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser } from './support/browser.ts';
import { recordFailureEvidence } from './support/evidence.ts';
import { expectRejected } from './support/expect-rejected.ts';
import type { JourneyBrowser, JourneyVisitor } from './support/journey-page.ts';
import { linkIn, waitForMail } from './support/mailbox.ts';
import { acquireClock } from './support/page-clock.ts';
import { fillProfile } from './support/registration.ts';
import { demonstrationAccount, signIn } from './support/sign-in.ts';

const { portal, inbox } = inject('stack');
const usedName = demonstrationAccount('usuaria_demo').username;
const registrant = {
  username: 'tomas_geo',
  email: 'tomas.geo@estudios.example',
  password: 'Cerro de Monserrate 3152',
};
const verification = '/auth/email-register-verification';

let browser: JourneyBrowser;
let newcomer: JourneyVisitor;
let firstLink: string;

const form = () => newcomer.page.getByRole('form', { name: 'Crear una cuenta' });
const focused = () => newcomer.page.evaluate(() => document.activeElement?.getAttribute('name'));

beforeAll(async () => {
  browser = await openBrowser();
  newcomer = await browser.arrive(portal, 'newcomer');
});

recordFailureEvidence(() => [newcomer]);

afterAll(async () => {
  await browser?.close();
});

describe('A visitor who makes every mistake', () => {
  it('sees an error at each field of the registration, with the focus on the first', async () => {
    const { page } = newcomer;
    await page.goto('/auth/register');
    await form().getByRole('button', { name: 'Registrarme' }).click();
    await page.getByText('Debes aceptar los términos y condiciones del servicio.').waitFor();
    await page.getByText('Debes aceptar la política de tratamiento de datos personales.').waitFor();
    // The e-mail and the cellphone have messages of their own.
    expect(await page.getByText('Escriba este dato.').count()).toBe(profileFieldNames.length - 2);
    await page.getByText('Escriba su usuario.').waitFor();
    expect(await focused()).toBe('first_name');
  });

  it('sees while typing that a username is taken, and that passwords differ', async () => {
    const { page } = newcomer;
    await fillProfile(form(), {
      first_name: 'Tomás',
      last_name: 'Güiza Peña',
      enterprise_name: 'Geografía Aplicada',
      cellphone: '315 444 22 11',
      email: registrant.email,
    });
    await form().getByLabel('Usuario').fill(usedName);
    await page.getByText(`«${usedName}» ya está en uso.`).waitFor();
    await form().getByLabel('Contraseña', { exact: true }).fill(registrant.password);
    await form().getByLabel('Confirme la contraseña').fill('otra cosa');
    await form()
      .getByRole('checkbox', { name: /términos y condiciones/ })
      .click();
    await form()
      .getByRole('checkbox', { name: /tratamiento de datos/ })
      .click();
    await form().getByRole('button', { name: 'Registrarme' }).click();
    await page.getByText('Passwords do not match!').waitFor();
    expect(await focused()).toBe('confirmPassword');
  });

  it('finds the registration as typed, without passwords, after a reload and a visit to the sign-in', async () => {
    const { page } = newcomer;
    const typedIn = (label: string) => form().getByLabel(label, { exact: true }).inputValue();
    await page.reload();
    await expect.poll(() => typedIn('Empresa')).toBe('Geografía Aplicada');
    expect([await typedIn('Correo electrónico'), await typedIn('Contraseña')]).toEqual([
      registrant.email,
      '',
    ]);
    await page.getByRole('button', { name: 'Ya tengo cuenta: ingresar' }).click();
    await page.waitForURL('**/auth');
    await page.getByRole('button', { name: 'Crear una cuenta' }).click();
    await page.waitForURL('**/auth/register');
    await page.goBack();
    await page.getByRole('form', { name: 'Ingresar' }).waitFor();
    await page.goForward();
    await expect.poll(() => typedIn('Celular')).toBe('315 444 22 11');
    for (const consent of await form().getByRole('checkbox').all()) {
      expect(await consent.isChecked()).toBe(true);
    }
    await form().getByLabel('Contraseña', { exact: true }).fill(registrant.password);
  });

  it('sees the taken username rejected at its field, preserves the rest, and registers with another', async () => {
    const { page } = newcomer;
    await form().getByLabel('Confirme la contraseña').fill(registrant.password);
    await expectRejected(newcomer, 409, async () => {
      await form().getByRole('button', { name: 'Registrarme' }).click();
      const isInvalid = () => form().getByLabel('Usuario').getAttribute('aria-invalid');
      await expect.poll(isInvalid).toBe('true');
    });
    expect(await focused()).toBe('username');
    expect(await form().getByLabel('Empresa').inputValue()).toBe('Geografía Aplicada');
    await form().getByLabel('Usuario').fill(registrant.username);
    await page.getByText(`«${registrant.username}» está disponible.`).waitFor();
    await form().getByRole('button', { name: 'Registrarme' }).click();
    await page.waitForURL('**/auth/pending-verification');
    await page.getByText(registrant.email).waitFor();
    firstLink = linkIn(await waitForMail(inbox, registrant.email, /verif|confirm/i), verification);
  });

  it('learns only with the right password that the e-mail is not verified, and how to continue', async () => {
    const { page } = newcomer;
    await page.getByRole('link', { name: 'Volver al ingreso' }).click();
    await expectRejected(newcomer, 400, async () => {
      await signIn(page, registrant.username, 'una equivocada');
      await page.getByRole('alert').waitFor();
    });
    const alert = page.getByRole('alert');
    expect(await alert.textContent()).toBe('El usuario o la contraseña no son correctos.');
    expect(await page.getByLabel('Usuario').inputValue()).toBe(registrant.username);
    await expectRejected(newcomer, 403, async () => {
      await signIn(page, registrant.username, registrant.password);
      await page.getByText(/Aún no ha verificado su correo/).waitFor();
    });
    await page.getByRole('link', { name: 'Enviar de nuevo el correo de verificación' }).click();
  });

  it('gets a newer link by e-mail, which revokes the older one', async () => {
    const { page } = newcomer;
    await page.getByLabel('Correo electrónico').fill(registrant.email);
    await page.getByRole('button', { name: 'Reenviar el correo' }).click();
    await page.getByText(/el correo nuevo va en camino/).waitFor();
    const isNewer = async () => {
      const mail = await waitForMail(inbox, registrant.email, /verif|confirm/i);
      return linkIn(mail, verification) !== firstLink;
    };
    await expect.poll(isNewer).toBe(true);
    await expectRejected(newcomer, 400, async () => {
      const old = await newcomer.openTab(firstLink);
      await old.getByText('Enlace no válido o expirado.').waitFor();
      await old.getByRole('link', { name: 'Pedir un enlace nuevo' }).click();
      await old.waitForURL('**/auth/pending-verification');
      await old.close();
    });
  });

  it('verifies the e-mail, and reads after 15 seconds that the window can be closed', async () => {
    const link = linkIn(await waitForMail(inbox, registrant.email, /verif|confirm/i), verification);
    const { page } = newcomer;
    const clock = await acquireClock(page);
    await page.goto(link);
    await page.getByText('Su correo quedó verificado.').waitFor();
    expect(new URL(page.url()).search).toBe('');
    // A window with a history of its own is not a script's to close.
    await clock.pass(15_000);
    await page.getByText('Ya puede cerrar esta ventana.').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Ingresar' }).click();
    await page.waitForURL('**/auth');
    await clock.resume();
  });

  it('signs in with the keyboard alone', async () => {
    const { page } = newcomer;
    const username = page.getByLabel('Usuario');
    await username.focus();
    await page.keyboard.type(registrant.username);
    await page.keyboard.press('Tab');
    await page.keyboard.type(registrant.password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/userview**');
    await page.getByRole('heading', { name: `Hola, ${registrant.username}` }).waitFor();
  });

  it('causes no other error', () => {
    expect(newcomer.errors).toEqual([]);
  });
});
