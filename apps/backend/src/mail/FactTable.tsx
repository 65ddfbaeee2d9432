import { styles } from './mail-styles.ts';

/** When, where and what exactly; what, and its value ready to be read. */
export type Facts = readonly (readonly [term: string, value: string])[];

/** The facts of a mail, a row each; a line each in its plain text. */
export function FactTable({ facts }: { facts: Facts }) {
  return (
    <table data-text-format="dataTable">
      <tbody>
        {facts.map(([term, value]) => (
          <tr key={term}>
            <td style={styles.term}>{term}</td>
            <td style={styles.value}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
