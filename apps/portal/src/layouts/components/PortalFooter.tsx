import { useSession } from '@consultancy/api/hooks';
import { brand } from '@consultancy/brand';
import { Inline, SiteFooter, Stack, Text } from '@consultancy/ui';
import { Link } from 'react-router-dom';
import { BrandMark } from '../../components/BrandMark/BrandMark.tsx';
import { SocialIcon } from '../../components/SocialIcon/SocialIcon.tsx';
import { paths } from '../../config/paths.ts';
import { portalVersion } from '../../config/version.ts';
import { siteTexts as texts } from '../../texts/site.ts';
import { footerNote } from './footer-note.ts';
import * as styles from './PortalFooter.css.ts';

const to = (path: { href: () => string }, label: string) => ({
  key: path.href(),
  link: <Link to={path.href()}>{label}</Link>,
});

const contact = to(paths.contact, texts.contact);
const support = to(paths.supportHome, texts.support);

const groups = [
  {
    label: texts.explore,
    links: [
      to(paths.productServices, texts.productServices),
      to(paths.pricing, texts.pricing),
      to(paths.downloads, texts.downloads),
    ],
  },
  {
    label: texts.help,
    links: [contact, support, to(paths.terms, texts.terms), to(paths.dataPolicy, texts.dataPolicy)],
  },
];

/** Those of §1, without the pages of the site. */
const areaGroups = [{ label: texts.help, links: [contact, support] }];

function SocialLinks() {
  return (
    <Inline gap="xs">
      {brand.social.map(({ network, label, href }) => (
        <a
          key={network}
          className={styles.social}
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${label} ${texts.newTab}`}
        >
          <SocialIcon network={network} />
        </a>
      ))}
    </Inline>
  );
}

/** The footer of the areas: what §1 requires, in one line. */
export function AreaFooter() {
  const { currentUser } = useSession();
  return (
    <SiteFooter
      compact
      logo={<SocialLinks />}
      groups={areaGroups}
      note={footerNote(currentUser, portalVersion)}
    />
  );
}

/** The footer of public pages (§1). */
export function PortalFooter() {
  const { currentUser } = useSession();
  return (
    <SiteFooter
      logo={
        <Stack gap="sm" align="start">
          <BrandMark />
          <Text size="sm" tone="muted">
            {texts.tagline}
          </Text>
          <SocialLinks />
        </Stack>
      }
      groups={groups}
      note={footerNote(currentUser, portalVersion)}
    />
  );
}
