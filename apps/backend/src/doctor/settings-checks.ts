import { type Config, placeholdersIn } from '../config.ts';
import { type Finding, findingsOf } from './finding.ts';

const settings = findingsOf('Settings');
const proxy = findingsOf('Proxy headers');

/** Domains without mail servers (RFC 2606). */
const reserved = /[@.](example|invalid|test|localhost)(\.(com|net|org))?>?$/i;

function checkAddresses({ MAIL_FROM, SUPPORT_EMAIL }: Config): Finding[] {
  return Object.entries({ MAIL_FROM, SUPPORT_EMAIL })
    .filter(([, value]) => reserved.test(value))
    .map(([name, value]) =>
      settings.warning(
        `${name} is ${value}, a domain that receives no mail`,
        `Set ${name} to an address of your own domain.`,
      ),
    );
}

function checkProduction(config: Config): Finding[] {
  const findings: Finding[] = [];
  if (config.NODE_ENV !== 'production') {
    const fix = 'Set NODE_ENV=production: elsewhere missing settings have unsafe defaults.';
    findings.push(settings.error(`NODE_ENV is ${config.NODE_ENV}`, fix));
  }
  if (!config.PUBLIC_URL.startsWith('https:')) {
    const fix = 'Set PUBLIC_URL to an https:// address; only then are cookies `Secure`.';
    findings.push(settings.error(`PUBLIC_URL is ${config.PUBLIC_URL}`, fix));
  }
  if (config.DEMO_MODE) {
    const fix = 'Remove DEMO_MODE: the passwords of demonstration accounts are public.';
    findings.push(settings.error('DEMO_MODE is on', fix));
  }
  for (const name of placeholdersIn(config)) {
    const fix = `Set ${name}: pages, mails and receipts show it, and production rejects this one.`;
    findings.push(settings.error(`${name} is a placeholder`, fix));
  }
  return findings;
}

/** The server speaks HTTP only, so that an https address always means a proxy in front of it. */
function checkProxy({ PUBLIC_URL, TRUST_PROXY }: Config): Finding {
  if (PUBLIC_URL.startsWith('https:') && TRUST_PROXY === false) {
    return proxy.error(
      'TRUST_PROXY is false although a proxy is in front: all visitors count as one address',
      'Set TRUST_PROXY=1, or to the number or the addresses of your proxies.',
    );
  }
  return proxy.ok(TRUST_PROXY === false ? 'no proxy is expected' : 'TRUST_PROXY is set');
}

/** Whether the settings, which are valid, are also those of a real installation. */
export function checkSettings(config: Config): Finding[] {
  const issues = [...checkProduction(config), ...checkAddresses(config)];
  return [...(issues.length > 0 ? issues : [settings.ok('complete')]), checkProxy(config)];
}
