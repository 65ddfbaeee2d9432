import { describeError } from '../describe-error.ts';
import { openLeakedPasswords } from '../security/leaked-passwords.ts';
import { type Finding, findingsOf } from './finding.ts';

const leaked = findingsOf('Leaked passwords');
const DAY_MS = 86_400_000;
/** Days after which a filter lacks too many leaks. */
const OLD_DAYS = 365;
const advice = 'docs/operations/configuration.md, “Leaked passwords”.';

/**
 * Whether passwords are compared with those of leaks, and how old the filter is.
 * @param path of LEAKED_PASSWORDS.
 * @param now in milliseconds since 1970.
 */
export async function checkLeakedPasswords(
  path: string | undefined,
  now = Date.now(),
): Promise<Finding> {
  if (path === undefined) {
    return leaked.warning('off: passwords of leaks are accepted', `Make a filter: ${advice}`);
  }
  try {
    const passwords = await openLeakedPasswords(path);
    await passwords.close();
    const { entries = 0, made = '', rate = 0 } = passwords.head ?? {};
    const days = Math.floor((now - Date.parse(made)) / DAY_MS);
    const text = `on: ${entries} passwords, ${days} days old, false positives ${rate}`;
    return days > OLD_DAYS
      ? leaked.warning(text, `Make the filter again of a new download: ${advice}`)
      : leaked.ok(text);
  } catch (error) {
    return leaked.error(`${path}: ${describeError(error)}`, `Make the filter again: ${advice}`);
  }
}
