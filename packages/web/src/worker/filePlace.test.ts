import { expect, it } from 'vitest';
import { placeOf } from './filePlace.ts';

const XML = `<?xml version="1.0"?>
<Document xmlns="urn:x">
  <A>
    <B>
      <C>1</C>
    </B>
    <B>
      <C>2</C>
      <D/>
    </B>
  </A>
</Document>`;

it.each([
  ['/Document/A/B[2]/C', { line: 8 }],
  ['/Document/A/B[1]/C', { line: 5 }],
  ['/Document/A/B[2]/Missing', { line: 7 }],
  ['line 4, position 13', { line: 4, position: 13 }],
  ['/Other', undefined],
])('finds %s', (at, place) => {
  expect(placeOf(XML, at)).toEqual(place);
});
