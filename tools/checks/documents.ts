import { basename } from 'node:path';
import { configSchema } from '@consultancy/backend/config';
import { profileFieldNames } from '@consultancy/validation';
import { renderEnvSample } from '../release/env-sample.ts';
import { type Check, compare, type SourceFile } from './files.ts';

const allOf = (text: string | null, pattern: RegExp): string[] =>
  [...(text ?? '').matchAll(pattern)].map((match) => match.slice(1).find(Boolean) ?? '');

/** The rows whose cell of the default does not start with the one of the schema. */
function wrongDefaults(path: string, text: string): string[] {
  return Object.entries(configSchema.shape).flatMap(([name, schema]) => {
    const standard = String(schema.safeParse(undefined).data ?? '');
    const [, cell] = new RegExp(`^\\| \`${name}\` *\\| *(.+?) *\\|`, 'm').exec(text) ?? [];
    // The address of Google is described.
    if (!cell || !standard || standard.startsWith('https:')) return [];
    const isRight = cell.startsWith(`\`${standard}\``);
    return isRight ? [] : [`${path}: the default of ${name} is \`${standard}\`, not ${cell}.`];
  });
}

const configurationDocument: Check = {
  name: 'Every setting is documented, with its default',
  run: (files) => {
    // Files that read settings from the environment: as keys of a schema, or when they are built.
    const readers = files.select(
      /^apps\/(backend\/src\/config|portal\/(src\/config\/env|vite\.config))\.ts$/,
    );
    const pattern =
      /^\s*['"]?([A-Z][A-Z0-9_]{2,})['"]?\s*:|(?:import\.meta|process)\.env\.([A-Z][A-Z0-9_]+)/gm;
    const ofTools = [
      ...['DATA_DIR', 'MAIL_PORT', 'CHROMIUM_PATH', 'FIREFOX_PATH', 'TEST_DATABASE_URL'],
      ...['TEST_POOLER', 'TEST_POOLER_PREPARED'],
    ];
    const settings = new Set([...readers.flatMap(({ text }) => allOf(text, pattern)), ...ofTools]);
    const path = 'docs/operations/configuration.md';
    const text = files.text(path) ?? '';
    const differences = compare([...settings], allOf(text, /^\| `([A-Z][A-Z0-9_]+)`/gm), [
      `${path} lacks a setting that is read: `,
      `${path} documents what is never read: `,
    ]);
    return [...differences, ...wrongDefaults(path, text)];
  },
};

const dependenciesDocument: Check = {
  name: 'Every dependency has its reason',
  run: (files) => {
    const path = 'docs/dependencies.md';
    const sections = (files.text(path) ?? '').split(/^## /m);
    return files.select(/^((apps|packages)\/[\w-]+\/)?package\.json$/).flatMap(({ text }) => {
      const { name, dependencies, devDependencies } = JSON.parse(text);
      const section = sections.find((part) => part.startsWith(`${name}\n`)) ?? '';
      return compare(
        Object.keys({ ...dependencies, ...devDependencies }),
        allOf(section, /^\| `([^`]+)` *\| *[^\s|]/gm),
        [`${name}: say in ${path} why it needs `, `${name}: ${path} names what is not used: `],
      );
    });
  },
};

/** A decision record's row in the index, without the padding of the table. */
function rowOf({ path, text }: SourceFile): string {
  const title = /^# \d{3}\. (.+)$/m.exec(text)?.[1] ?? '';
  const status = /^- Status: (.+)$/m.exec(text)?.[1] ?? '';
  return `| [${basename(path).slice(0, 3)}](${basename(path)}) | ${title} | ${status} |`;
}

const decisionIndex: Check = {
  name: 'The index lists each decision record with its title and status',
  run: (files) => {
    const path = 'docs/adr/README.md';
    const rows = allOf(files.text(path), /^(\| \[\d{3}\].*)$/gm);
    const listed = rows.map((row) => row.replace(/ +\|/g, ' |').replace(/\| +/g, '| '));
    const records = files.select(/^docs\/adr\/(?!000)\d{3}-.*\.md$/);
    return compare(records.map(rowOf), listed, [`${path} lacks: `, `${path} is out of date: `]);
  },
};

const envExample: Check = {
  name: '.env.example has the settings of the configuration schema',
  run: (files) =>
    files.text('.env.example') === renderEnvSample(false)
      ? []
      : ['.env.example is out of date: run pnpm docs:generate.'],
};

const thirdPartyNotices: Check = {
  name: 'The third-party notices name every dependency that is shipped',
  run: (files) => {
    const path = 'THIRD-PARTY-NOTICES.md';
    const listed = allOf(files.text(path), /^- ([^;\s]+)/gm);
    const shipped = files
      .select(/^(apps|packages)\/[\w-]+\/package\.json$/)
      .flatMap(({ text }) => Object.keys(JSON.parse(text).dependencies ?? {}))
      .filter((name) => !name.startsWith('@consultancy/') && !listed.includes(name));
    return [...new Set(shipped)].map(
      (name) => `${path} lacks ${name}: run pnpm licenses:generate.`,
    );
  },
};

/** Most files that a field of a user touches. */
const maxFiles = 9;

/** Documents that name every field of a user, in backticks. */
const fieldDocuments = ['docs/product/3-entities.md', 'docs/product/5-forms-and-filters.md'];

/** A source that spells out every field of a user would have to be changed with a new field. */
const profileFields: Check = {
  name: 'The fields of a user are spelled out in few files, and documented',
  run: (files) => {
    const guide = 'docs/contributing/add-a-field.md';
    const known = allOf(files.text(guide), /^\| `([^`]+)`/gm);
    const fields = profileFieldNames.map((field) => new RegExp(`\\b${field}\\b`));
    const retyped = files
      .select(/^(apps|packages|tools)\/.*(?<!\.(test|stories))\.tsx?$/)
      .filter(({ path }) => !/\/(test|testing|e2e)\//.test(path) && !known.includes(path))
      .filter(({ text }) => fields.every((field) => field.test(text)));
    return [
      ...retyped.map(
        ({ path }) =>
          `${path} names every field of a user: derive them from packages/validation/src/profile-fields.ts.`,
      ),
      ...(known.length > maxFiles
        ? [`${guide}: a field touches ${known.length} files, more than ${maxFiles}.`]
        : []),
      ...fieldDocuments.flatMap((path) =>
        profileFieldNames
          .filter((field) => files.text(path)?.includes(`\`${field}\``) === false)
          .map((field) => `${path} lacks \`${field}\`, a field of a user (${guide}).`),
      ),
    ];
  },
};

export const documentChecks: readonly Check[] = [
  ...[configurationDocument, dependenciesDocument, decisionIndex, envExample, thirdPartyNotices],
  profileFields,
];
