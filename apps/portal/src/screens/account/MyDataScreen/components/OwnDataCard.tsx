import { useClient } from '@consultancy/api/hooks';
import { Button, Card, Stack, Text } from '@consultancy/ui';
import { downloadOwnData, type OwnDataPayload, ownDataPayload } from '@consultancy/validation';
import { useState } from 'react';
import { fieldProps } from '../../../../components/EnglishOriginal/field-props.tsx';
import { FormDialog } from '../../../../components/FormDialog/FormDialog.tsx';
import { OwnPasswordField } from '../../../../components/OwnPasswordField/OwnPasswordField.tsx';
import { StatusRegion } from '../../../../components/StatusRegion/StatusRegion.tsx';
import { useSentForm } from '../../../../lib/forms/use-sent-form.ts';
import { saveFile } from '../../../../lib/save-file.ts';
import { myDataTexts as texts } from '../../../../texts/data-requests.ts';

interface DownloadDialogProps {
  onClose: () => void;
  onDone: () => void;
}

/** Requests the password, and downloads the file. */
function DownloadDialog({ onClose, onDone }: DownloadDialogProps) {
  const client = useClient();
  const sentForm = useSentForm<OwnDataPayload, OwnDataPayload, void>({
    schema: ownDataPayload,
    defaults: { password: '' },
    send: async (body) => {
      const file = await client.download(downloadOwnData, { body }, downloadOwnData.file);
      saveFile(file, texts.fileName);
    },
    onSuccess: onDone,
  });
  return (
    <FormDialog
      sentForm={sentForm}
      onClose={onClose}
      title={texts.downloadTitle}
      description={texts.downloadText}
      confirmLabel={texts.download}
      busyLabel={texts.downloading}
    >
      <OwnPasswordField {...fieldProps(sentForm.form, 'password')} />
    </FormDialog>
  );
}

/** The file of everything that is stored about the user. */
export function OwnDataCard() {
  const [isOpen, setOpen] = useState(false);
  const [isDone, setDone] = useState(false);
  const open = () => {
    setDone(false);
    setOpen(true);
  };
  const finish = () => {
    setOpen(false);
    setDone(true);
  };
  return (
    <Card title={texts.file}>
      <Stack gap="md" align="start">
        <Text measure>{texts.fileText}</Text>
        <Button onClick={open}>{texts.file}</Button>
        <StatusRegion>
          {isDone ? (
            <Text size="sm" tone="muted">
              {texts.downloaded}
            </Text>
          ) : null}
        </StatusRegion>
      </Stack>
      {isOpen ? <DownloadDialog onClose={() => setOpen(false)} onDone={finish} /> : null}
    </Card>
  );
}
