import { vectors } from '../../../../test/support/vectors.ts';
import { deStnr } from './deStnr.ts';

vectors(deStnr, {
  // ELSTER's examples of all sixteen states, in both forms; edge districts of Berlin from rechtlogisch/steuernummer.
  valid: [
    ...[
      '2893081508152',
      '9181081508155',
      '1121081508150',
      '3048081508155',
      '2475081508152',
      '2202081508156',
      // By hand from the rule: edges of the districts of Berlin, Saxony and Bavaria.
      '1116089908154',
      '19/170/96785',
      '1119066008167',
      '1116093008156',
      '1119068490881',
      '202/100/05014',
      '231/248/00005',
    ],
    ...['2613081508153', '4079081508151', '2324081508151', '5133081508159', '2722081508154', '1010081508182'],
    ...['3201012312340', '3101081508154', '2129081508158', '4151081508156', '2865013528340'],
    ...['93815/08152', '181/815/08155', '21/815/08150', '048/815/08155', '75 815 08152', '02/815/08156'],
    ...['013 815 08153', '079/815/08151', '24/815/08151', '133/8150/8159', '22/815/0815/4', '010/815/08182'],
    ...['201/123/12340', '101/815/08154', '29 815 08158', '151/815/08156', '18181508155', '2181508150'],
    ...['1113020008157', '1113020108153', '1116002908157', '1116003008153', '1116087508159', '1119068008168'],
  ],
  invalid: {
    'a wrong check digit': '9181081508156',
    'a wrong check digit by twos': '2893081508153',
    'a wrong check digit in North Rhine-Westphalia': '133/8150/8158',
    'a check digit that would be ten': '1118010108150',
    'no zero in the fifth place': '9181181508155',
    'a state that is none': '2593081508152',
    'a Bavarian district below 100': '9181009908150',
    'too short': '21/815/0815',
    'a separator in the wrong place': '2/181/508150',
    'district 000': '048/000/08155',
    'district 998': '02/998/98156',
    'district 999': '215/999/90108',
    'a Saxon district below 100': '202/099/05014',
    'a serial of North Rhine-Westphalia of at most 9': '133/0500/0009',
    'another of 0': '13381500000',
    'the wrong weights in Berlin 14': '14/693/53037',
    'the wrong weights in Berlin 16': '1116089908159',
    'the wrong weights in Berlin 19': '1119020148153',
    'a district of Berlin 19 that counts its office': '1119068490811',
    'a district below 100 in Thuringia': '151/075/01573',
  },
});
