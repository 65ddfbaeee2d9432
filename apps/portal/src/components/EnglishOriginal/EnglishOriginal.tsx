import { Stack, Text } from '@consultancy/ui';
import type { Original } from '../../texts/originals-en.ts';

interface EnglishOriginalProps {
  /** The text and its Spanish line. */
  original: Original;
}

/** An English text of the specification, followed by its Spanish line (decisions §3). */
export function EnglishOriginal({ original }: EnglishOriginalProps) {
  return (
    <Stack gap="xxs" as="span">
      <Text as="span" lang="en" weight="medium">
        {original.text}
      </Text>
      <Text as="span" size="sm">
        {original.help}
      </Text>
    </Stack>
  );
}
