/** Where a country cannot meet a rule that all others meet, and why. */
export interface Exception {
  readonly country: string;
  readonly rule:
    | 'size'
    | 'few names'
    | 'few places'
    | 'few banks'
    | 'few phones'
    | 'postcode'
    | 'common family';
  readonly reason: string;
}
