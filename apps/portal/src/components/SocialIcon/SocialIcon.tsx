import type { SocialNetwork } from '@consultancy/brand';

const drawings: Record<SocialNetwork, string> = {
  linkedin:
    'M4 9.5h3.5V20H4zM5.75 4a2 2 0 1 1 0 4 2 2 0 0 1 0-4M10 9.5h3.3V11c.5-.9 1.7-1.8 3.4-1.8 3.4 0 4.3 2.1 4.3 5.2V20h-3.5v-5c0-1.4-.2-2.8-1.9-2.8-1.8 0-2.1 1.4-2.1 2.8v5H10z',
  youtube:
    'M3.2 7.3C3.5 6.100 4.300 5.500 5.400 5.300 9.800 4.900 14.200 4.900 18.600 5.300c1.100.200 1.900.800 2.200 2 .500 3.100.500 6.300 0 9.400-.300 1.200-1.100 1.800-2.200 2-4.400.400-8.800.400-13.200 0-1.100-.200-1.900-.800-2.200-2-.500-3.100-.500-6.300 0-9.400M10 9v6l5.500-3z',
  facebook:
    'M13.500 21v-8h2.700l.500-3.300h-3.200V7.600c0-1 .400-1.700 1.800-1.700H17V3.100C16.500 3 15.700 3 14.900 3 12.200 3 10.300 4.600 10.300 7.300v2.400H7.500V13h2.800v8z',
};

/** Icon of a social network; the link around it has the accessible name. */
export function SocialIcon({ network }: { network: SocialNetwork }) {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d={drawings[network]} fillRule="evenodd" />
    </svg>
  );
}
