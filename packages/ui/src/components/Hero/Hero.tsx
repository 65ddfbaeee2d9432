import type { ReactNode } from 'react';
import { Box, type BoxProps } from '../Box/Box.tsx';
import { Container, type ContainerProps } from '../Container/Container.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Inline } from '../Inline/Inline.tsx';
import type { NoAttributes } from '../private/types.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { columns } from './Hero.css.ts';

export interface HeroProps
  extends Pick<BoxProps, 'surface'>,
    Pick<ContainerProps, 'width'>,
    NoAttributes {
  /** Heading of the page (`h1`). */
  title: string;
  /** Content above the kicker and the heading, such as breadcrumbs. */
  above?: ReactNode;
  /** Short line of small monospaced text above the heading. */
  kicker?: string | undefined;
  /** Introduction below the heading: one or two sentences. */
  lead?: ReactNode;
  /** Links or buttons below the introduction. Make one of them `primary`. */
  actions?: ReactNode;
  /** Content beside the heading on wide screens, and below it on others. */
  children?: ReactNode;
}

/** The first section of a public page, with its heading, introduction and main actions. */
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
