/** Where a term is searched for: in declared names and file names, or in comments, titles and prose. */
export type Scope = 'names' | 'prose';

/** A term that the code base does not use, and the field's term for it. */
export interface Term {
  /** Alternatives of a regular expression; matches whole words. Names are matched in kebab-case. */
  readonly pattern: string;
  readonly use: string;
  /** Legitimate uses: text around the match that this expression covers is not reported. */
  readonly except?: RegExp;
  /** Paths in which the term has another, legitimate meaning. */
  readonly legitimateIn?: RegExp;
}

/** Terms that are replaced by one word of the field, in names as well as in prose. */
const commonTerms: readonly Term[] = [
  { pattern: 'faults?|faulty', use: 'issue, error, injected failure' },
  { pattern: 'refus(?:e|es|ed|al|als|ing)', use: 'reject, error response' },
  {
    pattern: 'answer(?:s|ed|ing)?',
    use: 'response, respond',
    // `acceptedAnswer` is a property of schema.org's questions.
    except: /security-answers?|answers? (?:to )?(?:a|the) questions?|accepted-answer/i,
    // The column `answer` of the idempotency keys.
    legitimateIn: /^apps\/backend\/src\/database\/tables\/records\.ts$/,
  },
  { pattern: 'persons?|people|somebody|nobody', use: 'user, users, anonymous' },
  { pattern: 'whoever', use: 'caller, client' },
  { pattern: 'pictures?', use: 'screenshot, image, chart', except: /<picture>/ },
  {
    pattern: 'movements?',
    use: 'ledger entry',
    except:
      /^movements$|credit[-_ ]movements?|movements?[-_](?:id|seq)|mouse movements?|pointer movements?/i,
  },
  { pattern: 'begins?|began|begun|beginning', use: 'start', except: /BEGIN/ },
  { pattern: 'instants?', use: 'timestamp', except: /Temporal\.Instant/ },
  {
    pattern: 'press(?:es|ed|ing)?',
    use: 'click, tap, interaction',
    except:
      /aria-press(?:ed)?|key-?press(?:es|ed)?|press(?:es|ed|ing)? (?:the key|Escape|Esc|Enter|Tab|Space|Ctrl|Arrow|F\d)/i,
    // Playwright's name for sending a key, which the drivers of other browsers share.
    legitimateIn: /e2e\/support\//,
  },
  { pattern: 'drawn', use: 'rendered' },
  { pattern: 'anew', use: 'again, recreate' },
  {
    pattern: 'settl(?:e|es|ed|ing)',
    use: 'debounce, finalize, wait until idle',
    // Columns of the runs and names of enqueued jobs.
    except:
      /all-?settled|promise-settled|settled-(?:fc|tb)-records90|settle-(?:registration|email-change)/i,
  },
  {
    pattern: 'faces?',
    use: 'font',
    except: /@?font[- ]?faces?|type ?faces?/i,
    // Faces of a planar graph.
    legitimateIn: /^toolboxes\/gdbaudit\/(?:core\/(?:topology|spatial)|bench|tests)\//,
  },
  { pattern: 'silences?', use: 'timeout, unresponsive' },
  { pattern: 'sideways', use: 'horizontal' },
  { pattern: 'slips?', use: 'panel' },
  { pattern: 'crowds?', use: 'test users' },
  { pattern: 'strays?', use: 'orphaned' },
  { pattern: 'mend(?:s|ed|ing)?', use: 'fix' },
  { pattern: 'house', use: 'repository (checks)' },
  { pattern: 'neatline', use: 'map frame' },
  {
    pattern: 'figures?',
    use: 'metric, value',
    except: /<figure>|HTMLFigure|(?:tabular|significant|lining)\s+figures/,
  },
  {
    pattern: 'guards?',
    use: 'route guard, process reaper, mutation test',
    except: /(?:route|type)[- ]guards?/i,
  },
  { pattern: 'barriers?', use: 'synchronization point' },
  { pattern: 'tells?|told|telling', use: 'notify, report, show' },
  {
    pattern:
      'analys(?:ed?|ing)|(?:un)?(?:authori|initiali|maximi|minimi|normali|optimi|organi|recogni|seriali|summari)s(?:e[ds]?|ing|ation)|(?:col|fav|neighb|behavi)our(?:s|ed|ing|ites?|hoods?)?|licen(?:ces?|ced)|greys?|cent(?:res?|red)',
    use: 'the spelling of CSS and npm: color, license, center, -ize',
  },
];

const nameTerms: readonly Term[] = [
  {
    pattern: 'holds?|held|holding',
    use: 'contain, lock, reserve',
    // The limit of a measurement holds, or it does not; the browser calls the locks of its tabs `held`.
    legitimateIn:
      /^(?:tools\/(?:attack|bench|lib\/cases)\/|packages\/api\/src\/client\/refresh-sharing\.)/,
    // A published metric.
    except: /credits-held/,
  },
  {
    pattern: 'keeps?|kept|keeping',
    use: 'persist, preserve, lock',
    except: /keep-(?:alive|features|previous|data|case|open|mounted|ratio)/,
    // The option `--keep` of backups.
    legitimateIn: /^(?:tools|apps\/backend\/src)\/(?:cli\/)?backup[./]/,
  },
  {
    pattern: 'takes?|taken|taking',
    use: 'accept, acquire',
    except: /take-(?:first|screenshot|records)|screenshot-taken|username-taken/,
    // A function of numpy.
    legitimateIn: /^toolboxes\/gdbaudit\/core\//,
  },
  { pattern: 'asks?|asked|asking', use: 'request' },
  { pattern: 'given', use: 'props, args, input', except: /given-up/ },
  { pattern: 'in-turns?', use: 'mutex, serialized' },
  { pattern: 'few-at-once|at-once', use: 'concurrency limiter' },
  { pattern: 'looks?|looked', use: 'check, capture', except: /look-(?:up|ups|ahead)/ },
  { pattern: 'stands?|stood', use: 'is', except: /stand-(?:by|alone)/ },
  { pattern: 'letters?', use: 'e-mail template, character', except: /letter-(?:spacing|case)/ },
  {
    pattern: 'narrow',
    use: 'small viewport',
    // The narrow one of the container widths.
    legitimateIn: /^packages\/ui\/src\/(?:themes\/resolve-theme|css\/page-width\.css)\.ts$/,
  },
  // `untilPainted` is no action: a function starts with its verb.
  { pattern: '^until(?=-)', use: 'waitUntil…' },
  { pattern: 'unseen', use: 'invisible' },
  { pattern: 'room', use: 'reserved space' },
  { pattern: 'patience|patient|hasty', use: 'timeout, unlimited' },
  {
    pattern: 'away',
    use: 'unavailable, unreachable',
    // A distance.
    legitimateIn: /^toolboxes\/gdbaudit\/tests\//,
  },
  {
    pattern: 'says?|said|heard|spoken',
    use: 'text, message, announced, visually hidden',
    // Messages that the fakes of ArcGIS and QGIS collect.
    legitimateIn: /^toolboxes\/(?:gdbaudit\/)?tests\//,
  },
  {
    pattern: 'most|least|fewest|dearer|dearest',
    use: 'max, min, limit, more expensive',
    except: /at-(?:most|least)|by-most|least-space|of-most-points|most-frequent/,
    // What is the most frequent, and a width of skeletons.
    legitimateIn:
      /^(?:apps\/portal\/src\/(?:texts|reports\/charts)\/|packages\/ui\/src\/components\/Skeleton\/)/,
  },
];

const proseTerms: readonly Term[] = [
  { pattern: 'held|kept', use: 'contain, lock, reserve, persist, preserve' },
  {
    pattern: 'stands?|stood',
    use: 'is, is in',
    except: /stands? for|stand-ins?|stand-?alone|stand-?by/i,
  },
  { pattern: 'in turns?', use: 'transition, mutex, serialized' },
  {
    pattern: 'readers?',
    use: 'user',
    except:
      /(?:screen|file|stream|body|row|feed)[-\s*]+readers?|readers? (?:of|for) (?:the )?(?:file|shapefile|geodatabase)s?/i,
  },
  {
    pattern: '(?:sessions?|tokens?|links?|famil(?:y|ies)) (?:ends?|ended)',
    use: 'revoke, expire, sign out',
  },
  {
    pattern:
      '(?:ends?|ended|ending) (?:(?:the|all|every|each|a|other|its|her|his|their) )*(?:sessions?|tokens?)',
    use: 'revoke, expire, sign out',
  },
  { pattern: '(?:bench|attack|benchmark) lines?', use: 'benchmark case, attack case' },
  { pattern: 'makes? room|room for', use: 'reserve space' },
  { pattern: 'patience', use: 'timeout' },
  { pattern: '(?:is|are|was|were|be|been) away(?! from)', use: 'unavailable, unreachable' },
  { pattern: 'poolers? of transactions', use: 'transaction pooler' },
];

/** The private terms of the former code base and the field's terms for them, by where they are found. */
export const terms: Readonly<Record<Scope, readonly Term[]>> = {
  names: [...commonTerms, ...nameTerms],
  prose: [...commonTerms, ...proseTerms],
};

/**
 * Files that name the terms as their subject, quote other texts word for word, or list names that are
 * checked where they are declared.
 */
export const unchecked: readonly RegExp[] = [
  // Applied migrations never change.
  /^apps\/backend\/migrations\/0(?:[01]\d|2[01])_/,
  /^tools\/checks\/(?:terminology|spec-texts|checks\.test)/,
  /^tools\/checks\/public-names\//,
  /^docs\/security\/asvs-5\.0\.md$/,
  /^docs\/product\/glossary\.md$/,
  /^(?:.*\/)?(?:CHANGELOG|THIRD-PARTY-NOTICES)\.md$/,
  /^toolboxes\/practice\//,
];
