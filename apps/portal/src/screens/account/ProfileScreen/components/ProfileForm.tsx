import { Button, Card, DescriptionList, Inline, Stack } from '@consultancy/ui';
import { profileFieldNames, type UserInformation } from '@consultancy/validation';
import { useState } from 'react';
import { FailureAlert } from '../../../../components/FailureAlert/FailureAlert.tsx';
import { MachineId } from '../../../../components/MachineId/MachineId.tsx';
import { UnsavedChangesDialog } from '../../../../components/UnsavedChangesDialog/UnsavedChangesDialog.tsx';
import { formatDateTime } from '../../../../lib/format-date.ts';
import { useNavigationBlocker } from '../../../../lib/use-navigation-blocker.ts';
import { profileTexts as texts } from '../../../../texts/profile.ts';
import { profileFailureText } from '../../../../texts/update-failures.ts';
import { useProfileForm } from '../use-profile-form.ts';
import * as styles from './EditableRow.css.ts';
import { EditableRow } from './EditableRow.tsx';
import { PendingEmail } from './PendingEmail.tsx';
import { UpdatedDialog } from './UpdatedDialog.tsx';

interface ProfileFormProps {
  info: UserInformation;
  /** Reloads the profile. */
  onChanged: () => unknown;
}

/** The data of the account: read-only ones, and those that are edited one by one (§4, §5). */
export function ProfileForm({ info, onChanged }: ProfileFormProps) {
  const [isCancelled, setCancelled] = useState(false);
  const profile = useProfileForm(info, () => {
    setCancelled(false);
    return onChanged();
  });
  const { submit, isBusy, failure } = profile.sentForm;
  const question = useNavigationBlocker(profile.isChanged);
  return (
    <Card title={texts.account}>
      <form noValidate method="post" aria-label={texts.account} onSubmit={submit}>
        <Stack gap="lg">
          <PendingEmail
            email={info.pending_email}
            isCancelled={isCancelled}
            onCancelled={() => {
              setCancelled(true);
              return onChanged();
            }}
          />
          <DescriptionList
            items={[
              { term: texts.username, description: info.username },
              { term: texts.joined, description: formatDateTime(info.date_joined) },
              {
                term: texts.machine,
                description: info.machine_id ? (
                  <MachineId>{info.machine_id}</MachineId>
                ) : (
                  texts.noMachine
                ),
              },
            ]}
          />
          <div className={styles.rows}>
            {profileFieldNames.map((field) => (
              <EditableRow key={field} field={field} stored={info[field]} profile={profile} />
            ))}
          </div>
          <FailureAlert failure={failure} textOf={profileFailureText} />
          <Inline gap="sm">
            <Button
              type="submit"
              variant="primary"
              disabled={!profile.isChanged}
              busy={isBusy}
              busyLabel={texts.updating}
            >
              {texts.update}
            </Button>
          </Inline>
        </Stack>
      </form>
      <UpdatedDialog updated={profile.updated} onClose={profile.dismiss} />
      <UnsavedChangesDialog {...question} texts={texts} />
    </Card>
  );
}
