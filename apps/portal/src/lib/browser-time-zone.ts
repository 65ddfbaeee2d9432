import { defaultTimeZone, timeZone } from '@consultancy/validation';

/** IANA time zone of the browser, as the server accepts it; Colombia's if there is none. */
export function browserTimeZone(): string {
  const zone = timeZone.safeParse(Intl.DateTimeFormat().resolvedOptions().timeZone);
  return zone.success ? zone.data : defaultTimeZone;
}
