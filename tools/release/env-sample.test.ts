import { parseEnv } from 'node:util';
import { configSchema, readConfig } from '@consultancy/backend/config';
import { describe, expect, it } from 'vitest';
import { renderEnvSample } from './env-sample.ts';

const sample = renderEnvSample(true);
const required = parseEnv(sample);

describe('the sample of the settings', () => {
  it('names every setting once, with a description above it', () => {
    const lines = sample.split('\n');
    for (const name of Object.keys(configSchema.shape)) {
      const at = lines.findIndex((line) => line.replace('#', '').startsWith(`${name}=`));
      expect(lines[at - 1], name).toMatch(/^# \S/);
    }
  });

  it('leaves exactly what production requires to be filled in', () => {
    const empty = Object.keys(required).filter((name) => required[name] === '');
    expect(() => readConfig(required)).toThrow(`The configuration has ${empty.length} issue(s)`);
    const filled = {
      DATABASE_URL: 'postgres://user:pass@db:5432/portal',
      PUBLIC_URL: 'https://portal.example.com',
      SESSION_SECRET: 'x'.repeat(32),
      SMTP_URL: 'smtp://mail:25',
      MAIL_FROM: 'GDB Audit <no-responder@example.com>',
      SUPPORT_EMAIL: 'soporte@empresa.co',
      ISSUER_NAME: 'Empresa S.A.S.',
      ISSUER_TAX_ID: '900.123.456-7',
      ISSUER_ADDRESS: 'Carrera 7 # 12-34, Bogotá D. C.',
      ISSUER_PHONE: '+57 601 234 5678',
    };
    expect(empty.sort()).toEqual(Object.keys(filled).sort());
    expect(readConfig({ ...required, ...filled })).toMatchObject({
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
    });
  });

  it('shows the defaults as they are: without its comment signs it is valid too', () => {
    const defaults = sample.replace(/^#([A-Z_]+=)/gm, '$1');
    const { DATABASE_URL, ...settings } = parseEnv(defaults);
    expect(DATABASE_URL).toBe('');
    const config = readConfig({
      ...settings,
      NODE_ENV: 'test',
      DATABASE_URL: 'postgres://u:p@h/d',
    });
    expect(config.WELCOME_CREDITS).toBe('20');
  });

  it('needs nothing for development', () => {
    expect(parseEnv(renderEnvSample(false))).toEqual({});
  });
});
