import type { EndpointResponse } from '@consultancy/api';
import { Button, Dialog } from '@consultancy/ui';
import type { updateInfo } from '@consultancy/validation';
import { commonTexts } from '../../../../texts/common.ts';
import { profileTexts as texts } from '../../../../texts/profile.ts';
import { infoUpdated } from '../../../../texts/update-failures.ts';

interface UpdatedDialogProps {
  /** Result of the update; null closes the dialog. */
  updated: EndpointResponse<typeof updateInfo> | null;
  onClose: () => void;
}

/** Reports that the profile was changed (§4), and that a new e-mail needs confirmation. */
export function UpdatedDialog({ updated, onClose }: UpdatedDialogProps) {
  const pending = updated?.pending_email;
  return (
    <Dialog
      open={updated !== null}
      onOpenChange={onClose}
      title={infoUpdated}
      description={pending ? texts.updatedPending(pending) : undefined}
      closeLabel={commonTexts.close}
      footer={
        <Button variant="primary" onClick={onClose}>
          {texts.close}
        </Button>
      }
    />
  );
}
