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
import { cl } from './cl.ts';
import { cn } from './cn.ts';
import { co } from './co.ts';
import { de } from './de.ts';
import { dk } from './dk.ts';
import { dz } from './dz.ts';
import { ec } from './ec.ts';
import { ee } from './ee.ts';
import { eg } from './eg.ts';
import { es } from './es.ts';
import { fi } from './fi.ts';
import { fr } from './fr.ts';
import { gb } from './gb.ts';
import { gh } from './gh.ts';
import { gr } from './gr.ts';
import { hr } from './hr.ts';
import { hu } from './hu.ts';
import { il } from './il.ts';
import { ind } from './in.ts';
import { is } from './is.ts';
import { it } from './it.ts';
import { jo } from './jo.ts';
import { ke } from './ke.ts';
import { kw } from './kw.ts';
import { lb } from './lb.ts';
import { lu } from './lu.ts';
import { ma } from './ma.ts';
import { mx } from './mx.ts';
import { ng } from './ng.ts';
import { nl } from './nl.ts';
import { no } from './no.ts';
import { om } from './om.ts';
import { pe } from './pe.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { qa } from './qa.ts';
import { ro } from './ro.ts';
import { rs } from './rs.ts';
import { rw } from './rw.ts';
import { sa } from './sa.ts';
import { se } from './se.ts';
import { si } from './si.ts';
import { th } from './th.ts';
import { tn } from './tn.ts';
import { tr } from './tr.ts';
import { tz } from './tz.ts';
import { ua } from './ua.ts';
import { ug } from './ug.ts';
import { us } from './us.ts';
import { uy } from './uy.ts';
import { vn } from './vn.ts';
import { zm } from './zm.ts';
import { zw } from './zw.ts';

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
  cl,
  cn,
  co,
  de,
  dk,
  dz,
  ec,
  ee,
  eg,
  es,
  fi,
  fr,
  gb,
  gh,
  gr,
  hr,
  hu,
  il,
  ind,
  is,
  it,
  jo,
  ke,
  kw,
  lb,
  lu,
  ma,
  mx,
  ng,
  nl,
  no,
  om,
  pe,
  pl,
  pt,
  qa,
  ro,
  rs,
  rw,
  sa,
  se,
  si,
  th,
  tn,
  tr,
  tz,
  ua,
  ug,
  us,
  uy,
  vn,
  zm,
  zw,
];
