import { Text } from '@react-email/text';
import { type Facts, FactTable } from './FactTable.tsx';
import { MailFrame } from './MailFrame.tsx';
import { styles } from './mail-styles.ts';

interface PurchaseReceiptMailProps {
  firstName: string;
  /** Rows of the receipt: what, and its value ready to be read. */
  lines: Facts;
}

/** Subject of the purchase receipt. */
export const purchaseReceiptSubject = 'Comprobante de su compra de créditos';

/** The receipt («comprobante») of a purchase of credits; it is no electronic invoice. */
export function PurchaseReceiptMail({ firstName, lines }: PurchaseReceiptMailProps) {
  return (
    <MailFrame preview="Sumamos los créditos a su saldo." title="Comprobante de compra">
      <Text style={styles.text}>Hola, {firstName}:</Text>
      <Text style={styles.text}>
        Registramos la siguiente compra y sumamos los créditos a su saldo.
      </Text>
      <FactTable facts={lines} />
      <Text style={styles.text}>
        Este comprobante no es una factura electrónica. Consérvelo para sus registros.
      </Text>
    </MailFrame>
  );
}
