import type { EndpointResponse } from '@consultancy/api';
import { useClient } from '@consultancy/api/hooks';
import {
  type Profile,
  type ProfileField,
  type ProfileUpdate,
  profileFieldNames,
  profileRecord,
  profileUpdate,
  type UserInformation,
  updateInfo,
} from '@consultancy/validation';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type SentForm, useSentForm } from '../../../lib/forms/use-sent-form.ts';

type UpdatedInfo = EndpointResponse<typeof updateInfo>;

/** The profile's form: the open fields, the changes, and the result of the request. */
export interface ProfileFormState {
  sentForm: SentForm<Profile, ProfileUpdate>;
  isOpen: (field: ProfileField) => boolean;
  /** Opens a field (§4). */
  open: (field: ProfileField) => void;
  /** Restores the stored value of a field. */
  undo: (field: ProfileField) => void;
  /** Whether any value differs from the stored ones. */
  isChanged: boolean;
  /** Result of the last request; null once it is dismissed. */
  updated: UpdatedInfo | null;
  dismiss: () => void;
}

/** Fields are edited one by one, and only those that changed are sent (§4, §5). */
export function useProfileForm(info: UserInformation, onChanged: () => unknown): ProfileFormState {
  const client = useClient();
  const [opened, setOpened] = useState<readonly ProfileField[]>([]);
  const [updated, setUpdated] = useState<UpdatedInfo | null>(null);
  const stored = profileRecord((field) => info[field]);
  const sent = useRef<Profile>(stored);
  const sentForm = useSentForm<Profile, ProfileUpdate, UpdatedInfo>({
    schema: profileUpdate,
    defaults: stored,
    send: (values): Promise<UpdatedInfo> => {
      // As typed: a space after a name is a change, though the value sent is the stored one.
      const typed: Profile = { ...sentForm.form.getValues() };
      sent.current = typed;
      const changed = profileFieldNames.filter((field) => typed[field] !== stored[field]);
      const body = Object.fromEntries(changed.map((field) => [field, values[field]]));
      return client.request(updateInfo, { body });
    },
    onSuccess: async (response) => {
      const typed = sentForm.form.getValues();
      // What was opened or typed while the changes were on their way stays to be saved.
      const isAsSent = (field: ProfileField) => typed[field] === sent.current[field];
      sentForm.form.reset(profileRecord((field) => (isAsSent(field) ? stored : typed)[field]));
      setOpened((now) => now.filter((field) => !opened.includes(field) || !isAsSent(field)));
      setUpdated(response);
      await onChanged();
    },
  });
  const { form } = sentForm;
  const values = form.watch();
  const storedText = JSON.stringify(stored);
  const fill = useEffectEvent(() => {
    const typed = form.getValues();
    form.reset(profileRecord((field) => (opened.includes(field) ? typed : stored)[field]));
  });
  useEffect(() => {
    // Reloaded values fill every field that is not open, whose typed value would be lost; a new e-mail
    // is pending and not stored yet (§3).
    if (storedText) fill();
  }, [storedText]);
  return {
    sentForm,
    isOpen: (field) => opened.includes(field),
    open: (field) => setOpened((before) => [...before, field]),
    undo: (field) => {
      form.setValue(field, stored[field]);
      form.clearErrors(field);
      setOpened((before) => before.filter((one) => one !== field));
    },
    isChanged: profileFieldNames.some((field) => values[field] !== stored[field]),
    updated,
    dismiss: () => setUpdated(null),
  };
}
