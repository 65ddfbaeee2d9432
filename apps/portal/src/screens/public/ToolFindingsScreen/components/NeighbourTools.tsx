import { auditTools } from '@consultancy/validation';
import { Link } from 'react-router-dom';
import { paths } from '../../../../config/paths.ts';
import { toolFindingsTexts as texts } from '../../../../texts/findings-catalogue.ts';
import * as styles from './NeighbourTools.css.ts';

/** The pages of the tools before and after one. */
export function NeighbourTools({ tool }: { tool: string }) {
  const position = auditTools.findIndex(({ code }) => code === tool);
  const ways = [
    { rel: 'prev', label: texts.previous, neighbour: auditTools[position - 1] },
    { rel: 'next', label: texts.next, neighbour: auditTools[position + 1] },
  ];
  return (
    <nav aria-label={texts.neighbours} className={styles.neighbours}>
      {ways.map(({ rel, label, neighbour }) =>
        neighbour ? (
          <Link
            key={rel}
            rel={rel}
            to={paths.toolFindings.href(neighbour.code)}
            className={styles.way}
          >
            <span className={styles.label}>{label}</span>
            <span>
              <code className={styles.code}>{neighbour.code}</code> {neighbour.name}
            </span>
          </Link>
        ) : null,
      )}
    </nav>
  );
}
