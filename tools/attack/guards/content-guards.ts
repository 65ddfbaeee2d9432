import type { Guard } from './guard.ts';

/** What is read from a visitor, and what becomes of it in files, mails, pages and logs. */
export const contentGuards: readonly Guard[] = [
  {
    name: 'a formula in a CSV cell',
    file: 'src/export/csv.ts',
    text: `const safe = sql\`regexp_replace(\${text}, \${beforeFormula}, '''')\`;`,
    without: 'const safe = text;',
    tests: ['export/export.test.ts'],
  },
  {
    name: 'a quote that ends a CSV cell',
    file: 'src/export/csv.ts',
    text: `replace(\${safe}, '"', '""')`,
    without: `\${safe}`,
    tests: ['export/export.test.ts'],
  },
  {
    name: 'markup in a mail',
    file: 'src/mail/AlreadyRegisteredMail.tsx',
    text: '<Text style={styles.text}>Hola, {props.firstName}:</Text>',
    without: '<p dangerouslySetInnerHTML={{ __html: props.firstName }} />',
    tests: ['mail/outbox.test.ts'],
  },
  {
    name: 'a poisoned prototype',
    file: 'src/plugins/input.ts',
    text: "getDefaultJsonParser('error', 'error')",
    without: "getDefaultJsonParser('ignore', 'ignore')",
    tests: ['plugins/http.test.ts'],
  },
  {
    name: 'U+0000',
    file: 'src/plugins/input.ts',
    text: "app.addHook('preValidation', refuseNul);",
    without: '',
    tests: ['plugins/http.test.ts'],
  },
  {
    name: 'a body of too many values',
    file: 'src/plugins/input.ts',
    text: 'const excess = jsonExcess(body);',
    without: 'const excess = jsonExcess("");',
    tests: ['plugins/http.test.ts'],
  },
  {
    name: 'bodies other than JSON',
    file: 'src/plugins/input.ts',
    text: 'app.removeAllContentTypeParsers();',
    without:
      "app.removeAllContentTypeParsers(); app.addContentTypeParser('text/plain', { parseAs: 'string' }, parse);",
    tests: ['plugins/http.test.ts'],
  },
  {
    name: 'what a fault says of the inside',
    file: 'src/plugins/errors.ts',
    text: '.send(errorResponse(refusal.code, refusal.extras));',
    without: '.send({ ...errorResponse(refusal.code, refusal.extras), error: error.message });',
    tests: ['plugins/http.test.ts'],
  },
  {
    name: 'a page inside another site’s frame',
    file: 'src/plugins/security-headers.ts',
    text: `'frame-ancestors': ["'none'"],`,
    without: '',
    tests: ['plugins/http.test.ts'],
  },
  {
    name: 'API answers in a browser’s cache',
    file: 'src/plugins/security-headers.ts',
    text: "reply.header('cache-control', 'no-store');",
    without: '',
    tests: ['plugins/http.test.ts'],
  },
  {
    name: 'addresses that lead out of the portal’s folder',
    file: 'src/plugins/portal-files.ts',
    text: '!suspicious.test(path)',
    without: 'true',
    tests: ['plugins/portal-files.test.ts'],
  },
  {
    name: 'an address that a caller claims',
    file: 'src/config.ts',
    text: 'hop < hops',
    without: 'hop >= 0',
    tests: ['config.test.ts', 'plugins/forwarded.test.ts'],
  },
  {
    name: 'a link’s token in the log',
    file: 'src/logger.ts',
    text: 'url: plainUrl(request.url)',
    without: 'url: request.url',
    tests: ['logger.test.ts'],
  },
  {
    name: 'secrets in the log',
    file: 'src/logger.ts',
    text: 'redact: {',
    without: 'unused: {',
    tests: ['logger.test.ts'],
  },
];
