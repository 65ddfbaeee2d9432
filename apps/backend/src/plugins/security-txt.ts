import fp from 'fastify-plugin';

const DAY_MS = 86_400_000;

/** RFC 9116 advises less than a year; an old copy is no longer valid then. */
const VALID_DAYS = 180;

/** Names the contact for vulnerability reports (RFC 9116). */
export const securityTxtPlugin = fp(
  async (app) => {
    const { PUBLIC_URL, SUPPORT_EMAIL } = app.config;
    const path = '/.well-known/security.txt';
    const options = { config: { policy: 'public' as const }, schema: { hide: true } };
    app.get(path, options, (_request, reply) => {
      const expires = new Date(Date.now() + VALID_DAYS * DAY_MS).toISOString();
      const fields = [
        `Contact: mailto:${encodeURI(SUPPORT_EMAIL)}`,
        `Expires: ${expires}`,
        'Preferred-Languages: es, en',
        `Canonical: ${PUBLIC_URL}${path}`,
      ];
      return reply
        .header('cache-control', `public, max-age=${DAY_MS / 1000}`)
        .type('text/plain; charset=utf-8')
        .send(`${fields.join('\n')}\n`);
    });
  },
  { name: 'security-txt', dependencies: ['settings', 'policy'] },
);
