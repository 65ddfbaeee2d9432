import { limits } from '@consultancy/validation';
import type { RateLimit } from '../../plugins/rate-limits.ts';

/** Password guesses at one account, from browsers that never signed in to it (R10). */
export const guessesPerAccount: RateLimit = { name: 'guesses', max: 10, minutes: 15 };
/** Guesses from a browser that signed in to the account before: strangers' do not count there. */
export const guessesPerDevice: RateLimit = { name: 'device guesses', max: 10, minutes: 15 };
/** Wrong passwords given again by someone signed in; strangers cannot use them up. */
export const reentriesPerAccount: RateLimit = { name: 're-entries', max: 10, minutes: 15 };
/** Wrong codes of a second factor: of strangers, and of all browsers that the account knows (R22). */
export const factorGuessesPerAccount: RateLimit = { name: 'factor guesses', max: 10, minutes: 15 };
/** The same over a day: of a million codes three are accepted at a time. */
export const factorGuessesPerDay: RateLimit = {
  name: 'factor guesses a day',
  max: 50,
  minutes: 1440,
};
/** Wrong codes of someone signed in; strangers cannot use them up. */
export const factorConfirmations: RateLimit = {
  name: 'confirmations of a factor',
  max: 10,
  minutes: 15,
};
/** Wrong factors of sign-ins that the trail records: passkeys, which cannot be guessed, are not limited. */
export const recordedFactorFailures: RateLimit = {
  name: 'recorded failures of a factor',
  max: 60,
  minutes: 15,
};
/** Sets of recovery codes of one user: each takes as many hashes as it has codes, of which each use is mailed. */
export const recoveryCodeSets: RateLimit = { name: 'recovery code sets', max: 5, minutes: 60 };
/** Set-ups of a second factor that one user starts: each is mailed, as is its removal. */
export const factorSetups: RateLimit = { name: 'factor set-ups', max: 20, minutes: 60 };
/** Changes of one user's password: each is mailed. */
export const passwordChanges: RateLimit = { name: 'password changes', max: 10, minutes: 60 };
/** Mails to one user about sign-ins from unknown browsers. */
export const newDeviceMails: RateLimit = { name: 'new device mails', max: 10, minutes: 60 };
/** Challenges for the passkeys of an account. */
export const factorChallenges: RateLimit = { name: 'factor challenges', max: 60, minutes: 15 };
/** Sign-ins from one address. */
export const signInsPerAddress: RateLimit = { name: 'sign-ins', max: 100, minutes: 15 };
/** Registrations from one address. */
export const registrationsPerAddress: RateLimit = { name: 'registrations', max: 30, minutes: 60 };
/** Passwords tried at one link of a registration. */
export const guessesPerRegistration: RateLimit = { name: 'confirmations', max: 10, minutes: 15 };
/** Mails that strangers can have sent to one mailbox. */
export const mailsPerMailbox: RateLimit = { name: 'mails', max: 5, minutes: 60 };
/**
 * Reset links that strangers can have sent to one mailbox, in the time for which one lives: when no further one is sent,
 * its owner can use the newest.
 */
export const resetsPerMailbox: RateLimit = {
  name: 'resets',
  max: 3,
  minutes: limits.resetLinkMinutes,
};
/** Requests for reset links from one address. */
export const resetsPerAddress: RateLimit = { name: 'reset requests', max: 30, minutes: 60 };
/** E-mail changes per account. */
export const emailChangesPerAccount: RateLimit = { name: 'email changes', max: 5, minutes: 60 };
/** Username look-ups from one address; a user types a few. */
export const availabilityPerAddress: RateLimit = { name: 'availability', max: 120, minutes: 15 };
/** Tries at links and codes from one address. */
export const linkTriesPerAddress: RateLimit = { name: 'links', max: 120, minutes: 15 };
/** Bot-check challenges for one address. */
export const challengesPerAddress: RateLimit = { name: 'challenges', max: 300, minutes: 15 };
/** Activation codes of one user; a code is typed within minutes, and each one replaces the one before. */
export const activationCodesPerUser: RateLimit = { name: 'activation codes', max: 10, minutes: 10 };
/** Tries at activation codes from one address. */
export const activationTriesPerAddress: RateLimit = { name: 'activations', max: 30, minutes: 15 };
