import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import fp from 'fastify-plugin';
import helmet, { type HelmetOptions } from 'helmet';
import type { Config } from '../config.ts';

const recaptchaScripts = [
  'https://www.google.com/recaptcha/',
  'https://www.gstatic.com/recaptcha/',
];

const permissions =
  'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()';

/**
 * The content policy of every response: nothing inline, nothing from elsewhere. A page of the
 * portal adds the hashes of its own inline style and script.
 */
export function contentPolicy(withRecaptcha: boolean): Record<string, string[]> {
  const outside = withRecaptcha ? recaptchaScripts : [];
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...outside],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...outside],
    'worker-src': ["'self'"],
    'frame-src': withRecaptcha ? outside : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
}

/**
 * No text becomes a script by an attribute or by `innerHTML`: the portal makes the address of one worker
 * only. reCAPTCHA's scripts and the page of the API reference write HTML (ADR 073).
 */
const trustedTypes = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['bot-check'],
};

/**
 * The headers that Helmet sets, read once from a response that is never sent: none of them depends on
 * the request, and its plugin for Fastify would compose all of them for each one.
 */
function headersOf(options: HelmetOptions): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, (error?: unknown) => {
    if (error) {
      throw error;
    }
  });
  return response.getHeaders();
}

/** The security headers of every response (R12). */
export const securityHeaders = ({
  PUBLIC_URL,
  RECAPTCHA_SITE_KEY,
}: Config): OutgoingHttpHeaders => ({
  ...headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        ...contentPolicy(RECAPTCHA_SITE_KEY !== undefined),
        ...(RECAPTCHA_SITE_KEY === undefined && trustedTypes),
      },
    },
    strictTransportSecurity: PUBLIC_URL.startsWith('https:') && {
      maxAge: 63_072_000,
      includeSubDomains: true,
    },
    // Only the origin is sent, never an address that may carry a link's token.
    referrerPolicy: { policy: 'strict-origin' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
    xXssProtection: false,
  }),
  'permissions-policy': permissions,
});

/** Sets the security headers of every request; API responses are never cached. */
export const securityHeadersPlugin = fp(
  async (app) => {
    const always = securityHeaders(app.config);
    app.addHook('onRequest', (request, reply, done) => {
      reply.headers(always);
      reply.header('x-request-id', request.id);
      // The route's own path: `/%61pi/` leads to the same one. Without a route, what was asked for.
      if ((request.routeOptions.url ?? request.url).startsWith('/api/')) {
        reply.header('cache-control', 'no-store');
      }
      done();
    });
  },
  { name: 'security-headers', dependencies: ['settings'] },
);
