import { appendFileSync } from 'node:fs';

const { PICTURES_LOG } = process.env;

/** Notes that a story has this picture, so that pictures of stories that are gone can be told. */
export function recordPicture(name: string): void {
  if (PICTURES_LOG) appendFileSync(PICTURES_LOG, `${name}.png\n`);
}
