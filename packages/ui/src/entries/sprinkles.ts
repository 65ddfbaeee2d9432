// A separate entry from `./css`: a site that imports it has all its classes in its styles.
export { sprinkles } from '../css/sprinkles.css.ts';
