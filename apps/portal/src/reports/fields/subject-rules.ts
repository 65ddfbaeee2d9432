import { ruleTexts, toolParam, usernameParam } from '@consultancy/validation';
import * as z from 'zod/mini';

/** A subject must be given before it is held against its pattern (§5); space around it is dropped. */
const given = (missing: string) =>
  z.string().check(
    z.overwrite((value) => value.trim()),
    z.minLength(1, missing),
  );

/** The username filter (§5): required, of the pattern, lower-cased. */
export const usernameRule = z.pipe(given(ruleTexts.usernameFilterRequired), usernameParam);

/** The tool filter (§5): required, of the pattern, upper-cased as the codes are. */
export const toolRule = z.pipe(given(ruleTexts.toolFilterRequired), toolParam);
