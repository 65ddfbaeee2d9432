import { useSession, useSessionStart } from '@consultancy/api/hooks';
import { Button, SiteHeader } from '@consultancy/ui';
import { useEffect } from 'react';
import { Link, NavLink, useLocation, useNavigate } from 'react-router-dom';
import { BrandMark } from '../../components/BrandMark/BrandMark.tsx';
import { paths } from '../../config/paths.ts';
import { leavePage } from '../../lib/leave-page.ts';
import { showWhoIsSignedIn } from '../../lib/mark-likely-session.ts';
import { siteTexts } from '../../texts/site.ts';
import * as styles from './PortalHeader.css.ts';
import { useScrolledPast } from './use-scrolled-past.ts';

/** Pixels of scrolling after which the header of the home page turns solid (§1, §9). */
const solidAfter = 60;

function HeaderLinks() {
  return (
    <>
      <NavLink to={paths.productServices.href()}>{siteTexts.productServices}</NavLink>
      <NavLink to={paths.aboutUs.href()}>{siteTexts.aboutUs}</NavLink>
      <NavLink to={paths.pricing.href()}>{siteTexts.pricing}</NavLink>
      <NavLink to={paths.downloads.href()}>{siteTexts.downloads}</NavLink>
    </>
  );
}

function HeaderActions() {
  const { isAuth, isAdmin, status, logout } = useSession();
  const navigate = useNavigate();
  const signOut = () => {
    void logout();
    navigate(paths.home.href());
  };
  useEffect(() => {
    if (status !== 'unknown') showWhoIsSignedIn();
  }, [status]);
  if (!isAuth) {
    return (
      <Button asChild>
        <Link to={paths.auth.href()} className={styles.onlyForAnonymous}>
          {siteTexts.signIn}
        </Link>
      </Button>
    );
  }
  return (
    <>
      <Button asChild>
        <Link to={paths.profileEntry.href()}>{siteTexts.profile}</Link>
      </Button>
      <div className={styles.account}>
        <Button asChild variant="quiet">
          <Link to={(isAdmin ? paths.adminProfile : paths.myProfile).href()}>
            {siteTexts.account}
          </Link>
        </Button>
      </div>
      <Button variant="quiet" onClick={() => leavePage(signOut)}>
        {siteTexts.signOut}
      </Button>
    </>
  );
}

interface PortalHeaderProps {
  /** Whether the page belongs to an area, whose header links to the own profile too. */
  isArea: boolean;
}

/** The header of every page (§1): transparent at the top of the home page, solid elsewhere. */
export function PortalHeader({ isArea }: PortalHeaderProps) {
  const isHome = useLocation().pathname === paths.home.href();
  const scrolled = useScrolledPast(solidAfter);
  useSessionStart('if-likely');
  return (
    <SiteHeader
      logo={<BrandMark />}
      nav={<HeaderLinks />}
      actions={
        <div className={styles.actions} data-area={isArea || undefined}>
          <HeaderActions />
        </div>
      }
      menuLabel={siteTexts.menu}
      closeLabel={siteTexts.closeMenu}
      transparent={isHome && !scrolled}
      overlay={isHome}
    />
  );
}
