import type { JsonSchema } from './schema-type.ts';
import { nameKeyword } from './schema-type.ts';

/** A challenge as an example, and its solution. */
export const solutionExample = {
  challenge: {
    parameters: {
      algorithm: 'PBKDF2/SHA-256',
      cost: 1000,
      data: { action: 'login' },
      expiresAt: 1_795_273_800,
      keyLength: 32,
      keyPrefix: '9f1c3ab0d2e4f5a6b7c8d9e0f1a2b3c4',
      keySignature: '1e2d3c4b5a69788796a5b4c3d2e1f00f1e2d3c4b5a69788796a5b4c3d2e1f00f',
      nonce: '5d0f7d7e3c1b4b0e9a571f2f3c0c9d11',
      salt: 'a1b2c3d4e5f60718293a4b5c6d7e8f90',
    },
    signature: '0f1e2d3c4b5a69788796a5b4c3d2e1f00f1e2d3c4b5a69788796a5b4c3d2e1f0',
  },
  solution: {
    counter: 1042,
    derivedKey: '9f1c3ab0d2e4f5a6b7c8d9e0f1a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4',
  },
};

const { challenge, solution } = solutionExample;

const described = (schema: JsonSchema, description: string, example: unknown): JsonSchema => ({
  ...schema,
  description,
  examples: [example],
});

const hexadecimal = (description: string, example: string): JsonSchema =>
  described({ type: 'string', pattern: '^[0-9a-f]*$' }, description, example);

const wholeNumber = (description: string, example: number): JsonSchema =>
  described({ type: 'integer', minimum: 0 }, description, example);

/** Every member is sent, and further ones may be. */
const objectOf = (name: string, properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  [nameKeyword]: name,
});

const { parameters } = challenge;

const parametersSchema = objectOf('BotCheckParameters', {
  algorithm: described(
    { type: 'string', enum: ['PBKDF2/SHA-256'] },
    'How keys are derived.',
    parameters.algorithm,
  ),
  nonce: hexadecimal('First part of the password of a try: 16 bytes.', parameters.nonce),
  salt: hexadecimal('Salt of the derivation: 16 bytes.', parameters.salt),
  cost: wholeNumber('Iterations of one derivation.', parameters.cost),
  keyLength: wholeNumber('Bytes of a derived key.', parameters.keyLength),
  keyPrefix: hexadecimal('What the key of the solution starts with.', parameters.keyPrefix),
  keySignature: hexadecimal('The server’s signature of the key.', parameters.keySignature),
  expiresAt: wholeNumber(
    'When the challenge expires, in seconds since 1970.',
    parameters.expiresAt,
  ),
  data: {
    ...objectOf('BotCheckPurpose', {
      action: described({ type: 'string' }, 'The action that the proof is for.', 'login'),
    }),
    description: 'What the challenge is bound to.',
  },
});

/** JSON Schema of the challenge of the self-hosted bot check (ALTCHA, version 2). */
export const challengeSchema: JsonSchema = {
  ...objectOf('BotCheckChallenge', {
    parameters: { ...parametersSchema, description: 'What is to be solved.' },
    signature: hexadecimal('The server’s signature of the parameters.', challenge.signature),
  }),
  description: 'A proof-of-work challenge; it is sent back whole and unchanged.',
};

/** JSON Schema of what `recaptchaToken` encodes. */
export const solutionSchema: JsonSchema = {
  ...objectOf('BotCheckSolution', {
    challenge: challengeSchema,
    solution: {
      ...objectOf('BotCheckProof', {
        counter: wholeNumber('The counter that was found.', solution.counter),
        derivedKey: hexadecimal('The key derived with it.', solution.derivedKey),
      }),
      description: 'The work.',
    },
  }),
  description: 'A solved challenge; `recaptchaToken` is Base64 of its JSON.',
};

/** How a client without a browser solves the challenge; part of the operation's description. */
export const solvingInstructions = `The proof of work of the self-hosted provider. To solve it:

1. For \`counter\` = 0, 1, 2 … derive a key by PBKDF2 with SHA-256: the password is the bytes of
   \`nonce\` (hexadecimal) and then the counter as four bytes, big-endian; the salt is the bytes of
   \`salt\`; \`cost\` iterations; \`keyLength\` bytes.
2. Stop when the key, in hexadecimal, starts with \`keyPrefix\`.
3. Send, as \`recaptchaToken\`, Base64 of the JSON of a \`BotCheckSolution\`: the challenge as it was
   received, and the counter with its key.

A solution is valid once, for its action, until \`expiresAt\`. \`404 NOT_FOUND\` means that the portal uses
reCAPTCHA v3, whose token takes its place.`;
