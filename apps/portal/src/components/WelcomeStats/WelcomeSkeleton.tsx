import { Grid, Skeleton, Stack } from '@consultancy/ui';
import { siteTexts } from '../../texts/site.ts';

/** Skeleton of the metrics of the welcome. */
export function WelcomeSkeleton() {
  return (
    <div role="status" aria-label={siteTexts.loadingPage}>
      <Stack gap="lg">
        <Grid columns={{ mobile: 2, tablet: 4 }} gap="lg">
          <Skeleton shape="block" height="lg" />
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
