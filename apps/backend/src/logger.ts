import type { FastifyRequest } from 'fastify';
import type { DestinationStream, LoggerOptions } from 'pino';
import type { Config } from './config.ts';

/** Names of members whose value no line holds, in whatever object they are. */
const secrets = [
  'password',
  'new_password',
  'old_password',
  'confirm_new_password',
  'recaptchaToken',
  'token',
  'machine_token',
  'activation_code',
  'recovery_code',
  'recovery_codes',
  'secret',
  'authorization',
  'cookie',
  'headers',
  // Of an error of PostgreSQL: the values of the row that it rejected, with its personal data and hashes.
  'detail',
];

const hidden: ReadonlySet<string> = new Set(secrets);
/** Such a name in a line, or in a text within it that is JSON itself. */
const secretName = new RegExp(`"(?:${secrets.join('|')})\\\\*":`);
const CENSOR = '[redacted]';

const censored = (name: string, value: unknown) =>
  hidden.has(name) || (name === 'msg' && secretName.test(String(value))) ? CENSOR : value;

/**
 * A line without secrets. Pino's own `redact` copies and searches each value of each line by each of
 * its paths, which cost a request more than writing its line; here a line that names no secret is
 * only read.
 */
const redact = (line: string): string =>
  secretName.test(line) ? `${JSON.stringify(JSON.parse(line, censored))}\n` : line;

/** The address without its query: the verification link carries its token there. */
const plainUrl = (url: string) => url.split('?')[0];

/** JSON logs with a request id; nothing secret, whatever is logged by mistake. */
export function loggerOptions(
  config: Config,
  stream: DestinationStream,
): (LoggerOptions & { stream: DestinationStream }) | false {
  if (config.LOG_LEVEL === 'silent') {
    return false;
  }
  return {
    stream,
    level: config.LOG_LEVEL,
    hooks: { streamWrite: redact },
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        url: plainUrl(request.url),
        address: request.ip,
      }),
    },
  };
}
