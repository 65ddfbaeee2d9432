import type { ReactNode } from 'react';
import { Box, type BoxProps } from '../Box/Box.tsx';
import { Container, type ContainerProps } from '../Container/Container.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { columns } from './Hero.css.ts';

export interface HeroProps extends Pick<BoxProps, 'surface'>, Pick<ContainerProps, 'width'> {
  /** The heading of the page. */
  title: string;
  /** Content above everything else, such as breadcrumbs. */
  above?: ReactNode;
  /** A line above the heading, as in the margin of a map. */
  kicker?: string | undefined;
  /** The benefit of the page, in a sentence or two. */
  lead?: ReactNode;
  /** Links or buttons; one of them `primary`. */
  actions?: ReactNode;
  /** Content beside the heading on wide screens, and below it on others. */
  children?: ReactNode;
}

/** The start of a page: its heading, what it offers and where to go from here. */
export function Hero(props: HeroProps) {
  const { title, above, kicker, lead, actions, surface, width, children } = props;
  const text = (
    <Stack gap="lg">
      {above}
      {kicker ? (
        <Text mono size="xs" tone="muted">
          {kicker}
        </Text>
      ) : null}
      <Heading level={1} size="display">
        {title}
      </Heading>
      {lead ? (
        <Text size="lg" measure>
          {lead}
        </Text>
      ) : null}
      {actions ? <Inline gap="sm">{actions}</Inline> : null}
    </Stack>
  );
  return (
    <Box paddingBlock="xxl" rule="regular" surface={surface}>
      <Container width={width}>
        {children ? (
          <div className={columns}>
            {text}
            {children}
          </div>
        ) : (
          text
        )}
      </Container>
    </Box>
  );
}
