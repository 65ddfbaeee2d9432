import { defaultTimeZone, timeZone } from '@consultancy/validation';

/** The reader's IANA zone, as the server takes it; Colombia's where the browser names none. */
export function browserTimeZone(): string {
  const zone = timeZone.safeParse(Intl.DateTimeFormat().resolvedOptions().timeZone);
  return zone.success ? zone.data : defaultTimeZone;
}
