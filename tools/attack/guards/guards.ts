import { accessGuards } from './access-guards.ts';
import { contentGuards } from './content-guards.ts';
import { creditGuards } from './credit-guards.ts';
import type { Guard } from './guard.ts';
import { sessionGuards } from './session-guards.ts';
import { signInGuards } from './sign-in-guards.ts';

/** Every guard that R16 takes away. */
export const guards: readonly Guard[] = [
  ...accessGuards,
  ...sessionGuards,
  ...signInGuards,
  ...creditGuards,
  ...contentGuards,
];
