import type { Guard } from './guard.ts';

const links = 'src/modules/auth/link-repository.ts';
const inLinks = ['modules/auth/link-repository.test.ts'];
const spent = 'AND used_at IS NULL AND replaced_at IS NULL AND expires_at > now()\n    RETURNING';

/** Passwords, guesses, bot checks and what is sent by mail. */
export const signInGuards: readonly Guard[] = [
  {
    name: 'guesses at an account',
    file: 'src/modules/auth/sign-in-service.ts',
    text: 'await app.limits.require(app.db, limit, subject);',
    without: '',
    tests: ['modules/auth/sign-in.test.ts'],
  },
  {
    name: 'passwords checked for callers who hung up',
    file: 'src/plugins/deadline.ts',
    text: "reply.raw.once('close', hungUp);",
    without: '',
    tests: ['modules/auth/sign-in-queue.test.ts'],
  },
  {
    name: 'known browsers before strangers',
    file: 'src/modules/auth/sign-in-service.ts',
    text: 'const precedence = { first: device !== null };',
    without: 'const precedence = {};',
    tests: ['modules/auth/sign-in-queue.test.ts'],
  },
  {
    name: 'the record of a failed sign-in',
    file: 'src/modules/auth/failed-sign-in.ts',
    text: "if (error.code === 'INVALID_CREDENTIALS') {",
    without: 'if (false) {',
    tests: ['security/security-log.test.ts', 'modules/users/welcome.test.ts'],
  },
  {
    name: 'sign-ins from one address',
    file: 'src/modules/auth/sign-in-service.ts',
    text: 'app.limits.requireForAddress(app.db, signInsPerAddress, request.ip),',
    without: '',
    tests: ['modules/auth/address-limit.test.ts'],
  },
  {
    name: 'registrations from one address',
    file: 'src/modules/auth/registration-routes.ts',
    text: `await app.limits.requireForAddress(app.db, registrationsPerAddress, request.ip);
        await app.botCheck.verify(app.db, 'register', body.recaptchaToken, request.ip);
        await registerAccount`,
    without: `await app.botCheck.verify(app.db, 'register', body.recaptchaToken, request.ip);
        await registerAccount`,
    tests: ['modules/auth/address-limit.test.ts'],
  },
  {
    name: 'requests for a reset from one address',
    file: 'src/modules/auth/recovery-routes.ts',
    text: 'await app.limits.requireForAddress(app.db, resetsPerAddress, request.ip);',
    without: '',
    tests: ['modules/auth/address-limit.test.ts'],
  },
  {
    name: 'tries at reset links from one address',
    file: 'src/modules/auth/recovery-routes.ts',
    text: 'await app.limits.requireForAddress(app.db, linkTriesPerAddress, request.ip);',
    without: '',
    tests: ['modules/auth/address-limit.test.ts'],
  },
  {
    name: 'tries at activation codes from one address',
    file: 'src/modules/tool/machine-routes.ts',
    text: 'await app.limits.requireForAddress(app.db, activationTriesPerAddress, request.ip);',
    without: '',
    tests: ['modules/auth/address-limit.test.ts'],
  },
  {
    name: 'a reset link without a bot check',
    file: 'src/modules/auth/recovery-routes.ts',
    text: "await app.botCheck.verify(app.db, 'passwordReset', body.recaptchaToken, request.ip);",
    without: '',
    tests: ['modules/auth/recovery.test.ts'],
  },
  {
    name: 'a sale without a bot check',
    file: 'src/modules/transactions/sale-service.ts',
    text: "await app.botCheck.verify(app.db, 'transactionSubmit', payload.recaptchaToken, address);",
    without: '',
    tests: ['modules/transactions/sales.test.ts'],
  },
  {
    name: 'a sign-in without a bot check',
    file: 'src/modules/auth/sign-in-service.ts',
    text: "app.botCheck.verify(app.db, 'login', payload.recaptchaToken, request.ip),",
    without: '',
    tests: ['modules/auth/sign-in.test.ts'],
  },
  {
    name: 'guesses at the password that is asked for again',
    file: 'src/modules/auth/re-entry.ts',
    text: 'await app.limits.require(app.db, reentriesPerAccount, username);',
    without: '',
    tests: ['modules/auth/password-change.test.ts'],
  },
  {
    name: 'an action without the right password',
    file: 'src/modules/auth/re-entry.ts',
    text: '!own || !matches',
    without: '!own',
    tests: ['modules/admin/account-actions.test.ts'],
  },
  {
    name: 'the use that a limit counts',
    file: 'src/plugins/limits.ts',
    text: 'if (wait > 0) {',
    without: 'if (wait > 999_999) {',
    tests: ['plugins/limits.test.ts'],
  },
  {
    name: 'passwords that are guessed too easily',
    file: 'src/security/password-rules.ts',
    text: 'const LEAST_GUESSES = 1e8;',
    without: 'const LEAST_GUESSES = 1e3;',
    tests: ['modules/auth/registration.test.ts'],
  },
  {
    name: 'passwords of the person’s own data',
    file: 'src/security/password-rules.ts',
    text: 'const words = contextWords(context);',
    without: 'const words: string[] = [];',
    tests: ['modules/auth/registration.test.ts'],
  },
  {
    name: 'a known browser after the password changed',
    file: 'src/security/known-device.ts',
    text: 'account.username, account.password_hash, nonce',
    without: 'account.username, nonce',
    tests: ['modules/auth/lockout.test.ts'],
  },
  {
    name: 'a bot check answered twice',
    file: 'src/security/altcha-check.ts',
    text: '(await spend(db, key, payload.challenge.parameters.nonce))',
    without: 'true',
    tests: ['security/bot-check.test.ts'],
  },
  {
    name: 'a bot check for another action',
    file: 'src/security/altcha-check.ts',
    text: 'payload.challenge.parameters.data.action !== action',
    without: 'false',
    tests: ['security/bot-check.test.ts'],
  },
  {
    name: 'a mailed link that was used',
    file: links,
    text: spent,
    without: 'AND replaced_at IS NULL AND expires_at > now()\n    RETURNING',
    tests: inLinks,
  },
  {
    name: 'a mailed link that a newer one replaced',
    file: links,
    text: ".where('replaced_at', 'is', null)",
    without: '',
    tests: inLinks,
  },
  {
    name: 'a mailed link past its time',
    file: links,
    text: ".where('expires_at', '>', sql<Date>`now()`)",
    without: '',
    tests: inLinks,
  },
  {
    name: 'a mailed link for another purpose',
    file: links,
    text: ".where('purpose', '=', purpose)",
    without: '',
    tests: inLinks,
  },
  {
    name: 'an activation code that was used',
    file: 'src/modules/tool/machine-repository.ts',
    text: 'AND c.used_at IS NULL AND c.replaced_at IS NULL',
    without: 'AND c.replaced_at IS NULL',
    tests: ['modules/tool/machines.test.ts'],
  },
  {
    name: 'the machine of a suspended user',
    file: 'src/modules/tool/machine-repository.ts',
    text: `AND u.disabled_at IS NULL AND u.email_verified_at IS NOT NULL
    ), counted`,
    without: '\n    ), counted',
    tests: ['modules/tool/machines.test.ts'],
  },
  {
    name: 'a second machine',
    file: 'src/modules/tool/machine-repository.ts',
    text: 'WHERE machines.machine_id = excluded.machine_id',
    without: '',
    tests: ['modules/tool/machines.test.ts'],
  },
  {
    name: 'a flood of a machine’s calls',
    file: 'src/modules/tool/machine-repository.ts',
    text: ` AND \${left} >= 1`,
    without: '',
    tests: ['modules/tool/call-limit.test.ts'],
  },
];
