import { expect, it } from 'vitest';
import { isUnknownTimeZone } from './errors.ts';

it.each([
  ['DecodeTimezoneName', 'Zeitzone »US/Pacific-New« nicht erkannt'],
  ['timestamptz_zone', 'el huso horario «US/Pacific-New» no es reconocido'],
])('an unknown time zone that %s reports is known in any language', (routine, message) => {
  expect(isUnknownTimeZone({ code: '22023', routine, message })).toBe(true);
});

it('a setting that the database rejects is not an unknown time zone', () => {
  const message = 'invalid value for parameter "log_timezone": "a time zone"';
  const routine = 'call_string_check_hook';
  expect(isUnknownTimeZone({ code: '22023', routine, message })).toBe(false);
});
