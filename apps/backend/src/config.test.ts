import { readFileSync } from 'node:fs';
import { brand } from '@consultancy/brand';
import { describe, expect, it } from 'vitest';
import { legalFacts } from '../test/build-app.ts';
import { ConfigError, configSchema, readConfig } from './config.ts';

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://user:pass@127.0.0.1:5432/portal',
  PUBLIC_URL: 'https://portal.example.com',
  SESSION_SECRET: 'x'.repeat(32),
  SMTP_URL: 'smtp://mail:25',
  MAIL_FROM: 'GDB Audit <no-responder@example.com>',
  ...legalFacts,
};

const issuesOf = (env: Record<string, string>): readonly string[] => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    return error instanceof ConfigError ? error.issues : [String(error)];
  }
};

describe('the configuration', () => {
  it('reports all missing settings of production at once', () => {
    expect(issuesOf({ NODE_ENV: 'production', PORT: 'x' })).toEqual([
      'PORT must be a port',
      'DATABASE_URL is missing',
      'PUBLIC_URL is missing',
      'SESSION_SECRET is missing',
      'SMTP_URL is missing',
      'MAIL_FROM is missing',
      'SUPPORT_EMAIL is missing',
      'ISSUER_NAME is missing',
      'ISSUER_TAX_ID is missing',
      'ISSUER_ADDRESS is missing',
      'ISSUER_PHONE is missing',
    ]);
  });

  it('rejects the placeholders of the legal facts in production, each by its name', () => {
    const { name, taxId, address, phone, email } = brand.provider;
    const placeholders = {
      SUPPORT_EMAIL: email,
      ISSUER_TAX_ID: taxId,
      ISSUER_ADDRESS: `${address} `,
      ISSUER_PHONE: phone,
    };
    const issues = issuesOf({ ...production, ...placeholders, ISSUER_NAME: name });
    expect(issues.map((issue) => issue.replace(/ is a placeholder.*/, ''))).toEqual(
      Object.keys(placeholders),
    );
    expect(issuesOf({ ...production, ...placeholders, NODE_ENV: 'development' })).toEqual([]);
    expect(issuesOf({ ...production, ISSUER_ADDRESS: 'one\ntwo' })).toEqual([
      'ISSUER_ADDRESS must be one line',
    ]);
  });

  it.each([
    'no-responder',
    'GDB Audit',
    'GDB Audit <no-responder>',
    'a@b.co, c@d.co',
    'a@b.co\nBcc: c@d.co',
  ])('rejects %j as the sender of mails, none of which would be sent', (MAIL_FROM) => {
    expect(issuesOf({ ...production, MAIL_FROM })).toEqual([
      expect.stringMatching(/^MAIL_FROM must be/),
    ]);
  });

  it.each(['no-responder@localhost', '"Audit, S.A.S." <no-responder@portal.empresa.co>'])(
    'accepts %s as the sender of mails',
    (MAIL_FROM) => {
      expect(issuesOf({ ...production, MAIL_FROM })).toEqual([]);
    },
  );

  it('is passed to containers completely', () => {
    const compose = new URL('../../../deploy/compose.yaml', import.meta.url);
    const file = readFileSync(compose, 'utf8');
    const ofTheImage = ['NODE_ENV', 'HOST', 'PORT', 'PORTAL_DIST', 'DOWNLOADS_DIR'];
    for (const name of Object.keys(configSchema.shape)) {
      if (!ofTheImage.includes(name)) expect(file).toMatch(new RegExp(`^ +${name}: `, 'm'));
    }
  });

  it('gives the build of the image the site key of its reCAPTCHA', () => {
    const read = (name: string) =>
      readFileSync(new URL(`../../../deploy/${name}`, import.meta.url), 'utf8');
    expect(read('compose.yaml')).toMatch(/VITE_RECAPTCHA_SITE_KEY: \$\{RECAPTCHA_SITE_KEY:-\}/);
    expect(read('Dockerfile')).toMatch(
      /^ARG VITE_RECAPTCHA_SITE_KEY\n(?:.*\n)*?RUN .*release\/main/m,
    );
  });

  it('never repeats a rejected secret', () => {
    const text = issuesOf({ ...production, SESSION_SECRET: 'short-secret' }).join();
    expect(text).toBe('SESSION_SECRET must have at least 32 characters');
  });

  it('asks for both keys of reCAPTCHA or none', () => {
    expect(issuesOf({ ...production, RECAPTCHA_SITE_KEY: 'key' })).toHaveLength(1);
    const both = { ...production, RECAPTCHA_SITE_KEY: 'key', RECAPTCHA_SECRET: 'secret' };
    expect(issuesOf(both)).toEqual([]);
  });

  it.each(['', ' '])('counts a variable of %j as absent', (blank) => {
    const env = { ...production, WELCOME_CREDITS: blank, RECAPTCHA_MIN_SCORE: blank, PORT: blank };
    expect(readConfig(env)).toMatchObject({
      WELCOME_CREDITS: '20',
      RECAPTCHA_MIN_SCORE: 0.5,
      PORT: 8080,
    });
    expect(issuesOf({ ...production, SESSION_SECRET: blank.repeat(40) })).toEqual([
      'SESSION_SECRET is missing',
    ]);
  });

  it('rejects the address of a mail server without a host', () => {
    expect(issuesOf({ ...production, SMTP_URL: 'smtp://' })).toEqual([
      'SMTP_URL must be an address such as smtp://user:password@host:587',
    ]);
  });

  it('rejects a free trial without credits', () => {
    const issues = ['WELCOME_CREDITS must be more than 0'];
    expect(issuesOf({ ...production, WELCOME_CREDITS: '0.00' })).toEqual(issues);
    expect(issuesOf({ ...production, WELCOME_CREDITS: '0.50' })).toEqual([]);
  });

  it('reads the allowed origins and rejects invalid ones', () => {
    const two = 'https://a.example, https://b.example';
    expect(readConfig({ ...production, CORS_ORIGINS: two }).CORS_ORIGINS).toEqual([
      'https://a.example',
      'https://b.example',
    ]);
    expect(issuesOf({ ...production, CORS_ORIGINS: 'https://a.example/path' })).toHaveLength(1);
  });

  it('trusts the configured number of proxies, and none by default', () => {
    expect(readConfig(production).TRUST_PROXY).toBe(false);
    const trust = readConfig({ ...production, TRUST_PROXY: '1' }).TRUST_PROXY;
    expect(typeof trust === 'function' && [trust('10.0.0.1', 0), trust('10.0.0.2', 1)]).toEqual([
      true,
      false,
    ]);
    for (const TRUST_PROXY of ['10.0.0.1', '10.0.0.0/8, fd00::/8', '::1']) {
      expect(issuesOf({ ...production, TRUST_PROXY })).toEqual([]);
    }
  });

  it.each([
    'true',
    'everyone',
    '0',
    '10',
    '0.0.0.0/0',
    '::/0',
    '10.0.0.0/33',
    '10.0.0.1/8/8',
    '0.0.0.0/1, 128.0.0.0/1',
    '10.0.0.0/7',
    '2000::/3',
    '::/8',
    '::ffff:0:0/96',
  ])('rejects a setting that trusts every client address (TRUST_PROXY=%j)', (TRUST_PROXY) => {
    const issues = issuesOf({ ...production, TRUST_PROXY });
    expect(issues).toEqual([expect.stringContaining('a number of hops')]);
  });

  it('rejects a factor that shortens time limits or removes them', () => {
    expect(readConfig(production).TIME_LIMIT_FACTOR).toBe(1);
    expect(readConfig({ ...production, TIME_LIMIT_FACTOR: '10' }).TIME_LIMIT_FACTOR).toBe(10);
    for (const TIME_LIMIT_FACTOR of ['0', '0.5', '21', 'Infinity', 'x']) {
      expect(issuesOf({ ...production, TIME_LIMIT_FACTOR })).toHaveLength(1);
    }
  });

  it.each(['http://portal.example.com', 'http://localhost.example.com', 'http://10.0.0.1:8080'])(
    'rejects the unencrypted address %s in production',
    (PUBLIC_URL) => {
      expect(issuesOf({ ...production, PUBLIC_URL })).toEqual([
        expect.stringMatching(/^PUBLIC_URL must be an https: address in production/),
      ]);
      expect(issuesOf({ ...production, NODE_ENV: 'test', PUBLIC_URL })).toEqual([]);
    },
  );

  it.each(['http://localhost:8080', 'http://127.0.0.1', 'http://[::1]:8080'])(
    'accepts %s in production: it does not leave the machine',
    (PUBLIC_URL) => {
      expect(issuesOf({ ...production, PUBLIC_URL })).toEqual([]);
    },
  );

  it('sends the secret of reCAPTCHA to no unencrypted address in production', () => {
    const verifierOf = (host: string) => `http://${host}/siteverify`;
    expect(
      issuesOf({ ...production, RECAPTCHA_VERIFIER: verifierOf('www.recaptcha.net') }),
    ).toEqual([
      expect.stringMatching(/^RECAPTCHA_VERIFIER must be an https: address in production/),
    ]);
    expect(issuesOf({ ...production, RECAPTCHA_VERIFIER: verifierOf('127.0.0.1:1') })).toEqual([]);
  });

  it('rejects origins without TLS in production, as the network could change their pages', () => {
    const CORS_ORIGINS = 'https://a.portal.example, http://b.portal.example';
    expect(issuesOf({ ...production, CORS_ORIGINS })).toEqual([
      expect.stringMatching(/^CORS_ORIGINS must be an https: address in production/),
    ]);
    expect(issuesOf({ ...production, NODE_ENV: 'test', CORS_ORIGINS })).toEqual([]);
    expect(issuesOf({ ...production, CORS_ORIGINS: 'http://localhost:3000' })).toEqual([]);
  });

  it.each(['PUBLIC_URL', 'CORS_ORIGINS'])('accepts no origin of another protocol as %s', (name) => {
    expect(issuesOf({ ...production, [name]: 'ftp://portal.example.com' })).toHaveLength(1);
  });

  it.each(['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_READ_URL', 'DATABASE_MIGRATION_URL'])(
    'rejects an unencrypted connection to a remote database by %s unless it is explicit',
    (name) => {
      const issues = (address: string) => issuesOf({ ...production, [name]: address });
      for (const hosts of ['db', '10.0.0.2:5432', '127.0.0.1,db:5432', 'localhost.example.com']) {
        const address = `postgres://user:pass@${hosts}/portal`;
        expect(issues(address)).toEqual([expect.stringMatching(`^${name} must say sslmode`)]);
        expect(issues(`${address}?sslmode=verify-full`)).toEqual([]);
        expect(issues(`${address}?application_name=a&sslmode=disable`)).toEqual([]);
      }
      for (const hosts of ['localhost', '127.0.0.1,[::1]:5432', '%2Fvar%2Frun']) {
        expect(issues(`postgres://user:pass@${hosts}/portal`)).toEqual([]);
      }
      expect(issues('postgres:///portal?host=/var/run/postgresql')).toEqual([]);
      expect(issues('postgres:///portal?host=db')).toHaveLength(1);
      const remote = 'postgres://user:pass@db/portal';
      expect(issuesOf({ ...production, NODE_ENV: 'test', [name]: remote })).toEqual([]);
    },
  );

  it('trusts no proxy unless configured', () => {
    expect(readConfig({ ...production, TRUST_PROXY: 'false' }).TRUST_PROXY).toBe(false);
  });
});
