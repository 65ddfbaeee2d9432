import { auditTools } from '@consultancy/validation';
import { Link } from 'react-router-dom';
import { paths } from '../../../../config/paths.ts';
import { toolFindingsTexts as texts } from '../../../../texts/findings-catalogue.ts';
import * as styles from './NeighborTools.css.ts';

/** The pages of the tools before and after one. */
export function NeighborTools({ tool }: { tool: string }) {
  const position = auditTools.findIndex(({ code }) => code === tool);
  const ways = [
    { rel: 'prev', label: texts.previous, neighbor: auditTools[position - 1] },
    { rel: 'next', label: texts.next, neighbor: auditTools[position + 1] },
  ];
  return (
    <nav aria-label={texts.neighbors} className={styles.neighbors}>
      {ways.map(({ rel, label, neighbor }) =>
        neighbor ? (
          <Link
            key={rel}
            rel={rel}
            to={paths.toolFindings.href(neighbor.code)}
            className={styles.way}
          >
            <span className={styles.label}>{label}</span>
            <span>
              <code className={styles.code}>{neighbor.code}</code> {neighbor.name}
            </span>
          </Link>
        ) : null,
      )}
    </nav>
  );
}
