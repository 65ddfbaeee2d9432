import { exampleProfile, profileLabels, profileRecord } from '@consultancy/validation';
import { solutionExample } from '../bot-check-schemas.ts';
import type { FieldDoc, FieldDocs } from './field-doc.ts';

const password = 'roble-Andino-47';
const session = '0b6f6c3e-6a5e-4c57-9d0a-5f1f6f0c2d11';

/** The fields of a profile, under their labels. */
const profileDocs = profileRecord(
  (field): FieldDoc => [`«${profileLabels[field]}» of the profile.`, exampleProfile[field]],
);

/** Fields of users, their accounts and their sessions. */
export const accountDocs: FieldDocs = {
  ...profileDocs,
  username: ['Username in lower case: 3 to 20 letters, digits or underscores.', 'ana_nunez'],
  'LoginPayload.username': ['Username, whatever its case.', 'ana_nunez'],
  'RegistrationPayload.username': [
    'The username to be: 3 to 20 ASCII letters, digits or underscores, stored in lower case. Names ' +
      'that a visitor could take for the operator’s are reserved.',
    'ana_nunez',
  ],
  'UserInformation.id': ['Number of the user.', 118],
  'ListedUser.id': ['Number of the user.', 118],
  'UserAccount.id': ['Number of the user.', 118],
  'FindRecordsResponseUser.suspended': [
    'Whether the account is suspended; an erased one is not.',
    false,
  ],
  'FindRecordsResponseUser.erased': ['Whether the user’s data were erased.', false],
  suspended: [
    'Whether the account is suspended: its user can use no credits until it is reactivated.',
    false,
  ],
  text: ['Part of a username, name, e-mail or enterprise; or a number.', 'nunez'],
  release_machine: ['Whether the registered machine is released too; by default it is.', true],
  role: ['`admin` or `user`, whatever its case; anything else has the rights of a user.', 'user'],
  'Suggestion.email': ['Address for a reply, if one is wanted.', 'ana.nunez@example.com'],
  'getTransactionPreview.email': ['E-mail of the buyer.', 'ana.nunez@example.com'],
  cellphone: [
    '7 to 15 digits after an optional `+`. Spaces, hyphens, dots and brackets are dropped.',
    '3001234567',
  ],
  pending_email: ['The new e-mail that awaits confirmation, or null.', 'ana@example.org'],
  date_joined: ['When the account was opened.', '2026-03-02T14:05:00.000Z'],
  last_login: ['The last sign-in, or null.', '2026-11-20T13:00:00.000Z'],
  previous_login: ['The sign-in before this one, or null.', '2026-11-20T13:00:00.000Z'],
  failed_sign_ins: [
    'Failed sign-ins at the account since `previous_login`; absent when there were none.',
    2,
  ],
  email_verified_at: ['When the e-mail was verified, or null.', '2026-03-02T14:20:00.000Z'],
  disabled_at: ['When the account was suspended, or null.', '2026-11-01T12:00:00.000Z'],
  erased_at: [
    'When the data of the user were erased, which closes the account for good, or null.',
    '2026-11-10T12:00:00.000Z',
  ],
  open_sessions: ['Web sessions that have neither ended nor expired.', 1],
  available: ['Whether the username can still be chosen.', true],
  password: [
    'The caller’s own password as proof of identity, at most 1,024 bytes in UTF-8.',
    password,
  ],
  'RegistrationPayload.password': [
    'The password to be: 8 to 128 characters and at most 1,024 bytes in UTF-8, exactly as typed. ' +
      'Common ones, and those made of the user’s own data, are rejected.',
    password,
  ],
  old_password: ['The current password, at most 1,024 bytes in UTF-8.', password],
  new_password: [
    'The new password: 8 to 128 characters and at most 1,024 bytes in UTF-8, exactly as typed. ' +
      'Common ones, those made of the user’s own data, and in a change the current one are rejected.',
    'nevado-Tolima-83',
  ],
  confirm_new_password: ['The new password again.', 'nevado-Tolima-83'],
  acceptTerms: ['The terms of the service were accepted.', true],
  'NewTransactionPayload.acceptTerms': ['The transaction was authorized.', true],
  acceptPrivacyPolicy: ['The privacy policy was accepted.', true],
  'Suggestion.recaptchaToken': [
    'Proof of the bot check for the action `suggestion`, valid once; see `getBotCheckChallenge`. ' +
      'Required without a session, and of accounts of less than a week.',
    Buffer.from(JSON.stringify(solutionExample)).toString('base64'),
  ],
  recaptchaToken: [
    'Proof of the bot check, valid once. With the self-hosted provider it is Base64 of the JSON of ' +
      'a `BotCheckSolution`: see `getBotCheckChallenge`. With reCAPTCHA v3 it is that provider’s token.',
    Buffer.from(JSON.stringify(solutionExample)).toString('base64'),
  ],
  token: ['Token of the mailed link.', 'kq3Yv0mS0lXn0Yc3H2rL8t5w7Zb4d6f9gJkMpRsTuVx'],
  message: ['Confirmation in Spanish, to show to the user.', 'Los cambios se guardaron.'],
  'Suggestion.message': [
    '10 to 4,000 characters, of several lines.',
    'El informe podría abrirse también en QGIS.',
  ],
  'Suggestion.name': ['Name of the sender.', 'Ana María Núñez'],
  access_type: ['Type of the access.', 'login'],
  access_time: ['When it happened.', '2026-11-20T13:00:00.000Z'],
  change_type: ['Where the password was changed.', 'Password Change (web)'],
  'OwnSession.id': ['Identifier of the session.', session],
  'endSession.id': ['Identifier of the session, from the list of one’s own.', session],
  created_at: ['When it was created.', '2026-11-20T13:00:00.000Z'],
  last_seen_at: ['When it was last used.', '2026-11-21T15:00:00.000Z'],
  user_agent: ['Browser and operating system as text.', 'Chrome en Windows'],
  'OwnSession.address': ['Network address that opened it, or null.', '203.0.113.7'],
  current: ['Whether it is the session of this very request.', true],
  search: [
    'Words of which each is part of a username, e-mail, name or enterprise, in any order, whatever their case and accents.',
    'nunez',
  ],
};
