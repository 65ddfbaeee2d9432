import { Stack } from '@consultancy/ui';
import type { Original } from '../../texts/originals-en.ts';

interface EnglishOriginalProps {
  /** The text and its Spanish line. */
  original: Original;
}

/**
 * An English text of the specification, followed by its Spanish line (decisions §3). Both inherit
 * the style of the text around them: of an alert, or of a validation message.
 */
export function EnglishOriginal({ original }: EnglishOriginalProps) {
  return (
    <Stack gap="none" as="span">
      <span lang="en">{original.text}</span>
      <span>{original.help}</span>
    </Stack>
  );
}
