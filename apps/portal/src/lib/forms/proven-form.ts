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

/** The form of an action that needs a reason only. */
export const reasonForm = z.object({ reason: actionReason, ...identityFields });

/** The form of an action that grants rights or moves money. */
export const provenForm = z
  .object({ reason: actionReason, ...identityFields })
  .check(passwordUnlessPasskey);

export const blankProven: ProvenValues = { reason: '', ...blankIdentity };
