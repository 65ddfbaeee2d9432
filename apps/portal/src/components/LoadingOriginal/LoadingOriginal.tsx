import { Container, Spinner, Stack, Text } from '@consultancy/ui';
import type { ReactNode } from 'react';
import { originals } from '../../texts/originals-en.ts';
import { page } from './LoadingOriginal.css.ts';

interface LoadingOriginalProps {
  /** What to do when it takes no end; takes the place of the Spanish line. */
  children?: ReactNode;
}

/** 'Loading...' while it is not known who is signed in (§2 "Profile entry"). */
export function LoadingOriginal({ children }: LoadingOriginalProps) {
  return (
    <div className={page}>
      <Container width="narrow">
        <Stack gap="sm" align="center">
          <Spinner size="lg" lang="en" label={originals.loading.text} />
          {children ?? <Text tone="muted">{originals.loading.help}</Text>}
        </Stack>
      </Container>
    </div>
  );
}
