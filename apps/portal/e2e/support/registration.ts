import {
  exampleProfile,
  type Profile,
  profileFieldNames,
  profileLabels,
} from '@consultancy/validation';
import type { Searchable } from './journey-page.ts';

/**
 * Fills in what a new user says of themselves, every field of it.
 * @param values what matters to the journey; the other fields get their example.
 */
export async function fillProfile(
  form: Searchable,
  values: Partial<Profile> & Pick<Profile, 'email'>,
): Promise<void> {
  for (const field of profileFieldNames) {
    const value = values[field] ?? exampleProfile[field];
    await form.getByLabel(profileLabels[field], { exact: true }).fill(value);
  }
}
