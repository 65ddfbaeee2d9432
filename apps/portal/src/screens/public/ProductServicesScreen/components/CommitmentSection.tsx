import { Section } from '@consultancy/ui';
import { productServicesTexts } from '../../../../texts/product-services.ts';
import * as styles from './CommitmentSection.css.ts';

/** The commitment (§2), in three words that the page then explains. */
export function CommitmentSection() {
  const { title, text, points } = productServicesTexts.commitment;
  return (
    <Section id="compromiso" title={title} lead={text}>
      <dl className={styles.points}>
        {points.map((point) => (
          <div key={point.title} className={styles.point}>
            <dt className={styles.term}>{point.title}</dt>
            <dd className={styles.text}>{point.text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
