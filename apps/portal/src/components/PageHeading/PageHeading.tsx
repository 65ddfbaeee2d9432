import { Heading, Stack, Text } from '@consultancy/ui';
import type { ReactNode } from 'react';
import { useDocumentTitle } from '../../lib/use-document-title.ts';

interface PageHeadingProps {
  /** The heading of the page; also its title in the browser. */
  title: string;
  /** The page's title, if it differs from the heading. */
  documentTitle?: string;
  /** The purpose of the page, in a line. */
  lead?: ReactNode;
}

/** The heading of a screen. */
export function PageHeading({ title, documentTitle = title, lead }: PageHeadingProps) {
  useDocumentTitle(documentTitle);
  return (
    <Stack gap="xs">
      <Heading level={1}>{title}</Heading>
      {lead ? (
        <Text tone="muted" measure>
          {lead}
        </Text>
      ) : null}
    </Stack>
  );
}
