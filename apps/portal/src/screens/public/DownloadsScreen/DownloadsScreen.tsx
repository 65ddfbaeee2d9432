import { ApiCache, useEndpoint, useSession } from '@consultancy/api/hooks';
import { Alert, Section, Stack, Text, TextLink } from '@consultancy/ui';
import { getLatestReleases } from '@consultancy/validation';
import { Link } from 'react-router-dom';
import { PageHero } from '../../../components/PageHero/PageHero.tsx';
import { paths } from '../../../config/paths.ts';
import { downloadsTexts as texts } from '../../../texts/downloads.ts';
import { ExtraFileList, ToolboxList } from './components/FileList.tsx';
import * as styles from './DownloadsScreen.css.ts';

function RegisterNotice() {
  if (useSession().isAuth) return null;
  return (
    <div className={styles.onlyForAnonymous}>
      <Alert tone="info" title={texts.notice.title}>
        <Stack gap="xs" align="start">
          <Text size="sm" measure>
            {texts.notice.text}
          </Text>
          <TextLink asChild>
            <Link to={paths.auth.href()}>{texts.notice.action}</Link>
          </TextLink>
        </Stack>
      </Alert>
    </div>
  );
}

/** Reports that sizes and checksums could not be loaded. */
function ManifestNote() {
  const { data, error } = useEndpoint(getLatestReleases, {});
  return !data && error ? (
    <Text size="sm" tone="muted">
      {texts.unknown}
    </Text>
  ) : null;
}

/**
 * The downloads (§2): users are asked to register; three toolbox files and two more, for anyone.
 */
export function DownloadsScreen() {
  return (
    <>
      <PageHero title={texts.title} lead={texts.lead} />
      <ApiCache>
        <Section id={texts.id} title={texts.product} lead={texts.productLead}>
          <RegisterNotice />
          <ManifestNote />
          <ToolboxList />
        </Section>
        <Section id={texts.extras.id} title={texts.extras.title} lead={texts.extras.lead}>
          <ExtraFileList />
        </Section>
      </ApiCache>
    </>
  );
}
