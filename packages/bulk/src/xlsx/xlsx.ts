import { type FileFormat, textFile } from '../format.ts';
import { zipped } from '../zip.ts';
import { sheet } from './sheet.ts';

const inner = textFile(sheet);

/** A workbook with one sheet (ECMA-376), written in constant memory. */
export const xlsx: FileFormat = {
  ...inner,
  key: 'xlsx',
  binary: true,
  joins: undefined,
  most: 1_048_575,
  file: (rows, made) => zipped({ ...AROUND, 'xl/worksheets/sheet1.xml': inner.file(rows, made) }),
};

const xml = (text: string) => [
  Buffer.from(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${text}`),
];
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The other files of a workbook. Style 1 is a date (number format 14). */
const AROUND = {
  '[Content_Types].xml': xml(
    `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/></Types>`,
  ),
  '_rels/.rels': xml(
    `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ),
  'xl/workbook.xml': xml(
    `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}/relationships"><sheets><sheet name="rows" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ),
  'xl/_rels/workbook.xml.rels': xml(
    `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/relationships/styles" Target="styles.xml"/></Relationships>`,
  ),
  'xl/styles.xml': xml(
    `<styleSheet xmlns="${MAIN}"><fonts count="1"><font/></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf xfId="0"/><xf xfId="0" numFmtId="14" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
  ),
};
