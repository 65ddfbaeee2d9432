import { Container, Spinner, Stack, Text } from '@consultancy/ui';
import type { ReactNode } from 'react';
import { originals } from '../../texts/originals-en.ts';
import { page } from './LoadingOriginal.css.ts';

/** 'Loading...' while it is not known who is signed in (§2 "Profile entry"). */
export function LoadingOriginal({ children }: { children?: ReactNode }) {
  return (
    <div className={page}>
      <Container width="narrow">
        <Stack gap="sm" align="center">
          <Spinner size="lg" lang="en" label={originals.loading.text} />
          <Text tone="muted">{originals.loading.help}</Text>
          {children}
        </Stack>
      </Container>
    </div>
  );
}
