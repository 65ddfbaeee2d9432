import { Card, DescriptionList, Skeleton, Stack } from '@consultancy/ui';
import { profileFieldNames, profileLabels } from '@consultancy/validation';
import { profileTexts as texts } from '../../../../texts/profile.ts';
import * as styles from './EditableRow.css.ts';

const line = <Skeleton shape="text" width="half" />;

/** The form while its data are loaded, as high as with them. */
export function ProfileSkeleton() {
  return (
    <Card title={texts.account}>
      <Stack gap="lg">
        <DescriptionList
          items={[texts.username, texts.joined, texts.machine].map((term) => ({
            term,
            description: line,
          }))}
        />
        <div className={styles.rows}>
          {profileFieldNames.map((field) => (
            <div key={field} className={styles.shown}>
              <span className={styles.label}>{profileLabels[field]}</span>
              <div className={styles.awaited}>{line}</div>
            </div>
          ))}
        </div>
        <Skeleton shape="row" width="quarter" />
      </Stack>
    </Card>
  );
}
