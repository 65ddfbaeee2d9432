import { isAdminRole, type SessionUser } from '@consultancy/validation';
import { siteTexts } from '../../texts/site.ts';

/**
 * Last line of the footer (§1): the copyright, and for administrators the version, which they need
 * to report problems.
 * @param version `null` outside a build.
 */
export function footerNote(user: Pick<SessionUser, 'role'> | null, version: string | null): string {
  return user && isAdminRole(user.role) && version
    ? `${siteTexts.copyright} ${siteTexts.version(version)}`
    : siteTexts.copyright;
}
