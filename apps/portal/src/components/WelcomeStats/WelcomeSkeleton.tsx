import { Grid, Skeleton, Stack } from '@consultancy/ui';
import { commonTexts } from '../../texts/common.ts';

/** The shape of the welcome figures while they load. */
export function WelcomeSkeleton() {
  return (
    <div role="status" aria-label={commonTexts.loadingPage}>
      <Stack gap="lg">
        <Grid columns={{ mobile: 1, tablet: 3 }} gap="md">
          <Skeleton shape="block" height="lg" />
          <Skeleton shape="block" height="lg" />
          <Skeleton shape="block" height="lg" />
        </Grid>
        <Skeleton shape="text" width="most" />
        <Skeleton shape="text" width="half" />
        <Skeleton shape="text" width="most" />
      </Stack>
    </div>
  );
}
