import { Box, Container, Heading, Inline, Stack, Text } from '@consultancy/ui';
import type { ReactNode } from 'react';
import { useDocumentTitle } from '../../lib/use-document-title.ts';

interface MessagePageProps {
  /** A code or a section, over the title. */
  kicker?: string;
  /** Heading, and title in the browser. */
  title: string;
  text: string;
  /** Links and buttons. */
  actions: ReactNode;
  /** Announced at once, if it replaces a page. */
  isAlert?: boolean;
}

/** A message that replaces a page. */
export function MessagePage({ kicker, title, text, actions, isAlert }: MessagePageProps) {
  useDocumentTitle(title);
  return (
    <Box paddingBlock="xxl" role={isAlert ? 'alert' : undefined}>
      <Container>
        <Stack gap="md" align="start">
          {kicker ? (
            <Text mono size="sm" tone="muted">
              {kicker}
            </Text>
          ) : null}
          <Heading level={1}>{title}</Heading>
          <Text measure>{text}</Text>
          <Inline gap="sm">{actions}</Inline>
        </Stack>
      </Container>
    </Box>
  );
}
