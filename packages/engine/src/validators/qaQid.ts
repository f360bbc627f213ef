import { list } from '../kernel/text.ts';
import type { Citizen, Validator } from '../model.ts';

/**
 * Qatari ID (QID), by its structure: century (2 for 19YY, 3 for 20YY), year of birth, nationality as
 * its ISO 3166-1 number (634 Qatar), five serial digits. No check rule is public.
 * Source: OECD TIN sheet for Qatar; Ministry of Interior, Hukoomi. Numbers keep the nationality they
 * were given out with, so the former codes of Sudan (736) and Serbia and Montenegro (891) are taken.
 * `home` is the number of the nationality, 634 where absent.
 */
export const qaQid: Validator<Pick<Citizen, 'born' | 'home'>> = {
  id: 'qaQid',
  label: 'QID (Qatar)',
  valid: (value) => /^[23]\d{10}$/.test(value) && NATIONALITIES.has(value.slice(3, 6)),
  make(random, { born, home }) {
    const serial = String(random.int(1, 99_999)).padStart(5, '0');
    return (born.year < 2000 ? '2' : '3') + born.yy + (home ?? '634') + serial;
  },
};

const NATIONALITIES: ReadonlySet<string> = new Set(
  list(`
  004 008 010 012 016 020 024 028 031 032 036 040 044 048 050 051 052 056 060 064 068 070 072 074 076 084
  086 090 092 096 100 104 108 112 116 120 124 132 136 140 144 148 152 156 158 162 166 170 174 175 178 180
  184 188 191 192 196 203 204 208 212 214 218 222 226 231 232 233 234 238 239 242 246 248 250 254 258 260
  262 266 268 270 275 276 288 292 296 300 304 308 312 316 320 324 328 332 334 336 340 344 348 352 356 360
  364 368 372 376 380 384 388 392 398 400 404 408 410 414 417 418 422 426 428 430 434 438 440 442 446 450
  454 458 462 466 470 474 478 480 484 492 496 498 499 500 504 508 512 516 520 524 528 531 533 534 535 540
  548 554 558 562 566 570 574 578 580 581 583 584 585 586 591 598 600 604 608 612 616 620 624 626 630 634
  638 642 643 646 652 654 659 660 662 663 666 670 674 678 682 686 688 690 694 702 703 704 705 706 710 716
  724 728 729 732 740 744 748 752 756 760 762 764 768 772 776 780 784 788 792 795 796 798 800 804 807 818
  826 831 832 833 834 840 850 854 858 860 862 876 882 887 894
  736 891`),
);
