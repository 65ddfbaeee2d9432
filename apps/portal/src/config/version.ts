// Set by `vite.config.ts` from the version of the package; absent in stories and tests, whose
// screenshots would otherwise change with each release.
declare const __PORTAL_VERSION__: string | undefined;

/** Version of the portal, which is released together with the server; `null` outside a build. */
export const portalVersion: string | null =
  typeof __PORTAL_VERSION__ === 'string' ? __PORTAL_VERSION__ : null;
