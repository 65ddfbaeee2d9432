import { expect, it } from 'vitest';
import { isUnknownTimeZone } from './errors.ts';

it.each([
  ['DecodeTimezoneName', 'Zeitzone »US/Pacific-New« nicht erkannt'],
  ['timestamptz_zone', 'el huso horario «US/Pacific-New» no es reconocido'],
])(
  'recognizes an unknown time zone by the routine %s, whatever the language of the message',
  (routine, message) => {
    expect(isUnknownTimeZone({ code: '22023', routine, message })).toBe(true);
  },
);

it('does not take another rejected setting for an unknown time zone', () => {
  const message = 'invalid value for parameter "log_timezone": "a time zone"';
  const routine = 'call_string_check_hook';
  expect(isUnknownTimeZone({ code: '22023', routine, message })).toBe(false);
});
