/** One entry of an area's sidebar. */
export interface AreaEntry {
  label: string;
  /** Where it leads. */
  href: string;
}

/** Entries by subject. */
export interface AreaGroup {
  label?: string;
  entries: readonly AreaEntry[];
}

/** The sidebar of one of the two areas. */
export interface AreaNavigation {
  /** Names the area. */
  label: string;
  groups: readonly AreaGroup[];
  /** The entry that is current for the addresses that no entry has (§2: the welcome). */
  fallback: string;
}
