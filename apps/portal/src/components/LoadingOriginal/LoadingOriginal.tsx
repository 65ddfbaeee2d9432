import { Box, Container, Heading, Spinner, Stack, Text } from '@consultancy/ui';
import type { ReactNode } from 'react';
import { originals } from '../../texts/originals-en.ts';

interface LoadingOriginalProps {
  /** Heading of the page, if nothing else replaces this content. */
  title?: string;
  /** Advice if loading does not end; replaces the Spanish line. */
  children?: ReactNode;
}

/** 'Loading...' while the session is unknown (§2 "Profile entry"). */
export function LoadingOriginal({ title, children }: LoadingOriginalProps) {
  return (
    <Box paddingBlock="xxl">
      <Container width="narrow">
        <Stack gap="sm" align="center">
          {title === undefined ? null : <Heading level={1}>{title}</Heading>}
          <Spinner size="lg" lang="en" label={originals.loading.text} />
          {children ?? <Text tone="muted">{originals.loading.help}</Text>}
        </Stack>
      </Container>
    </Box>
  );
}
