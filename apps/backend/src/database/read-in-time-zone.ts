import { defaultTimeZone } from '@consultancy/validation';
import { isUnknownTimeZone } from './errors.ts';

/**
 * Reads days and months of a time zone, by default Colombia's. A browser may know a zone that the
 * database lacks: then they are Colombia's too, which the response must show.
 * @param timeZone IANA zone of the request.
 */
export async function readInTimeZone<Result>(
  timeZone: string | undefined,
  read: (timeZone: string) => Promise<Result>,
): Promise<Result> {
  try {
    return await read(timeZone ?? defaultTimeZone);
  } catch (error) {
    if (!isUnknownTimeZone(error)) {
      throw error;
    }
    return read(defaultTimeZone);
  }
}
