import { onFirstUse } from '../kernel/onFirstUse.ts';

/** A thing that is sold: what it is called, what it costs where things cost what they do in the euro area, what it weighs. */
export interface Thing {
  readonly category: string;
  /** Whether it is kept, not used up. */
  readonly lasts: boolean;
  /** What firms do that sell it. */
  readonly sellers: readonly string[];
  readonly name: string;
  /** Euro cents, from and to. */
  readonly price: readonly [number, number];
  /** Grams, from and to. */
  readonly grams: readonly [number, number];
  /** What it is made of or like; `{paper}` is the size of the country's paper. */
  readonly traits: readonly string[];
}

/** Lines of `thing|euros|grams|traits` under a category (`*` where they are used up) and the sectors of the firms that sell it beside shops. */
const LINES = `
  Kitchen
  Kettle|19-69|700-1500|Steel,Glass,Cordless
  Frying Pan|14-79|600-1900|Cast Iron,Non-Stick,Steel
  Chopping Board|7-39|400-1800|Oak,Bamboo,Beech
  Knife Set|24-149|500-1900|Steel,Japanese,Five-Piece
  Mug|4-18|250-450|Ceramic,Enamel,Stoneware
  Storage Jar|3-16|200-900|Glass,Ceramic,Airtight
  Toaster|19-79|900-2200|Two-Slice,Four-Slice,Steel
  Teapot|12-49|400-1200|Glass,Cast Iron,Porcelain
  Baking Tray|6-29|400-1200|Steel,Non-Stick,Enamel
  Electronics: electronics
  Headphones|15-249|120-350|Wireless,Over-Ear,Noise-Cancelling
  Charger|8-45|40-220|Fast,USB-C,Travel
  Keyboard|15-119|350-1100|Wireless,Mechanical,Compact
  Speaker|19-199|250-2500|Portable,Wireless,Waterproof
  Desk Lamp|14-89|500-1900|LED,Foldable,Dimmable
  Mouse|7-79|60-140|Wireless,Ergonomic,Silent
  Router|25-189|200-900|Dual-Band,Mesh,Wi-Fi 6
  Cable|4-25|30-140|USB-C,HDMI,Braided
  Clothing: textiles
  T-Shirt|6-35|120-260|Cotton,Organic,Striped
  Jacket|29-199|500-1500|Lined,Denim,Quilted
  Jeans|19-119|450-850|Slim,Straight,Stretch
  Scarf|8-59|80-300|Wool,Cotton,Silk
  Socks|3-16|40-110|Cotton,Wool,Sports
  Shirt|12-79|180-350|Linen,Cotton,Flannel
  Dress|19-149|200-650|Linen,Cotton,Silk
  Cap|7-35|60-140|Cotton,Wool,Sports
  Pullover|19-119|300-750|Wool,Cotton,Hooded
  Food*: food
  Coffee Beans|5-19|250-1000|Roasted,Organic,Arabica
  Green Tea|3-12|50-250|Organic,Loose,Jasmine
  Honey|4-14|250-500|Forest,Acacia,Organic
  Olive Oil|6-19|500-1000|Extra Virgin,Organic
  Chocolate|1-6|80-200|Dark,Milk,Hazelnut
  Muesli|2-7|400-1000|Crunchy,Fruit,Organic
  Rice|1-6|500-2000|Basmati,Jasmine,Brown
  Pasta|1-5|400-1000|Whole Wheat,Egg,Organic
  Almonds|2-9|100-500|Roasted,Salted,Blanched
  Tomato Sauce|1-5|300-700|Basil,Classic,Organic
  Garden
  Watering Can|6-35|300-1900|Zinc,Plastic,Copper
  Plant Pot|3-39|200-4000|Terracotta,Ceramic,Hanging
  Garden Hose|14-69|1500-5000|Flexible,Reinforced,Expandable
  Garden Gloves|3-16|60-160|Leather,Cotton
  Sports
  Football|9-59|400-460|Training,Match,Indoor
  Yoga Mat|12-79|800-2600|Cork,Natural Rubber,Foldable
  Backpack|19-149|500-1900|Hiking,Waterproof,Light
  Tent|49-399|1800-7500|Two-Person,Four-Person,Family
  Water Bottle|6-35|150-450|Steel,Insulated,Glass
  Tennis Racket|25-199|260-340|Junior,Graphite,Aluminium
  Bicycle Helmet|19-119|220-420|Road,Children's,Urban
  Toys
  Building Blocks|9-79|400-2500|Wooden,Magnetic,Colourful
  Puzzle|5-35|200-1200|1000-Piece,Wooden,World Map
  Doll|9-59|200-800|Fabric,Wooden,Baby
  Board Game|14-59|500-2200|Family,Strategy,Travel
  Toy Car|3-29|60-600|Wooden,Remote-Controlled
  Crayons|2-12|60-300|Washable,Wax,Jumbo
  Teddy Bear|9-59|150-900|Plush,Organic,Giant
  Office
  Notebook|2-19|120-600|Ruled,Dotted,Hardcover
  Ballpoint Pen|1-9|8-30|Refillable,Gel,Blue
  Paper|4-9|2400-2600|{paper},Recycled
  Calculator|6-39|70-300|Pocket,Scientific,Desktop
  Ring Binder|2-9|250-600|{paper},Recycled
  Care*: beauty pharmacy
  Soap|1-7|80-150|Lavender,Olive,Almond
  Shampoo|3-14|200-500|Herbal,Moisturising
  Toothbrush|1-7|15-40|Bamboo,Soft,Medium
  Lip Balm|2-8|8-25|Honey,Sensitive,Almond
  Hand Cream|2-12|50-150|Almond,Lavender,Sensitive
  Sun Cream|6-24|100-300|Sensitive,SPF 50,Children's
  Home: furniture
  Cushion|7-49|300-1100|Linen,Velvet,Woven
  Blanket|14-99|500-2500|Wool,Fleece,Knitted
  Vase|7-69|300-3000|Glass,Ceramic,Stoneware
  Wall Clock|12-79|300-1500|Round,Wooden,Silent
  Candle|3-29|100-800|Scented,Beeswax,Soy
  Rug|25-299|1500-9500|Wool,Jute,Cotton
  Curtain|14-89|500-2200|Linen,Blackout,Sheer
  Picture Frame|4-39|150-1500|Oak,Aluminium,Walnut
  Bed Sheet|14-79|500-1400|Cotton,Linen,Flannel`;

/** Everything that is sold. */
export const things = onFirstUse(read);

function read(): readonly Thing[] {
  const things: Thing[] = [];
  let category = '';
  let lasts = true;
  let sellers: readonly string[] = [];
  for (const line of LINES.trim().split('\n')) {
    const [name = '', price, grams = '', traits = ''] = line.trim().split('|');
    if (price === undefined) {
      [category = '', ...sellers] = `${name} retail`.split(/\W+/);
      lasts = !name.includes('*');
    } else {
      const [low, high] = rangeOf(price);
      things.push({
        category,
        lasts,
        sellers,
        name,
        price: [low * 100, high * 100],
        grams: rangeOf(grams),
        traits: traits.split(','),
      });
    }
  }
  return things;
}

function rangeOf(text: string): readonly [number, number] {
  const [low, high] = text.split('-').map(Number) as [number, number];
  return [low, high];
}

/** Names of makers that nobody bears. */
export const MAKERS: readonly string[] =
  'Brisko Cardane Dorvo Elmora Fenwyck Junova Kintra Lumetta Okari Ostara Pivanna Quenta Tessaro Zelmor'.split(
    ' ',
  );
