/** Whether this browser knows passkeys; not on a page without encryption. */
export const supportsPasskeys = () =>
  typeof globalThis.PublicKeyCredential === 'function' && 'credentials' in navigator;
