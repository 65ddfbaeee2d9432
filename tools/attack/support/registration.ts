import * as contract from '@consultancy/validation';
import type { PortalClient } from '../../lib/cases/portal-client.ts';

/** The payload of a registration without its bot check. */
export const registrationBody = (username: string, email = `${username}@example.com`) => ({
  ...contract.exampleProfile,
  ...{ username, email, password: 'Nevado del Ruiz 5321' },
  ...{ acceptTerms: true, acceptPrivacyPolicy: true },
});

/** Registers an account. @returns the response, and its milliseconds without the bot check. */
export async function registerAccount(client: PortalClient, username: string, more: object = {}) {
  const recaptchaToken = await client.botToken('register');
  const body = { ...registrationBody(username), recaptchaToken, ...more };
  const start = performance.now();
  const response = await client.call(contract.register, body);
  return { ...response, milliseconds: performance.now() - start, email: body.email };
}

/**
 * Registers a machine for the signed-in user, in place of the one that they may have.
 * @returns its token, and the activation code that it was exchanged for.
 */
export async function registerMachine(client: PortalClient, machineId: string) {
  // There may be none to release.
  await client.call(contract.releaseMachine);
  const { code } = await client.request(contract.createActivationCode, {});
  const body = { activation_code: code, machine_id: machineId };
  const { machine_token: token } = await client.request(contract.registerMachine, { body });
  return { token, code };
}
