import { listRole, Section, TextLink } from '@consultancy/ui';
import { Link } from 'react-router-dom';
import { paths } from '../../../../config/paths.ts';
import { homeTexts } from '../../../../texts/home.ts';
import * as styles from './ChecksSection.css.ts';

/** The 15 tools, laid out like the legend of a map. */
export function ChecksSection() {
  const { title, lead, legend, tools, link } = homeTexts.checks;
  return (
    <Section id="que-revisa" title={title} lead={lead}>
      <ul {...listRole} className={styles.legend} aria-label={legend}>
        {tools.map(({ code, name }) => (
          <li key={code} className={styles.entry}>
            <code className={styles.code}>{code}</code>
            <span className={styles.name}>{name}</span>
          </li>
        ))}
      </ul>
      <TextLink asChild standalone>
        <Link to={paths.gdbAudit.href()}>{link}</Link>
      </TextLink>
    </Section>
  );
}
