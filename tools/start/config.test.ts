import { describe, expect, it } from 'vitest';
import { readStartConfig } from './config.ts';

describe('readStartConfig', () => {
  it('fills in the documented defaults', () => {
    const { config, errors } = readStartConfig({});
    expect(errors).toEqual([]);
    expect(config).toMatchObject({
      port: 8080,
      mailPort: 1080,
      host: '127.0.0.1',
      databaseUrl: null,
      publicUrl: 'http://localhost:8080',
      production: false,
    });
    expect(config.dataDir.endsWith('/.data')).toBe(true);
  });

  it('lists all errors at once', () => {
    const { errors } = readStartConfig({
      PORT: 'abc',
      MAIL_PORT: '70000',
      DATABASE_URL: 'mysql://root:secret@db/portal',
      SMTP_URL: 'mail.example.com',
    });
    expect(errors).toHaveLength(4);
    expect(errors.join('\n')).not.toContain('secret');
  });

  it('rejects the same port twice', () => {
    expect(readStartConfig({ PORT: '4000', MAIL_PORT: '4000' }).errors).toHaveLength(1);
  });

  it('requires every setting of production', () => {
    const { errors } = readStartConfig({ NODE_ENV: 'production' });
    expect(errors).toHaveLength(10);
  });
});
