import { profileRecord } from '@consultancy/validation';
import { useLayoutEffect } from 'react';
import * as z from 'zod/mini';
import { browserStorage } from '../../../../lib/browser-storage.ts';
import type { RegistrationFormApi } from './registration-values.ts';

/** The fields that are stored: all but the two passwords, which no storage may contain (R13). */
const draft = z.object({
  ...profileRecord(() => z.string()),
  username: z.string(),
  acceptTerms: z.boolean(),
  acceptPrivacyPolicy: z.boolean(),
});
type Draft = z.infer<typeof draft>;

const draftNames = Object.keys(draft.shape) as (keyof Draft)[];

/** A half-written registration of this tab, until it is sent or its visitor signs in. */
export const registrationDraft = browserStorage('portal.registration', draft, 'tab');

/**
 * Restores a half-written registration, and stores each change: it survives the toggle, back,
 * forward and a reload. Restored after hydration, as the prerendered form is empty.
 */
export function useRegistrationDraft(form: RegistrationFormApi): void {
  const { setValue, subscribe } = form;
  useLayoutEffect(() => {
    const stored = registrationDraft.read();
    if (stored) for (const name of draftNames) setValue(name, stored[name]);
    return subscribe({
      formState: { values: true },
      // Only the fields of the schema: parsing drops the passwords.
      callback: ({ values }) => void registrationDraft.write(draft.parse(values)),
    });
  }, [setValue, subscribe]);
}
