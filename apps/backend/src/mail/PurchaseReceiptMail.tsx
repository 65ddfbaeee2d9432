import { Text } from '@react-email/components';
import { MailFrame } from './MailFrame.tsx';
import { styles } from './mail-styles.ts';

interface PurchaseReceiptMailProps {
  firstName: string;
  /** Rows of the receipt: what, and its value ready to be read. */
  lines: readonly (readonly [term: string, value: string])[];
}

/** Subject of the purchase receipt. */
export const purchaseReceiptSubject = 'Comprobante de su compra de créditos';

/** The receipt («comprobante») of a purchase of credits; it is no electronic invoice. */
export function PurchaseReceiptMail({ firstName, lines }: PurchaseReceiptMailProps) {
  return (
    <MailFrame preview="Sus créditos ya están disponibles." title="Comprobante de compra">
      <Text style={styles.text}>Hola, {firstName}:</Text>
      <Text style={styles.text}>
        Registramos la siguiente compra y los créditos ya están disponibles en su cuenta.
      </Text>
      <table>
        <tbody>
          {lines.map(([term, value]) => (
            <tr key={term}>
              <td style={styles.term}>{term}</td>
              <td style={styles.value}>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Text style={styles.text}>
        Este comprobante no es una factura electrónica. Consérvelo para sus registros.
      </Text>
    </MailFrame>
  );
}
