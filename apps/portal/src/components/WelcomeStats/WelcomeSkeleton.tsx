import { Grid, Skeleton, Stack } from '@consultancy/ui';
import { siteTexts } from '../../texts/site.ts';

/** Skeleton of the metrics of the welcome. */
export function WelcomeSkeleton() {
  return (
    <div role="status" aria-label={siteTexts.loadingPage}>
      <Stack gap="lg">
        <Grid columns={{ mobile: 1, tablet: 2, desktop: 4 }} gap="md">
          <Skeleton shape="block" height="md" />
          <Skeleton shape="block" height="md" />
          <Skeleton shape="block" height="md" />
          <Skeleton shape="block" height="md" />
        </Grid>
        <Skeleton shape="text" width="most" />
        <Skeleton shape="text" width="half" />
        <Skeleton shape="text" width="most" />
      </Stack>
    </div>
  );
}
