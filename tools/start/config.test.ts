import { describe, expect, it } from 'vitest';
import { readStartConfig } from './config.ts';

describe('readStartConfig', () => {
  it('fills in the documented defaults', () => {
    const { config, faults } = readStartConfig({});
    expect(faults).toEqual([]);
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

  it('lists every fault at once', () => {
    const { faults } = readStartConfig({
      PORT: 'abc',
      MAIL_PORT: '70000',
      DATABASE_URL: 'mysql://root:secret@db/portal',
      SMTP_URL: 'mail.example.com',
    });
    expect(faults).toHaveLength(4);
    expect(faults.join('\n')).not.toContain('secret');
  });

  it('refuses the same port twice', () => {
    expect(readStartConfig({ PORT: '4000', MAIL_PORT: '4000' }).faults).toHaveLength(1);
  });

  it('asks for everything that production needs', () => {
    const { faults } = readStartConfig({ NODE_ENV: 'production' });
    expect(faults).toHaveLength(6);
  });
});
