import type { FastifyRequest } from 'fastify';
import type { DestinationStream, LoggerOptions } from 'pino';
import type { Config } from './config.ts';

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
];

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
    redact: {
      paths: [...secrets, ...secrets.map((name) => `*.${name}`), 'req.headers', 'res.headers'],
      censor: '[redacted]',
    },
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        url: plainUrl(request.url),
        address: request.ip,
      }),
    },
  };
}
