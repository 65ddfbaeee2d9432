import { listTexts, toolParam, usernameParam } from '@consultancy/validation';
import * as z from 'zod/mini';

/** A subject is required before its pattern is validated (§5); surrounding space is trimmed. */
const required = (missing: string) =>
  z.string().check(
    z.overwrite((value) => value.trim()),
    z.minLength(1, missing),
  );

/** The username filter (§5): required, of the pattern, lower-cased. */
export const usernameRule = z.pipe(required(listTexts.usernameFilterRequired), usernameParam);

/** The tool filter (§5): required, of the pattern, upper-cased as the codes are. */
export const toolRule = z.pipe(required(listTexts.toolFilterRequired), toolParam);
