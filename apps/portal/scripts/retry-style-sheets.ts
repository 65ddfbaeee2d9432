import type { Plugin } from 'vite';

/** Vite's module that loads the style sheets of a chunk before its script. */
const preloadHelper = /vite\/preload-helper\.js$/;

const changes = [
  // What failed would count as loaded, by its address and by its link: what is opened at the next click
  // would have no styles.
  [/seen\[href\] = void 0;(?=\s+throw)/, 'delete seen[href];'],
  [
    /const handleSettle = [\s\S]+\.addEventListener\("error", handleSettle\);/,
    'link.onload = res; link.onerror = () => { link.remove(); rej(new Error(dep)); };',
  ],
  // No scripts are preloaded, and the content security policy has no nonces: bytes of every page.
  ['if (!isCss) link.as = "script";', ''],
  [/const cspNonce\w* = .+;/g, ''],
  ['if (cspNonce) link.setAttribute("nonce", cspNonce);', ''],
] as const;

/** Requests the style sheets of a chunk again when it is loaded again after a failure. */
export function retryStyleSheets(): Plugin {
  return {
    name: 'retry-style-sheets',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!preloadHelper.test(id)) return null;
      return changes.reduce((rest, [from, to]) => {
        const changed = rest.replace(from, to);
        if (changed === rest) throw new Error(`Vite's preload helper has no ${from}`);
        return changed;
      }, code);
    },
  };
}
