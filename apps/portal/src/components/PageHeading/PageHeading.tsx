import { Heading, Stack, Text } from '@consultancy/ui';
import type { ReactNode } from 'react';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { compact } from './PageHeading.css.ts';

interface PageHeadingProps {
  /** The heading of the page; also its title in the browser. */
  title: string;
  /** The page's title, if it differs from the heading. */
  documentTitle?: string;
  /** The purpose of the page, in a line. */
  lead?: ReactNode;
  /** In one line, so that the content below is in view. @defaultValue false */
  isCompact?: boolean;
}

/** The heading of a screen. */
export function PageHeading(props: PageHeadingProps) {
  const { title, documentTitle = title, lead, isCompact = false } = props;
  useDocumentTitle(documentTitle);
  if (isCompact) {
    return (
      <div className={compact}>
        <Heading level={1} size="lg">
          {title}
        </Heading>
        {lead ? (
          <Text size="sm" tone="muted">
            {lead}
          </Text>
        ) : null}
      </div>
    );
  }
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
