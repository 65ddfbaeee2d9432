const bytes = (text: string) => new TextEncoder().encode(text).buffer;

const credential = (response: object) => ({
  id: 'Y3JlZGVudGlhbA',
  rawId: bytes('credential'),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
  response: { clientDataJSON: bytes('{}'), ...response },
});

const assertion = credential({
  authenticatorData: bytes('data'),
  signature: bytes('signature'),
});

const registration = credential({
  attestationObject: bytes('attestation'),
  getTransports: () => ['internal'],
});

/** How the browser's prompt for a passkey ends: with one, dismissed, or never. */
type Prompt = 'done' | 'dismissed' | 'waiting';

const ends = (prompt: Prompt, result: object) => () => {
  if (prompt === 'waiting') return new Promise<never>(() => {});
  if (prompt === 'done') return Promise.resolve(result);
  return Promise.reject(new DOMException('Dismissed.', 'NotAllowedError'));
};

/**
 * Replaces the browser's prompts, which a story cannot operate.
 * @returns a function that restores them.
 */
export function stubPasskeys(prompt: Prompt): () => void {
  const prompts = { get: ends(prompt, assertion), create: ends(prompt, registration) };
  for (const [name, value] of Object.entries(prompts)) {
    Object.defineProperty(navigator.credentials, name, { value, configurable: true });
  }
  return () => {
    Reflect.deleteProperty(navigator.credentials, 'get');
    Reflect.deleteProperty(navigator.credentials, 'create');
  };
}
