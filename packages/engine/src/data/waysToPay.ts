import { byCountry } from './byCountry.ts';

/**
 * How web shops are paid, in hundredths: by card, and by wallet; the rest is by transfer from an account, invoices among them,
 * and cash at the door is left out. A wallet is what one pays from by telephone or by an account elsewhere (Alipay, UPI apps, M-PESA, PayPal,
 * Swish, Apple Pay), a transfer what a bank makes (iDEAL, Pix, BLIK, PSE, FPX). Published are: cn 84 by wallet and 9 by card, in 64 by
 * UPI (Worldpay, Global Payments Report 2025), us 37 by wallet (2024), br 40 by Pix (PCMI 2024), nl mostly by iDEAL (general knowledge),
 * dk 46 by card and 44 by MobilePay, no 41 and 29 by Vipps, se 33 by invoice, 26 by Swish and 23 by card (Nets 2022), za 43 by card
 * and 22 by transfer, ng 36 and 29 (Statista 2022). The others are estimates after which way these reports say is usual there.
 */
const LINES = `
  ae 62 32 · ao 40 20 · ar 55 30 · at 35 30 · au 50 38 · bd 20 70 · be 32 20 · bh 60 35 · br 45 15 · bw 60 25 · ca 58 34
  cd 15 80 · ch 32 33 · ci 15 80 · cl 70 15 · cm 10 85 · cn 9 86 · co 45 20 · cz 48 17 · de 25 35 · dk 48 47 · ec 65 15
  ee 25 10 · eg 50 40 · es 45 37 · et 10 55 · fi 30 22 · fr 58 30 · gb 50 42 · gh 12 83 · gr 62 23 · hk 52 38 · id 15 50
  in 20 65 · ie 55 38 · it 42 42 · jp 64 22 · ke 8 87 · kr 65 28 · lt 28 12 · lv 30 12 · mu 60 20 · mx 58 30 · my 30 30
  mz 20 70 · na 60 15 · ng 40 15 · nl 17 13 · no 45 33 · nz 58 27 · pe 50 30 · ph 25 55 · pk 35 45 · pl 17 15 · pt 32 33
  ro 75 15 · rw 12 85 · sa 55 40 · se 26 30 · sg 48 40 · si 60 15 · sk 60 15 · sn 10 87 · th 23 35 · tr 75 12 · tz 8 88
  ug 8 89 · us 56 38 · uy 68 15 · vn 27 40 · za 50 22 · zm 15 80 · zw 20 72`;

/** How many of a hundred pay by card, and by wallet; the others do by transfer. */
interface WaysToPay {
  readonly card: number;
  readonly wallet: number;
}

/** Where nothing is said: mostly by card, as an estimate. */
const USUAL: WaysToPay = { card: 70, wallet: 15 };

const WAYS = byCountry(
  LINES,
  ([card, wallet]): WaysToPay => ({ card: Number(card), wallet: Number(wallet) }),
);

export function waysToPay(code: string): WaysToPay {
  return WAYS.get(code) ?? USUAL;
}
