import type { Config } from '@react-router/dev/config';

// The home page is written at build time; the other is rendered for each request.
export default { ssr: true, prerender: ['/'] } satisfies Config;
