import { Button } from '@consultancy/ui';
import { type ProfileField, profileLabels } from '@consultancy/validation';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { EmailText } from '../../../../components/EmailText/EmailText.tsx';
import { ProfileInput } from '../../../../components/ProfileInput/ProfileInput.tsx';
import { profileTexts as texts } from '../../../../texts/profile.ts';
import type { ProfileFormState } from '../use-profile-form.ts';
import * as styles from './EditableRow.css.ts';

interface EditableRowProps {
  field: ProfileField;
  /** The value that is stored. */
  stored: string;
  profile: ProfileFormState;
}

/** A value with its «Editar»; a click replaces it by its field and focuses it (§4). */
export function EditableRow({ field, stored, profile }: EditableRowProps) {
  const label = profileLabels[field];
  const edit = useRef<HTMLButtonElement>(null);
  if (!profile.isOpen(field)) {
    return (
      <div className={styles.shown}>
        <span className={styles.label}>{label}</span>
        <div className={styles.value}>
          <span className={styles.text}>
            {field === 'email' ? <EmailText>{stored}</EmailText> : stored}
          </span>
          <Button
            ref={edit}
            size="sm"
            aria-label={texts.editOf(label)}
            onClick={() => {
              flushSync(() => profile.open(field));
              profile.sentForm.form.setFocus(field);
            }}
          >
            {texts.edit}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className={styles.opened}>
      <div className={styles.field}>
        <ProfileInput form={profile.sentForm.form} field={field} />
      </div>
      <Button
        size="sm"
        variant="quiet"
        aria-label={texts.undoOf(label)}
        onClick={() => {
          flushSync(() => profile.undo(field));
          edit.current?.focus();
        }}
      >
        {texts.undo}
      </Button>
    </div>
  );
}
