import { Link } from '@react-email/link';
import { styles } from './mail-styles.ts';

// A full stop or comma after an address belongs to the sentence.
const address = /(https?:\/\/\S*[^\s.,:;])/;

/**
 * A text of the product, whose addresses are links: not every mail client makes links of them. Not
 * for typed text, in which a stranger could place a link.
 */
export function LinkedText({ children }: { children: string }) {
  return children.split(address).map((part, index) =>
    address.test(part) ? (
      <Link key={`${index}-${part}`} href={part} style={styles.link}>
        {part}
      </Link>
    ) : (
      part
    ),
  );
}
