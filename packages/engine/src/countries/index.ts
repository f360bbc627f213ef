import type { Country } from '../model.ts';
import { ad } from './ad.ts';
import { ae } from './ae.ts';
import { al } from './al.ts';
import { ao } from './ao.ts';
import { ar } from './ar.ts';
import { at } from './at.ts';
import { au } from './au.ts';
import { bd } from './bd.ts';
import { be } from './be.ts';
import { bg } from './bg.ts';
import { bh } from './bh.ts';
import { br } from './br.ts';
import { bw } from './bw.ts';
import { ca } from './ca.ts';
import { cd } from './cd.ts';
import { ch } from './ch.ts';
import { ci } from './ci.ts';
import { cl } from './cl.ts';
import { cm } from './cm.ts';
import { cn } from './cn.ts';
import { co } from './co.ts';
import { cy } from './cy.ts';
import { cz } from './cz.ts';
import { de } from './de.ts';
import { dk } from './dk.ts';
import { dz } from './dz.ts';
import { ec } from './ec.ts';
import { ee } from './ee.ts';
import { eg } from './eg.ts';
import { es } from './es.ts';
import { et } from './et.ts';
import { fi } from './fi.ts';
import { fr } from './fr.ts';
import { gb } from './gb.ts';
import { gh } from './gh.ts';
import { gr } from './gr.ts';
import { hk } from './hk.ts';
import { hr } from './hr.ts';
import { hu } from './hu.ts';
import { id } from './id.ts';
import { ie } from './ie.ts';
import { il } from './il.ts';
import { ind } from './in.ts';
import { is } from './is.ts';
import { it } from './it.ts';
import { jo } from './jo.ts';
import { jp } from './jp.ts';
import { ke } from './ke.ts';
import { kr } from './kr.ts';
import { kw } from './kw.ts';
import { lb } from './lb.ts';
import { li } from './li.ts';
import { lk } from './lk.ts';
import { lt } from './lt.ts';
import { lu } from './lu.ts';
import { lv } from './lv.ts';
import { ma } from './ma.ts';
import { mc } from './mc.ts';
import { md } from './md.ts';
import { me } from './me.ts';
import { mk } from './mk.ts';
import { mt } from './mt.ts';
import { mu } from './mu.ts';
import { mx } from './mx.ts';
import { my } from './my.ts';
import { mz } from './mz.ts';
import { na } from './na.ts';
import { ng } from './ng.ts';
import { nl } from './nl.ts';
import { no } from './no.ts';
import { nz } from './nz.ts';
import { om } from './om.ts';
import { pe } from './pe.ts';
import { ph } from './ph.ts';
import { pk } from './pk.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { qa } from './qa.ts';
import { ro } from './ro.ts';
import { rs } from './rs.ts';
import { rw } from './rw.ts';
import { sa } from './sa.ts';
import { se } from './se.ts';
import { sg } from './sg.ts';
import { si } from './si.ts';
import { sk } from './sk.ts';
import { sm } from './sm.ts';
import { sn } from './sn.ts';
import { th } from './th.ts';
import { tn } from './tn.ts';
import { tr } from './tr.ts';
import { tz } from './tz.ts';
import { ua } from './ua.ts';
import { ug } from './ug.ts';
import { us } from './us.ts';
import { uy } from './uy.ts';
import { vn } from './vn.ts';
import { za } from './za.ts';
import { zm } from './zm.ts';
import { zw } from './zw.ts';

/** Every country, by code. Written by `npm run registries`. */
export const countries: readonly Country[] = [
  ad,
  ae,
  al,
  ao,
  ar,
  at,
  au,
  bd,
  be,
  bg,
  bh,
  br,
  bw,
  ca,
  cd,
  ch,
  ci,
  cl,
  cm,
  cn,
  co,
  cy,
  cz,
  de,
  dk,
  dz,
  ec,
  ee,
  eg,
  es,
  et,
  fi,
  fr,
  gb,
  gh,
  gr,
  hk,
  hr,
  hu,
  id,
  ie,
  il,
  ind,
  is,
  it,
  jo,
  jp,
  ke,
  kr,
  kw,
  lb,
  li,
  lk,
  lt,
  lu,
  lv,
  ma,
  mc,
  md,
  me,
  mk,
  mt,
  mu,
  mx,
  my,
  mz,
  na,
  ng,
  nl,
  no,
  nz,
  om,
  pe,
  ph,
  pk,
  pl,
  pt,
  qa,
  ro,
  rs,
  rw,
  sa,
  se,
  sg,
  si,
  sk,
  sm,
  sn,
  th,
  tn,
  tr,
  tz,
  ua,
  ug,
  us,
  uy,
  vn,
  za,
  zm,
  zw,
];
