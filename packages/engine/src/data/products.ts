import { onFirstUse } from '../kernel/onFirstUse.ts';

/** A product: its name, its price in the euro area, its weight. */
export interface Thing {
  readonly category: string;
  /** True if it is durable, not consumed. */
  readonly lasts: boolean;
  /** Sectors of firms that sell it. */
  readonly sellers: readonly string[];
  readonly name: string;
  /** Euro cents, from and to. */
  readonly price: readonly [number, number];
  /** Grams, from and to. */
  readonly grams: readonly [number, number];
  /** Its material or variant; `{paper}` is the paper size of the country. */
  readonly traits: readonly string[];
}

/**
 * Lines of `thing|euros|grams|traits` below a category (`*` for consumables) and the sectors of the firms that sell
 * it besides shops.
 */
const LINES = `
  Kitchen
  Kettle|19-69|700-1500|Steel,Glass,Cordless,Enamel
  Frying Pan|14-79|600-1900|Cast Iron,Non-Stick,Steel,Aluminium
  Chopping Board|7-39|400-1800|Oak,Bamboo,Beech
  Knife Set|24-149|500-1900|Steel,Japanese,Five-Piece
  Mug|4-18|250-450|Ceramic,Enamel,Stoneware,Porcelain
  Storage Jar|3-16|200-900|Glass,Ceramic,Airtight
  Toaster|19-79|900-2200|Two-Slice,Four-Slice,Steel
  Whisk|3-14|60-180|Steel,Silicone
  Teapot|12-49|400-1200|Glass,Cast Iron,Porcelain
  Baking Tray|6-29|400-1200|Steel,Non-Stick,Enamel
  Electronics: electronics
  Headphones|15-249|120-350|Wireless,Over-Ear,Noise-Cancelling,Wired
  Charger|8-45|40-220|Fast,USB-C,Travel,Two-Port
  Keyboard|15-119|350-1100|Wireless,Mechanical,Compact,Silent
  Speaker|19-199|250-2500|Portable,Wireless,Waterproof
  Power Bank|12-69|150-500|Slim,Fast,20000 mAh
  Webcam|19-129|80-250|Full HD,4K,Wide-Angle
  Desk Lamp|14-89|500-1900|LED,Foldable,Dimmable
  Mouse|7-79|60-140|Wireless,Ergonomic,Silent
  Router|25-189|200-900|Dual-Band,Mesh,Wi-Fi 6
  Cable|4-25|30-140|USB-C,HDMI,Braided
  Clothing: textiles
  T-Shirt|6-35|120-260|Cotton,Organic,Striped,V-Neck
  Jacket|29-199|500-1500|Lined,Denim,Quilted,Waterproof
  Jeans|19-119|450-850|Slim,Straight,Stretch
  Scarf|8-59|80-300|Wool,Cotton,Silk,Cashmere
  Socks|3-16|40-110|Cotton,Wool,Sports,Three-Pack
  Shirt|12-79|180-350|Linen,Cotton,Flannel,Oxford
  Dress|19-149|200-650|Linen,Cotton,Silk,Floral
  Cap|7-35|60-140|Cotton,Wool,Sports
  Pullover|19-119|300-750|Wool,Cotton,Hooded,Cashmere
  Raincoat|24-149|300-800|Waterproof,Light,Hooded
  Food*: food
  Coffee Beans|5-19|250-1000|Roasted,Organic,Arabica,Decaffeinated
  Green Tea|3-12|50-250|Organic,Loose,Jasmine
  Honey|4-14|250-500|Forest,Acacia,Organic
  Olive Oil|6-19|500-1000|Extra Virgin,Organic
  Chocolate|1-6|80-200|Dark,Milk,Hazelnut,Organic
  Muesli|2-7|400-1000|Crunchy,Fruit,Organic
  Rice|1-6|500-2000|Basmati,Jasmine,Brown,Long Grain
  Pasta|1-5|400-1000|Whole Wheat,Egg,Organic
  Almonds|2-9|100-500|Roasted,Salted,Blanched
  Tomato Sauce|1-5|300-700|Basil,Classic,Organic
  Garden
  Watering Can|6-35|300-1900|Zinc,Plastic,Copper
  Spade|12-59|1200-2600|Steel,Ash-Handled
  Plant Pot|3-39|200-4000|Terracotta,Ceramic,Hanging
  Garden Hose|14-69|1500-5000|Flexible,Reinforced,Expandable
  Rake|9-39|500-1500|Steel,Bamboo
  Bird Feeder|7-35|250-1500|Cedar,Steel,Hanging
  Garden Gloves|3-16|60-160|Leather,Cotton,Thorn-Proof
  Parasol|29-249|3500-12000|Tilting,Beach,Wooden
  Lantern|8-59|300-2200|Solar,Steel,Glass
  Seed Box|4-19|100-600|Herb,Flower,Vegetable
  Sports
  Football|9-59|400-460|Training,Match,Indoor
  Yoga Mat|12-79|800-2600|Cork,Natural Rubber,Foldable
  Backpack|19-149|500-1900|Hiking,Waterproof,Light
  Tent|49-399|1800-7500|Two-Person,Four-Person,Family
  Dumbbell|9-89|1000-12000|Adjustable,Cast Iron,Vinyl
  Water Bottle|6-35|150-450|Steel,Insulated,Glass
  Tennis Racket|25-199|260-340|Junior,Graphite,Aluminium
  Bicycle Helmet|19-119|220-420|Road,Children's,Urban
  Running Belt|8-29|60-180|Elastic,Reflective
  Skipping Rope|4-19|90-300|Speed,Leather
  Toys
  Building Blocks|9-79|400-2500|Wooden,Magnetic,Colourful
  Puzzle|5-35|200-1200|1000-Piece,Wooden,World Map
  Doll|9-59|200-800|Fabric,Wooden,Baby
  Board Game|14-59|500-2200|Family,Strategy,Travel
  Kite|7-39|120-500|Diamond,Stunt
  Toy Car|3-29|60-600|Wooden,Remote-Controlled,Die-Cast
  Crayons|2-12|60-300|Washable,Wax,Jumbo
  Teddy Bear|9-59|150-900|Plush,Organic,Giant
  Spinning Top|3-15|40-200|Wooden,Tin
  Marbles|2-12|150-600|Glass,Coloured
  Office
  Notebook|2-19|120-600|Ruled,Dotted,Hardcover
  Ballpoint Pen|1-9|8-30|Refillable,Gel,Blue
  Stapler|5-29|150-600|Desktop,Heavy Duty
  Paper|4-9|2400-2600|{paper},Recycled
  Marker Set|4-24|80-400|Permanent,Whiteboard,Coloured
  Desk Organiser|7-39|300-1400|Bamboo,Mesh,Wooden
  Envelope Box|4-19|300-1200|Recycled,Windowed,C5
  Calculator|6-39|70-300|Pocket,Scientific,Desktop
  Shredder|35-199|3000-9500|Cross-Cut,Strip-Cut
  Ring Binder|2-9|250-600|{paper},Recycled
  Care*: beauty pharmacy
  Soap|1-7|80-150|Lavender,Olive,Almond,Gentle
  Shampoo|3-14|200-500|Herbal,Moisturising,Anti-Dandruff
  Toothbrush|1-7|15-40|Bamboo,Soft,Medium
  Lip Balm|2-8|8-25|Honey,Sensitive,Almond
  Hand Cream|2-12|50-150|Almond,Lavender,Sensitive
  Comb|1-9|15-60|Wooden,Pocket
  Towel|6-35|250-800|Cotton,Organic,Striped
  Sun Cream|6-24|100-300|Sensitive,SPF 50,Children's
  Hair Dryer|19-119|400-900|Travel,Ionic,Foldable
  Razor|4-39|40-200|Safety,Three-Blade
  Home: furniture
  Cushion|7-49|300-1100|Linen,Velvet,Woven
  Blanket|14-99|500-2500|Wool,Fleece,Knitted
  Vase|7-69|300-3000|Glass,Ceramic,Stoneware
  Wall Clock|12-79|300-1500|Round,Wooden,Silent
  Candle|3-29|100-800|Scented,Beeswax,Soy
  Rug|25-299|1500-9500|Wool,Jute,Cotton
  Curtain|14-89|500-2200|Linen,Blackout,Sheer
  Picture Frame|4-39|150-1500|Oak,Aluminium,Walnut
  Laundry Basket|12-59|600-2500|Wicker,Cotton,Foldable
  Bed Sheet|14-79|500-1400|Cotton,Linen,Flannel`;

/** All products. */
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

/** Names of manufacturers that no firm has. */
export const MAKERS: readonly string[] =
  'Brisko Cardane Dorvo Elmora Fenwyck Halden Junova Kintra Lumetta Marlo Norvell Okari Ostara Pivanna Quenta Ravelo Sorrel Tessaro Vindra Zelmor'.split(
    ' ',
  );
