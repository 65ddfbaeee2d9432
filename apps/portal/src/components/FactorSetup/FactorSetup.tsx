import { useSession } from '@consultancy/api/hooks';
import { Box, Button, Card, Container, Grid, Inline, Stack, Text } from '@consultancy/ui';
import { useEffect, useState } from 'react';
import {
  addPasskeyTexts,
  factorCardTexts,
  setupRequiredTexts as texts,
} from '../../texts/factor-setup.ts';
import { PageHeading } from '../PageHeading/PageHeading.tsx';
import { FactorDialogs } from '../SecondFactor/FactorDialogs.tsx';

interface FactorSetupProps {
  username: string;
  /** Called once a second factor is set up, and its recovery codes are saved. */
  onDone: () => void;
}

/**
 * The page of an administrator who must have a second factor and has none: it is set up here, or the
 * user signs out.
 */
export function FactorSetup({ username, onDone }: FactorSetupProps) {
  const { logout } = useSession();
  const [kind, setKind] = useState<'passkey' | 'app' | null>(null);
  // It takes the place of a page at the same address, and of what had the focus there.
  useEffect(() => document.querySelector('main')?.focus({ preventScroll: true }), []);
  return (
    <Box paddingBlock="xl">
      <Container width="regular">
        <Stack gap="lg">
          <PageHeading title={texts.title} lead={texts.text} />
          <Grid columns={{ mobile: 1, tablet: 2 }} gap="md">
            <Card title={texts.passkeyTitle}>
              <Stack gap="md" align="start">
                <Text>{addPasskeyTexts.text}</Text>
                <Button variant="primary" onClick={() => setKind('passkey')}>
                  {factorCardTexts.addPasskey}
                </Button>
              </Stack>
            </Card>
            <Card title={texts.appTitle}>
              <Stack gap="md" align="start">
                <Text>{texts.appText}</Text>
                <Button onClick={() => setKind('app')}>{factorCardTexts.addApp}</Button>
              </Stack>
            </Card>
          </Grid>
          <Inline gap="sm">
            <Button onClick={() => void logout()}>{texts.signOut}</Button>
          </Inline>
        </Stack>
        {kind ? (
          <FactorDialogs
            task={{ kind }}
            username={username}
            onClose={() => setKind(null)}
            onChanged={() => {}}
            onDone={onDone}
          />
        ) : null}
      </Container>
    </Box>
  );
}
