import { styles } from './mail-styles.ts';
import { TypedLines } from './TypedLines.tsx';

/** When, where and what exactly; what, and its value ready to be read. */
export type Facts = readonly (readonly [term: string, value: string])[];

/** Characters from which a value is a typed text, which may have a word that is wider than a phone. */
const longValue = 60;

/** The facts of a mail, a row each; a line each in its plain text. */
export function FactTable({ facts }: { facts: Facts }) {
  return (
    <table cellSpacing={0} style={styles.facts} data-text-format="dataTable">
      <tbody>
        {facts.map(([term, value]) => (
          <tr key={term}>
            <td style={styles.term}>{term}</td>
            <td style={value.length > longValue ? styles.longValue : styles.value}>
              <TypedLines text={value} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
