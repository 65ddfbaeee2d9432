import { useLatestReleases } from '@consultancy/api/hooks';
import { Text } from '@consultancy/ui';
import { toolboxes } from '../../../../config/toolboxes.ts';
import { downloadsTexts as texts } from '../../../../texts/downloads.ts';
import { ToolboxItem } from './ToolboxItem.tsx';
import * as styles from './ToolboxList.css.ts';

/** The three files: each link stands from the start, its size and checksum come with the manifest. */
export function ToolboxList() {
  const { data, error, isInitialLoading } = useLatestReleases();
  const releaseOf = (id: string) => data?.items.find(({ toolbox }) => toolbox === id);
  return (
    <div aria-busy={isInitialLoading} className={styles.offer}>
      {error ? (
        <Text size="sm" tone="muted">
          {texts.unknown}
        </Text>
      ) : null}
      <ul className={styles.list}>
        {toolboxes.map((toolbox) => (
          <ToolboxItem
            key={toolbox.id}
            toolbox={toolbox}
            release={releaseOf(toolbox.id)}
            isWaiting={data === undefined && !error}
            isMissing={data !== undefined && releaseOf(toolbox.id) === undefined}
          />
        ))}
      </ul>
    </div>
  );
}
