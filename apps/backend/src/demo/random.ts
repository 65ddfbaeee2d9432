/** A source of numbers that are the same each time for the same seed. */
export interface Random {
  /** A number from 0 up to, not including, 1. */
  next(): number;
  /** A whole number between two, both included. */
  between(min: number, max: number): number;
  /** One of some things. */
  pick<T>(things: readonly T[]): T;
}

/**
 * Mulberry32: for made-up data only, never for secrets.
 * @param seed any whole number.
 */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(things: readonly T[]): T => {
    const thing = things[between(0, things.length - 1)];
    if (thing === undefined) {
      throw new Error('there is nothing to pick from');
    }
    return thing;
  };
  return { next, between, pick };
}
