/** GS1 prefixes by country (GS1, list of company prefixes); countries that have none of their own use a neighbour's. */
const PREFIXES: ReadonlyMap<string, string> = new Map(
  `ae 629 · ao 560 · ar 779 · at 900 · au 930 · bd 941 · be 540 · bg 380 · bh 608 · br 789 · bw 600 · ca 754 · cd 540 · ch 760
  ci 618 · cl 780 · cm 617 · cn 690 · co 770 · cz 859 · de 400 · dk 570 · dz 613 · ec 786 · ee 474 · eg 622 · es 840 · et 616
  fi 640 · fr 300 · gb 500 · gh 603 · gr 520 · hk 489 · hr 385 · hu 599 · id 899 · ie 539 · il 729 · in 890 · is 569 · it 800
  jo 625 · jp 490 · ke 616 · kr 880 · kw 627 · lb 528 · lk 479 · lt 477 · lu 540 · lv 475 · ma 611 · mu 609 · mx 750 · my 955
  mz 600 · na 600 · ng 615 · nl 870 · no 700 · nz 940 · om 607 · pe 775 · ph 480 · pk 896 · pl 590 · pt 560 · qa 630 · ro 594
  rs 860 · rw 616 · sa 628 · se 730 · sg 888 · si 383 · sk 858 · sn 604 · th 885 · tn 619 · tr 868 · tz 620 · ua 482 · ug 616
  us 030 · uy 773 · vn 893 · za 600 · zm 600 · zw 600`
    .trim()
    .split(/\s*[·\n]\s*/)
    .map((entry) => entry.trim().split(' ') as [string, string]),
);

/** The prefix of the country's own firms. */
export function prefixOf(country: string): string | undefined {
  return PREFIXES.get(country);
}
