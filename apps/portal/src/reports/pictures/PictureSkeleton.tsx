import { Skeleton } from '@consultancy/ui';
import type { PictureDefinition } from './picture-definition.ts';
import * as styles from './ReportPicture.css.ts';

const bars = ['full', 'most', 'half', 'third', 'quarter'] as const;

/** The shape of a picture while it is read. */
export function PictureSkeleton({ shape }: { shape: PictureDefinition<never>['shape'] }) {
  return (
    <>
      <Skeleton shape="text" width="most" />
      <div className={styles.parts}>
        <div className={styles.placeholder}>
          <Skeleton shape="text" width="third" />
          <Skeleton shape="block" height="xl" />
        </div>
        {shape === 'chartAndGroups' || shape === 'chartAndTabbedGroups' ? (
          <div className={styles.placeholder}>
            {bars.map((width) => (
              <Skeleton key={width} shape="row" height="sm" width={width} />
            ))}
          </div>
        ) : null}
      </div>
    </>
  );
}
