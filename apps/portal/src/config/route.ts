/** One route: the pattern of the router and the address of links. */
export function route<const Path extends string>(path: Path) {
  return { path, href: () => path } as const;
}

/** A route with everything below it; links go to its own address. */
export function routeTree<const Path extends string>(path: Path) {
  return { path: `${path}/*`, href: () => path } as const;
}
