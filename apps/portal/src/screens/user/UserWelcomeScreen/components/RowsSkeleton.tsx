import { Skeleton, Stack } from '@consultancy/ui';

/** Skeleton of a card whose content is rows. */
export function RowsSkeleton() {
  return (
    <Stack gap="md">
      <Skeleton shape="row" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </Stack>
  );
}
