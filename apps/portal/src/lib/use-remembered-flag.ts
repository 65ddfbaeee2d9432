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
 * Things that are on or off for a reader of this browser, such as groups that were folded.
 * @param names each the same for the same thing, on whichever page.
 * @returns the names of those that are on.
 */
export function useRememberedFlags(
  names: readonly string[],
): [ReadonlySet<string>, (name: string, value: boolean) => void] {
  const [on, setOn] = useState<ReadonlySet<string>>(() => new Set(names.filter(read)));
  const set = (name: string, value: boolean) => {
    write(name, value);
    setOn((before) => new Set([...before].filter((one) => one !== name).concat(value ? name : [])));
  };
  return [on, set];
}

/**
 * Something that is on or off for a reader of this browser, such as a sidebar that was put away.
 * @param name the same for the same thing, on whichever page.
 */
export function useRememberedFlag(name: string): [boolean, (value: boolean) => void] {
  const [on, set] = useRememberedFlags([name]);
  return [on.has(name), (value) => set(name, value)];
}
