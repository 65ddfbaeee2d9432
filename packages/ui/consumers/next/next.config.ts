import { dirname } from 'node:path';
import type { NextConfig } from 'next';

const config: NextConfig = {
  output: 'export',
  trailingSlash: true,
  // The page that all consumers share lies beside this site.
  turbopack: { root: dirname(import.meta.dirname) },
};

export default config;
