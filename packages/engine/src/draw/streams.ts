import { Random } from '../kernel/random.ts';

/** The stream of each fact that is drawn by itself. A class, so that every persona has the same object shape. */
export class Streams {
  readonly place: Random;
  readonly community: Random;
  readonly family2: Random;
  readonly father: Random;
  readonly middle: Random;
  readonly bank: Random;
  readonly brand: Random;
  readonly card: Random;
  readonly bornAgain: Random;
  readonly placeAgain: Random;
  readonly bankAgain: Random;
  readonly brandAgain: Random;
  readonly speechAgain: Random;
  readonly nameAgain: Random;
  readonly life: Random;
  readonly firm: Random;
  readonly road: Random;
  readonly expires: Random;

  constructor(scope: string) {
    this.place = new Random(`${scope}:place`);
    this.community = new Random(`${scope}:community`);
    this.family2 = new Random(`${scope}:family2`);
    this.father = new Random(`${scope}:father`);
    this.middle = new Random(`${scope}:middle`);
    this.bank = new Random(`${scope}:bank`);
    this.brand = new Random(`${scope}:brand`);
    this.card = new Random(`${scope}:card`);
    this.bornAgain = new Random(`${scope}:born again`);
    this.placeAgain = new Random(`${scope}:place again`);
    this.bankAgain = new Random(`${scope}:bank again`);
    this.brandAgain = new Random(`${scope}:brand again`);
    this.speechAgain = new Random(`${scope}:speech again`);
    this.nameAgain = new Random(`${scope}:name again`);
    this.life = new Random(`${scope}:life`);
    this.firm = new Random(`${scope}:firm`);
    this.road = new Random(`${scope}:road`);
    this.expires = new Random(`${scope}:expires`);
  }
}
