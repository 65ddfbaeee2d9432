import { Button, Card, Stack, Text } from '@consultancy/ui';
import { useState } from 'react';
import { profileTexts as texts } from '../../../../texts/profile.ts';
import { PasswordDialog } from './PasswordDialog.tsx';

/** Link to the change of the password (§4). */
export function SecurityCard() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title={texts.security}>
      <Stack gap="md" align="start">
        <Text>{texts.securityText}</Text>
        <Button onClick={() => setOpen(true)}>{texts.changePassword}</Button>
      </Stack>
      <PasswordDialog open={isOpen} onOpenChange={setOpen} />
    </Card>
  );
}
