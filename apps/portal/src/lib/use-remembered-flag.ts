import { useState } from 'react';

const prefix = 'portal:';

// A browser may refuse its storage: then a flag lives as long as the page.
function read(name: string): boolean {
  try {
    return localStorage.getItem(prefix + name) !== null;
  } catch {
    return false;
  }
}

function write(name: string, value: boolean): void {
  try {
    if (value) localStorage.setItem(prefix + name, '1');
    else localStorage.removeItem(prefix + name);
  } catch {
    // Nothing to do: it is not remembered.
  }
}

/**
 * Something that is on or off for a reader of this browser, such as a sidebar that was put away.
 * @param name the same for the same thing, on whichever page.
 */
export function useRememberedFlag(name: string): [boolean, (value: boolean) => void] {
  const [value, setValue] = useState(() => read(name));
  const set = (next: boolean) => {
    write(name, next);
    setValue(next);
  };
  return [value, set];
}
