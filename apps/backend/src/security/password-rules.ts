import { brand } from '@consultancy/brand';
import { type ErrorBody, type Profile, ruleTexts } from '@consultancy/validation';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import type { LeakedPasswords } from './leaked-passwords.ts';

/** Guesses that a password must withstand: those of eight random characters, zxcvbn's score 3. */
const MIN_GUESSES = 1e8;
/** Factor of an emoji for the guesses: there are some thousands, which no dictionary contains. */
const GUESSES_OF_AN_EMOJI = 1000;
const emoji = /\p{Extended_Pictographic}/gu;
/** Factor by which the user's own words increase the guesses for the rest. */
const GUESSES_OF_OWN_WORDS = 100;
/**
 * Characters that are estimated at once. The estimate's work grows with more than the square of
 * them, and 20 of a good password are far beyond the least number of guesses.
 */
const MAX_ESTIMATED = 20;
/** Ways to read digits and signs as letters that are tried; the work grows with them. */
const MAX_SUBSTITUTIONS = 5;

/** Words that anyone attacking this product tries first. */
const productWords = [
  ...[brand.product, brand.consultancy].flatMap((name) => [
    name.replaceAll(' ', ''),
    ...name.split(' '),
  ]),
  ...['gdb', 'audit', 'auditoria', 'geodatabase', 'consultancy', 'consultoria', 'ambiental'],
  ...['anla', 'portal'],
];

/** Words of passwords in Colombia that the Spanish dictionary does not have, or ranks as rare. */
const localWords = [
  ...['colombia', 'colombiano', 'colombiana', 'bogota', 'medellin', 'cali', 'barranquilla'],
  ...['cartagena', 'bucaramanga', 'pereira', 'manizales', 'ibague', 'cucuta', 'santamarta'],
  ...['villavicencio', 'armenia', 'popayan', 'pasto', 'neiva', 'tunja', 'antioquia', 'boyaca'],
  ...['millonarios', 'nacional', 'atlnacional', 'atleticonacional', 'santafe', 'america', 'junior'],
  ...['deportivocali', 'tolima', 'oncecaldas', 'envigado', 'pereira', 'huila', 'equidad', 'millos'],
  ...['verdolaga', 'tiburon', 'james', 'falcao', 'contrasena', 'clave', 'miclave', 'clavesegura'],
  ...['administrador', 'administradora', 'usuario', 'cliente', 'secreto', 'secreta', 'cambiame'],
  ...['teamo', 'teamomucho', 'tequiero', 'miamor', 'amorcito', 'mivida', 'diosesamor', 'elmejor'],
  ...['arepa', 'arequipe', 'cafecito', 'aguacate', 'empanada', 'ajiaco', 'sancocho', 'parcero'],
];

/** Data that a user's password must not consist of. */
export interface PasswordContext
  extends Pick<Profile, 'email' | 'first_name' | 'last_name' | 'enterprise_name'> {
  username: string;
}

/** Loaded with the first password: the dictionaries take as long as the whole start otherwise. */
let loading: Promise<ZxcvbnFactory> | undefined;

async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Estimator }, common, english, spanish] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
    import('@zxcvbn-ts/language-es-es'),
  ]);
  return new Estimator({
    dictionary: {
      ...common.dictionary,
      ...english.dictionary,
      ...spanish.dictionary,
      local: localWords,
    },
    graphs: common.adjacencyGraphs,
    l33tMaxSubstitutions: MAX_SUBSTITUTIONS,
    maxLength: MAX_ESTIMATED,
  });
}

const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');
const plain = (text: string) => withoutAccents(text).toLowerCase();

/** The user's own words and the product's, whole and in their parts, the longest first. */
function contextWords(context: PasswordContext): string[] {
  const { username, email, first_name, last_name, enterprise_name } = context;
  const whole = [username, email, first_name, last_name, `${first_name}${last_name}`];
  const parts = [...whole, enterprise_name].flatMap((text) => text.split(/[^\p{L}\p{N}]+/u));
  const words = [...whole, ...parts, ...productWords].filter((word) => word.length >= 3);
  const spellings = words.flatMap((word) => [word.toLowerCase(), plain(word)]);
  return [...new Set(spellings)].toSorted((one, other) => other.length - one.length);
}

/** How easily a password is guessed. */
interface Estimate {
  readonly guesses: number;
  /** Whether it is so because of the user's own words or the product's. */
  readonly isOwn: boolean;
}

const easiest = (one: Estimate, other: Estimate) => (other.guesses < one.guesses ? other : one);

/** Estimates a part of a password by the easiest of its spellings with and without accents. */
function estimatePart(estimator: ZxcvbnFactory, part: string, words: string[]): Estimate {
  const spellings = new Set([part, withoutAccents(part)]);
  const estimates = [...spellings].map((text) => {
    const { guesses, sequence } = estimator.check(text, words);
    return { guesses, isOwn: sequence.some((match) => match.dictionaryName === 'userInputs') };
  });
  return estimates.reduce(easiest);
}

/** Estimates a password: a long one by its start or, if that is guessed easily, by its end. */
function estimate(estimator: ZxcvbnFactory, password: string, words: string[]): Estimate {
  const start = estimatePart(estimator, password.slice(0, MAX_ESTIMATED), words);
  if (start.guesses >= MIN_GUESSES || password.length <= MAX_ESTIMATED) return start;
  const end = estimatePart(estimator, password.slice(-MAX_ESTIMATED), words);
  return end.guesses > start.guesses ? end : start;
}

/** Estimates the rest beside the user's own words, each of which counts as a few guesses. */
function estimateBesides(estimator: ZxcvbnFactory, password: string, words: string[]): Estimate {
  const whole = plain(password);
  const rest = words.reduce((text, word) => text.replaceAll(word, ''), whole);
  const { guesses } = rest === whole ? { guesses: Infinity } : estimate(estimator, rest, []);
  return { guesses: GUESSES_OF_OWN_WORDS * guesses, isOwn: true };
}

/** Why a password is guessed too easily, in Spanish; null when it is not. */
async function guessIssue(password: string, context: PasswordContext): Promise<string | null> {
  loading ??= loadEstimator();
  const estimator = await loading;
  const words = contextWords(context);
  const text = password.replaceAll(emoji, '');
  const { guesses, isOwn } = easiest(
    estimate(estimator, text, words),
    estimateBesides(estimator, text, words),
  );
  const count = password.match(emoji)?.length ?? 0;
  if (guesses * GUESSES_OF_AN_EMOJI ** count >= MIN_GUESSES) return null;
  return isOwn ? ruleTexts.passwordContext : ruleTexts.passwordCommon;
}

/**
 * Rejects a password that is guessed too easily: common ones, words, names, dates, sequences,
 * repeats, rows of the keyboard, and derivatives of the user's own data or the product's name; and
 * one of a leak, where the operator gave a filter of them. There are no composition rules.
 * @param leaked the passwords of leaks.
 * @param field name of the password in the payload.
 * @returns the issue of the field, or null.
 */
export async function passwordIssue(
  password: string,
  context: PasswordContext,
  leaked: LeakedPasswords,
  field = 'password',
): Promise<NonNullable<ErrorBody['fields']> | null> {
  const issue = await guessIssue(password, context);
  const isLeaked = issue === null && (await leaked.includes(password));
  const message = isLeaked ? ruleTexts.passwordLeaked : issue;
  return message === null ? null : [{ field, message }];
}
