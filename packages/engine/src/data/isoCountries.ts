import { onFirstUse } from '../kernel/onFirstUse.ts';
import { list } from '../kernel/text.ts';

/** A country of ISO 3166-1 by its two lower-case letters and its three letters. */
interface IsoCountry {
  readonly code: string;
  readonly letters: string;
}

/**
 * Entries by first letter: the second letter, and the rule for the third. A lower-case letter stands between (`a
 * dn`: AND), a capital after (`a fG`: AFG); or all three letters.
 */
const ENTRIES = `
  a dn er fG gt iA lB mr og qata rG sM tu uS wb xala zE
  b abih br dg eL fA gR hR id jben lM mU nr oL qbes rA sh tN vT wA yblr zl
  c aN cK do fa go hE iV ko lh mR nh oL rI uB vp wu xR yP zE
  d eU jI kn mA oM zA
  e cU eest gY hs rI sP tH
  f iN jI kl ms or rA
  g aB bR dr eO fu gY hA iB lr mB ni pl qn rC ssgs tM uM wgnb yu
  h kG mD nD rV tI uN
  i dN eirl lisr mN nD oT qr rN sL tA
  j eY ma oR pN
  k eN gZ hM iR mcom nA pprk ro wT ycym za
  l aO bN cA iE kA rb sO tU uX vA yb
  m aR cO dA en fa gd hL kD lI mR nG omac pn qt rT sR tl uS vd wI xe yS zo
  n aM cL eR fK gA iC lD oR pL rU ui zL
  o mN
  p aN eR fy gn hL ka lo mspm nc rI sE tr wl yr
  q aT
  r eU oU ssrb uS wA
  s aU bl cy dN ew gP hN isvn jM kv lE mR ne oM ru sD tP vl xM yR zw
  t cA dc fatf gO hA jK kL lS mk nu oN ru tO vu wN zA
  u aukr gA mI sA yr zB
  v aT cT eN gB iR nM uT
  w fl sM
  y eM tmyt
  z aF mB wE`;

/** The countries of ISO 3166-1. */
export const isoCountries = onFirstUse((): readonly IsoCountry[] => {
  let first = '';
  return list(ENTRIES).flatMap((entry) => {
    if (entry.length === 1) first = entry;
    return entry.length === 1 ? [] : countryOf(first, entry);
  });
});

function countryOf(first: string, entry: string): IsoCountry {
  const [second = '', third = ''] = entry;
  const letters = entry.length > 2 ? entry.slice(1) : first + (third < 'a' ? second + third : third + second);
  return { code: first + second, letters: letters.toUpperCase() };
}
