import { onFirstUse } from '../kernel/onFirstUse.ts';
import { list } from '../kernel/text.ts';

/** A country of ISO 3166-1 by its two letters (small) and its three. */
export interface IsoCountry {
  readonly code: string;
  readonly letters: string;
}

/**
 * Each by its two letters and what makes three of them: a small letter stands between (`adn`: AND), a capital behind
 * (`afG`: AFG); or by all five.
 */
const ENTRIES = `
  adn aer afG agt aiA alB amr aog aqata arG asM atu auS awb axala azE babih bbr bdg beL bfA bgR bhR bid bjben blM bmU
  bnr boL bqbes brA bsh btN bvT bwA byblr bzl caN ccK cdo cfa cgo chE ciV cko clh cmR cnh coL crI cuB cvp cwu cxR cyP
  czE deU djI dkn dmA doM dzA ecU eeest egY ehs erI esP etH fiN fjI fkl fms for frA gaB gbR gdr geO gfu ggY ghA giB glr
  gmB gni gpl gqn grC gssgs gtM guM gwgnb gyu hkG hmD hnD hrV htI huN idN ieirl ilisr imN inD ioT iqr irN isL itA jeY
  jma joR jpN keN kgZ khM kiR kmcom knA kpprk kro kwT kycym kza laO lbN lcA liE lkA lrb lsO ltU luX lvA lyb maR mcO mdA
  men mfa mgd mhL mkD mlI mmR mnG momac mpn mqt mrT msR mtl muS mvd mwI mxe myS mzo naM ncL neR nfK ngA niC nlD noR npL
  nrU nui nzL omN paN peR pfy pgn phL pka plo pmspm pnc prI psE ptr pwl pyr qaT reU roU rssrb ruS rwA saU sbl scy sdN
  sew sgP shN sisvn sjM skv slE smR sne soM sru ssD stP svl sxM syR szw tcA tdc tfatf tgO thA tjK tkL tlS tmk tnu toN
  tru ttO tvu twN tzA uaukr ugA umI usA uyr uzB vaT vcT veN vgB viR vnM vuT wfl wsM yeM ytmyt zaF zmB zwE`;

/** The countries of ISO 3166-1. */
export const isoCountries = onFirstUse((): readonly IsoCountry[] =>
  list(ENTRIES).map((entry) => {
    const code = entry.slice(0, 2);
    const letters = entry.replace(/^(.)(.)([a-z])$/, '$1$3$2').slice(entry.length > 3 ? 2 : 0);
    return { code, letters: letters.toUpperCase() };
  }),
);
