import type { catalogue } from 'virtual:audit/catalogue';
import { EmptyState, Heading, listRole, SearchField, Text } from '@consultancy/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { NeedsScript } from '../../../../components/NeedsScript/NeedsScript.tsx';
import { SeverityBadge } from '../../../../components/SeverityBadge/SeverityBadge.tsx';
import { paths } from '../../../../config/paths.ts';
import { catalogueTexts as texts } from '../../../../texts/findings-catalogue.ts';
import * as styles from './FindingsCatalogue.css.ts';
import { searchCatalogue } from './search-catalogue.ts';

type CatalogueTool = (typeof catalogue)[number];

/** A tool with its codes; each leads to its explanation. */
function ToolFindings({ tool, name, checks }: CatalogueTool) {
  return (
    <section className={styles.tool} aria-labelledby={tool}>
      <div className={styles.head}>
        <Text mono size="sm" tone="muted">
          {tool}
        </Text>
        <Heading level={3} id={tool}>
          <Link to={paths.toolFindings.href(tool)} className={styles.toolLink}>
            {name}
          </Link>
        </Heading>
      </div>
      <ul {...listRole}>
        {checks.map(({ code, title, severity }) => (
          <li key={code}>
            <Link to={paths.toolFindings.href(tool, code)} className={styles.row}>
              <code className={styles.code}>{code}</code>
              <span className={styles.title}>{title}</span>
              <SeverityBadge severity={severity} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Every code by tool, and the search that filters the list. */
export function FindingsCatalogue({ tools }: { tools: readonly CatalogueTool[] }) {
  const [wanted, setWanted] = useState('');
  const found = searchCatalogue(tools, wanted);
  const count = found.reduce((sum, { checks }) => sum + checks.length, 0);
  const { label, hint, clear, without, status } = texts.search;
  return (
    <div className={styles.catalogue}>
      <NeedsScript instead={without}>
        <div className={styles.search} data-print="hidden">
          <SearchField
            label={label}
            hint={hint}
            clearLabel={clear}
            value={wanted}
            status={wanted.trim() === '' ? undefined : status(count)}
            onChange={(event) => setWanted(event.target.value)}
          />
        </div>
      </NeedsScript>
      {found.length === 0 ? (
        <EmptyState title={texts.none.title}>{texts.none.text}</EmptyState>
      ) : (
        found.map((tool) => <ToolFindings key={tool.tool} {...tool} />)
      )}
    </div>
  );
}
