import { useLatestReleases } from '@consultancy/api/hooks';
import { Text } from '@consultancy/ui';
import { downloadsTexts as texts } from '../../../../texts/downloads.ts';

/** Reports that sizes and checksums could not be loaded. */
export function ManifestNote() {
  const { error } = useLatestReleases();
  return error ? (
    <Text size="sm" tone="muted">
      {texts.unknown}
    </Text>
  ) : null;
}
