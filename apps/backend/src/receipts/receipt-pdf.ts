import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { brand } from '@consultancy/brand';
import { documentColors as colors } from '@consultancy/brand/theme';
import type { Issuer } from './issuer.ts';
import { receiptLines } from './receipt-lines.ts';
import type { ReceiptRow } from './receipt-repository.ts';

const title = 'Comprobante de compra de créditos';
const note =
  'Este documento es un comprobante, no una factura electrónica de venta. Consérvelo para sus ' +
  'registros.';

/** In place of a character that the font lacks; the boxes that fonts draw themselves have no meaning. */
const missingMark = '□';

/** Below the note where a text has the mark. */
const missingNote =
  `El signo ${missingMark} ocupa el lugar de un carácter que este documento no puede mostrar. Los datos ` +
  'completos están en el portal.';

const margin = 64;
const termWidth = 190;

const require = createRequire(import.meta.url);
const fontFiles = {
  plain: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
} as const;
type Font = keyof typeof fontFiles;

/** What writes a receipt. The libraries are loaded with the first one: they would delay every start. */
async function loadWriter() {
  const [{ default: PDFDocument }, { coverageOf }, plain, bold] = await Promise.all([
    import('pdfkit'),
    import('./font-coverage.ts'),
    readFile(fontFiles.plain),
    readFile(fontFiles.bold),
  ]);
  return {
    PDFDocument,
    plain,
    bold,
    covered: { plain: coverageOf(plain, missingMark), bold: coverageOf(bold, missingMark) },
  };
}

/** A document, and what each of its fonts shows of a text. */
type Doc = PDFKit.PDFDocument & { covered: Readonly<Record<Font, (text: string) => string>> };

interface Style {
  font?: Font;
  size?: number;
  color?: string;
  x?: number;
  y?: number;
  width?: number;
}

/** A piece of text as an element of the document's structure, for screen readers, which read all of it. */
function element(doc: Doc, tag: string, text: string, style: Style = {}) {
  const { font = 'plain', size = 10, color = colors.text, x = margin, y, width } = style;
  const shown = doc.covered[font](text);
  return doc.struct(tag, shown === text ? {} : { actual: text }, () => {
    doc.font(font).fontSize(size).fillColor(color);
    doc.text(shown, x, y ?? doc.y, { structType: 'Span', ...(width ? { width } : {}) });
  });
}

/** A rule across the page; decoration, which is not read aloud. */
function rule(doc: Doc): void {
  const y = doc.y + 10;
  doc.markContent('Artifact', { type: 'Layout' });
  doc
    .moveTo(margin, y)
    .lineTo(doc.page.width - margin, y)
    .strokeColor(colors.rule)
    .stroke();
  doc.endMarkedContent();
  doc.y = y + 12;
}

/** Rows of a term and its value. */
function addTable(
  doc: Doc,
  parent: PDFKit.PDFStructureElement,
  rows: readonly (readonly [string, string])[],
) {
  const table = doc.struct('Table');
  parent.add(table);
  for (const [term, value] of rows) {
    const row = doc.struct('TR');
    table.add(row);
    const { y } = doc;
    row.add(element(doc, 'TH', term, { color: colors.muted, width: termWidth, y }));
    const left = doc.y;
    const x = margin + termWidth;
    const width = doc.page.width - margin - x;
    row.add(element(doc, 'TD', value, { font: 'bold', x, y, width }));
    doc.y = Math.max(left, doc.y) + 6;
  }
  table.end();
}

const issuerLines = ({ name, taxId, address, phone, email }: Issuer) => [
  name,
  `NIT ${taxId}`,
  address,
  phone,
  email,
];

function write(doc: Doc, receipt: ReceiptRow, issuer: Issuer): void {
  const root = doc.struct('Document');
  doc.addStructure(root);
  const add = (tag: string, text: string, style?: Style) =>
    root.add(element(doc, tag, text, style));
  add('P', brand.product, { font: 'bold', size: 12, color: colors.accent });
  for (const text of issuerLines(issuer)) {
    add('P', text, { size: 9, color: colors.muted });
  }
  rule(doc);
  add('H1', title, { font: 'bold', size: 18 });
  doc.moveDown();
  const rows: [string, string][] = [
    ['Cliente', `${receipt.first_name} ${receipt.last_name}`],
    ['Empresa', receipt.enterprise_name],
    ['Usuario', receipt.username],
    ['Correo', receipt.email],
  ];
  // An erasure leaves no name.
  const named = rows.filter(([, value]) => value.trim() !== '');
  const lines = [...named, ...receiptLines(receipt)];
  addTable(doc, root, lines);
  rule(doc);
  const isIncomplete = lines.some(([, value]) => doc.covered.bold(value).includes(missingMark));
  for (const text of isIncomplete ? [note, missingNote] : [note]) {
    add('P', text, { size: 9, color: colors.muted, width: doc.page.width - 2 * margin });
  }
  root.end();
}

/**
 * Makes the receipt («comprobante») of a purchase: tagged, in Spanish, on the letter size that
 * Colombia prints on (ADR 020). It names the buyer as the account is now, and a reversal since.
 */
export async function receiptPdf(receipt: ReceiptRow, issuer: Issuer): Promise<Buffer> {
  const { PDFDocument, plain, bold, covered } = await loadWriter();
  const document = new PDFDocument({
    size: 'LETTER',
    margin,
    lang: 'es-CO',
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: {
      Title: `${title} n.º ${receipt.trans_id}`,
      Author: issuer.name,
      Creator: brand.product,
      CreationDate: receipt.trans_date,
    },
  });
  const doc = Object.assign(document, { covered });
  doc.registerFont('plain', plain).registerFont('bold', bold);
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const written = new Promise<void>((resolve, reject) => {
    doc.once('end', resolve).once('error', reject);
  });
  write(doc, receipt, issuer);
  doc.end();
  await written;
  return Buffer.concat(chunks);
}
