import { type Scan, SourceScan, scanned } from '../scan/scan.ts';
import { piecesOf, sourcesIn } from './sources.ts';

/** Scans the files of a path: all of their rows, or the first `sample` of each. */
export async function scanFiles(
  path: string,
  { sample }: { readonly sample?: number | undefined } = {},
): Promise<Scan> {
  const { sources } = sourcesIn(path);
  const scans: SourceScan[] = [];
  for (const source of sources) {
    const scan = new SourceScan(source.source);
    const { pieces } = await piecesOf(source);
    for await (const piece of pieces) {
      if (typeof piece === 'string') continue;
      scan.add(
        piece.columns.flatMap((column) => piece.values(column).map((value) => [column, value] as const)),
      );
      if (sample !== undefined && scan.rows >= sample) break;
    }
    scans.push(scan);
  }
  return scanned(scans);
}
