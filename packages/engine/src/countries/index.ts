import type { Country } from '../country.ts';
import { ae } from './ae.ts';
import { ar } from './ar.ts';
import { at } from './at.ts';
import { au } from './au.ts';
import { be } from './be.ts';
import { bg } from './bg.ts';
import { bh } from './bh.ts';
import { br } from './br.ts';
import { ca } from './ca.ts';
import { ch } from './ch.ts';
import { cn } from './cn.ts';
import { co } from './co.ts';
import { de } from './de.ts';
import { dk } from './dk.ts';
import { eg } from './eg.ts';
import { es } from './es.ts';
import { fi } from './fi.ts';
import { fr } from './fr.ts';
import { gb } from './gb.ts';
import { gh } from './gh.ts';
import { gr } from './gr.ts';
import { hr } from './hr.ts';
import { hu } from './hu.ts';
import { ind } from './in.ts';
import { it } from './it.ts';
import { jo } from './jo.ts';
import { ke } from './ke.ts';
import { kw } from './kw.ts';
import { lu } from './lu.ts';
import { ma } from './ma.ts';
import { mx } from './mx.ts';
import { ng } from './ng.ts';
import { nl } from './nl.ts';
import { no } from './no.ts';
import { om } from './om.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { qa } from './qa.ts';
import { ro } from './ro.ts';
import { rs } from './rs.ts';
import { rw } from './rw.ts';
import { sa } from './sa.ts';
import { se } from './se.ts';
import { si } from './si.ts';
import { tz } from './tz.ts';
import { ua } from './ua.ts';
import { ug } from './ug.ts';
import { us } from './us.ts';

/** Every country, by code. Written by `npm run registries`. */
export const countries: readonly Country[] = [
  ae,
  ar,
  at,
  au,
  be,
  bg,
  bh,
  br,
  ca,
  ch,
  cn,
  co,
  de,
  dk,
  eg,
  es,
  fi,
  fr,
  gb,
  gh,
  gr,
  hr,
  hu,
  ind,
  it,
  jo,
  ke,
  kw,
  lu,
  ma,
  mx,
  ng,
  nl,
  no,
  om,
  pl,
  pt,
  qa,
  ro,
  rs,
  rw,
  sa,
  se,
  si,
  tz,
  ua,
  ug,
  us,
];
