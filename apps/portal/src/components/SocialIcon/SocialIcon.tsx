import type { SocialNetwork } from '@consultancy/brand';

const paths: Record<SocialNetwork, string> = {
  linkedin:
    'M4 9.5h3.5V20H4zM5.75 4a2 2 0 1 1 0 4 2 2 0 0 1 0-4M10 9.5h3.3V11c.5-.9 1.7-1.8 3.4-1.8 3.4 0 4.3 2.1 4.3 5.2V20h-3.5v-5c0-1.4-.2-2.8-1.9-2.8-1.8 0-2.1 1.4-2.1 2.8v5H10z',
  youtube:
    'M3.2 7.3C3.5 6.1 4.3 5.5 5.4 5.3 9.8 4.9 14.2 4.9 18.6 5.3c1.1.2 1.9.8 2.2 2 .5 3.1.5 6.3 0 9.4-.3 1.2-1.1 1.8-2.2 2-4.4.4-8.8.4-13.2 0-1.1-.2-1.9-.8-2.2-2-.5-3.1-.5-6.3 0-9.4M10 9v6l5.5-3z',
  facebook:
    'M13.5 21v-8h2.7l.5-3.3h-3.2V7.6c0-1 .4-1.7 1.8-1.7H17V3.1C16.5 3 15.7 3 14.9 3 12.2 3 10.3 4.6 10.3 7.3v2.4H7.5V13h2.8v8z',
};

/** Icon of a social network; the link around it has the accessible name. */
export function SocialIcon({ network }: { network: SocialNetwork }) {
  return (
    <svg width="1.5rem" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d={paths[network]} fillRule="evenodd" />
    </svg>
  );
}
