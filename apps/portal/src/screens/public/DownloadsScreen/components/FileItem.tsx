import { Badge, Button, CopyButton, Heading, Inline, Stack, Text, TextLink } from '@consultancy/ui';
import type { ToolboxRelease } from '@consultancy/validation';
import { Link } from 'react-router-dom';
import { paths } from '../../../../config/paths.ts';
import { toolboxHref } from '../../../../config/toolboxes.ts';
import { formatBytes } from '../../../../lib/format-bytes.ts';
import { formatDay } from '../../../../lib/format-date.ts';
import { copyLabels } from '../../../../texts/common.ts';
import { downloadsTexts as texts } from '../../../../texts/downloads.ts';
import * as styles from './FileList.css.ts';

/** A file of the manifest. */
type Release = Pick<ToolboxRelease, 'file' | 'size' | 'date' | 'sha256'> & {
  version?: string | undefined;
};

interface FileItemProps {
  name: string;
  text: string;
  /** The file before the manifest is loaded. */
  offer: { version: string | null; file: string };
  /** Its entry in the manifest; undefined until it is loaded, or if there is none. */
  release: Release | undefined;
  /** Whether the manifest is still loading. */
  isWaiting: boolean;
  /** Whether the loaded manifest does not contain it. */
  isMissing: boolean;
}

/** Length of a SHA-256 in hexadecimal digits. */
const digestLength = 64;

/** Reserves the space of a detail that is not known yet. */
const space = '\u00a0';

/** Size, day and checksum of a file; while they are unknown their space is reserved, without text. */
function ReleaseFacts({ name, release }: { name: string; release: Release | null }) {
  return (
    <dl
      className={styles.facts}
      data-unread={release === null || undefined}
      aria-hidden={release === null || undefined}
    >
      <div>
        <dt>{texts.size}</dt>
        <dd>{release ? formatBytes(release.size) : space}</dd>
      </div>
      <div>
        <dt>{texts.date}</dt>
        <dd>{release ? formatDay(release.date) : space}</dd>
      </div>
      <div className={styles.checksum}>
        <dt>{texts.checksum}</dt>
        <dd>
          <code className={styles.digest}>{release?.sha256 ?? space.repeat(digestLength)}</code>
          <CopyButton
            value={release?.sha256 ?? ''}
            label={texts.copyChecksum}
            about={name}
            {...copyLabels}
          />
        </dd>
      </div>
    </dl>
  );
}

function MissingFile() {
  return (
    <Inline gap="sm" align="baseline">
      <Text tone="muted">{texts.missing}</Text>
      <TextLink asChild>
        <Link to={paths.contact.href()}>{texts.contact}</Link>
      </TextLink>
    </Inline>
  );
}

/** One file: its description, its download, and its checksum. */
export function FileItem({ name, text, offer, release, isWaiting, isMissing }: FileItemProps) {
  const version = release ? (release.version ?? null) : offer.version;
  const { file } = release ?? offer;
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <Stack gap="xxs">
          <Inline gap="sm" align="center">
            <Heading level={3}>{name}</Heading>
            {version === null ? null : <Badge mono>{texts.version(version)}</Badge>}
          </Inline>
          <Text tone="muted">{text}</Text>
        </Stack>
        {isMissing ? null : (
          <Button asChild variant="primary">
            <a href={toolboxHref(file)} download aria-label={texts.downloadOf(name, version)}>
              {texts.download}
            </a>
          </Button>
        )}
      </div>
      {isMissing ? <MissingFile /> : null}
      {release || isWaiting ? <ReleaseFacts name={name} release={release ?? null} /> : null}
    </li>
  );
}
