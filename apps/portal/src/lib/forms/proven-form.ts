import { actionReason } from '@consultancy/validation';
import * as z from 'zod/mini';
import {
  blankIdentity,
  type IdentityValues,
  identityFields,
  passwordUnlessPasskey,
} from './identity-fields.ts';

/** A reason, and the proof of who gives it. */
export interface ProvenValues extends IdentityValues {
  reason: string;
}

const lineBreak = /[\n\v\f\r\u2028\u2029]/;
const joinLines = (text: string) =>
  text.replace(/\s+/g, (space) => (lineBreak.test(space) ? ' ' : space));

/** A reason as typed in its field, which takes several lines; the reason that is sent is one. */
export const typedReason = z.pipe(z.string().check(z.overwrite(joinLines)), actionReason);

/** The form of an action that needs a reason only. */
export const reasonForm = z.object({ reason: typedReason, ...identityFields });

/** The form of an action that grants rights or moves money. */
export const provenForm = z
  .object({ reason: typedReason, ...identityFields })
  .check(passwordUnlessPasskey);

export const blankProven: ProvenValues = { reason: '', ...blankIdentity };
