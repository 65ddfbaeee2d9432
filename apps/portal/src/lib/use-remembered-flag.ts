import { useState } from 'react';

const prefix = 'portal:';

// A browser may reject storage: then a flag lives as long as the page.
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
    // The flag then lives as long as the page.
  }
}

/**
 * Flags that this browser stores, such as folded groups.
 * @param names unique across pages.
 * @returns the names of the flags that are on.
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

/** A flag that this browser stores, such as a hidden sidebar. @param name unique across pages. */
export function useRememberedFlag(name: string): [boolean, (value: boolean) => void] {
  const [on, set] = useRememberedFlags([name]);
  return [on.has(name), (value) => set(name, value)];
}
