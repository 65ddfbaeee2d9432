import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesEntityTag } from '../if-none-match.ts';
import type { Encoding, InlineParts, PortalText } from './portal-text.ts';

/** How the caller takes a text; brotli where it may choose. */
function encodingFor(request: FastifyRequest): Encoding | null {
  const accepts = request.accepts();
  return (['br', 'gzip'] as const).find((one) => accepts.encoding([one]) === one) ?? null;
}

/** Lets a text have its own inline styles and scripts, which are known by their hashes. */
function allowInline(reply: FastifyReply, { styles, scripts }: InlineParts): void {
  const policy = String(reply.getHeader('content-security-policy'))
    .replace(/style-src [^;]+/, (rule) => [rule, ...styles].join(' '))
    .replace(/script-src [^;]+/, (rule) => [rule, ...scripts].join(' '));
  reply.header('content-security-policy', policy);
}

/** Sends a text compressed as the caller takes it, or 304 to a caller that has it already. */
export async function sendText(request: FastifyRequest, reply: FastifyReply, text: PortalText) {
  const { inline, tag, type } = text;
  allowInline(reply, inline);
  reply.header('cache-control', 'no-cache').header('etag', `W/${tag}`);
  reply.header('vary', 'accept-encoding');
  if (reply.statusCode === 200 && matchesEntityTag(request, tag)) {
    return reply.code(304).send();
  }
  const encoding = encodingFor(request);
  if (encoding) {
    reply.header('content-encoding', encoding);
  }
  return reply.type(type).send(await text.as(encoding));
}
