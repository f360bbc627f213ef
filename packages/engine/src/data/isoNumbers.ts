import { onFirstUse } from '../kernel/onFirstUse.ts';
import { list } from '../kernel/text.ts';

/** The numbers of ISO 3166-1, each with the country's two letters (small). */
export const isoNumbers = onFirstUse(
  (): ReadonlyMap<string, string> =>
    new Map(
      list(`
    020:ad 784:ae 004:af 028:ag 660:ai 008:al 051:am 024:ao 010:aq 032:ar 016:as 040:at 036:au 533:aw 248:ax 031:az
    070:ba 052:bb 050:bd 056:be 854:bf 100:bg 048:bh 108:bi 204:bj 652:bl 060:bm 096:bn 068:bo 535:bq 076:br 044:bs
    064:bt 074:bv 072:bw 112:by 084:bz 124:ca 166:cc 180:cd 140:cf 178:cg 756:ch 384:ci 184:ck 152:cl 120:cm 156:cn
    170:co 188:cr 192:cu 132:cv 531:cw 162:cx 196:cy 203:cz 276:de 262:dj 208:dk 212:dm 214:do 012:dz 218:ec 233:ee
    818:eg 732:eh 232:er 724:es 231:et 246:fi 242:fj 238:fk 583:fm 234:fo 250:fr 266:ga 826:gb 308:gd 268:ge 254:gf
    831:gg 288:gh 292:gi 304:gl 270:gm 324:gn 312:gp 226:gq 300:gr 239:gs 320:gt 316:gu 624:gw 328:gy 344:hk 334:hm
    340:hn 191:hr 332:ht 348:hu 360:id 372:ie 376:il 833:im 356:in 086:io 368:iq 364:ir 352:is 380:it 832:je 388:jm
    400:jo 392:jp 404:ke 417:kg 116:kh 296:ki 174:km 659:kn 408:kp 410:kr 414:kw 136:ky 398:kz 418:la 422:lb 662:lc
    438:li 144:lk 430:lr 426:ls 440:lt 442:lu 428:lv 434:ly 504:ma 492:mc 498:md 499:me 663:mf 450:mg 584:mh 807:mk
    466:ml 104:mm 496:mn 446:mo 580:mp 474:mq 478:mr 500:ms 470:mt 480:mu 462:mv 454:mw 484:mx 458:my 508:mz 516:na
    540:nc 562:ne 574:nf 566:ng 558:ni 528:nl 578:no 524:np 520:nr 570:nu 554:nz 512:om 591:pa 604:pe 258:pf 598:pg
    608:ph 586:pk 616:pl 666:pm 612:pn 630:pr 275:ps 620:pt 585:pw 600:py 634:qa 638:re 642:ro 688:rs 643:ru 646:rw
    682:sa 090:sb 690:sc 729:sd 752:se 702:sg 654:sh 705:si 744:sj 703:sk 694:sl 674:sm 686:sn 706:so 740:sr 728:ss
    678:st 222:sv 534:sx 760:sy 748:sz 796:tc 148:td 260:tf 768:tg 764:th 762:tj 772:tk 626:tl 795:tm 788:tn 776:to
    792:tr 780:tt 798:tv 158:tw 834:tz 804:ua 800:ug 581:um 840:us 858:uy 860:uz 336:va 670:vc 862:ve 092:vg 850:vi
    704:vn 548:vu 876:wf 882:ws 887:ye 175:yt 710:za 894:zm 716:zw`).map(
        (entry) => entry.split(':') as [string, string],
      ),
    ),
);
