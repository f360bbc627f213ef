/** What can be sold: a category, its things, what they are made of or like, and their usual weight in grams. */
export interface Category {
  readonly name: string;
  readonly things: readonly string[];
  readonly traits: readonly string[];
  readonly grams: readonly [number, number];
}

export const CATEGORIES: readonly Category[] = [
  category(
    'Kitchen',
    'Kettle|Frying Pan|Chopping Board|Knife Set|Mug|Storage Jar|Toaster|Whisk|Teapot|Baking Tray',
    'Steel|Ceramic|Oak|Glass|Enamel|Bamboo',
    150,
    2600,
  ),
  category(
    'Electronics',
    'Headphones|Charger|Keyboard|Speaker|Power Bank|Webcam|Desk Lamp|Mouse|Router|Cable',
    'Wireless|Compact|Foldable|Silent|Fast|Slim',
    40,
    1800,
  ),
  category(
    'Clothing',
    'T-Shirt|Jacket|Jeans|Scarf|Socks|Shirt|Dress|Cap|Pullover|Raincoat',
    'Cotton|Linen|Wool|Recycled|Lined|Striped',
    60,
    1400,
  ),
  category(
    'Food',
    'Coffee Beans|Green Tea|Honey|Olive Oil|Chocolate|Muesli|Rice|Pasta|Almonds|Tomato Sauce',
    'Organic|Roasted|Fair|Whole|Classic|Mild',
    100,
    1000,
  ),
  category(
    'Garden',
    'Watering Can|Spade|Plant Pot|Hose|Rake|Seed Box|Bird Feeder|Gloves|Parasol|Lantern',
    'Terracotta|Steel|Sturdy|Light|Weatherproof|Green',
    90,
    4200,
  ),
  category(
    'Office',
    'Notebook|Ballpoint Pen|Stapler|Folder|Desk Organiser|Paper|Marker Set|Calculator|Envelope Box|Shredder',
    'Recycled|Black|Refillable|Ruled|Compact|Heavy Duty',
    20,
    3500,
  ),
  category(
    'Sports',
    'Yoga Mat|Football|Water Bottle|Dumbbell|Skipping Rope|Backpack|Tent|Cycling Helmet|Racket|Goggles',
    'Light|Grip|Insulated|Junior|Pro|Folding',
    120,
    5200,
  ),
  category(
    'Toys',
    'Building Blocks|Puzzle|Toy Train|Board Game|Doll|Kite|Marbles|Spinning Top|Crayons|Toy Car',
    'Wooden|Magnetic|Colourful|Giant|Classic|Travel',
    80,
    1600,
  ),
  category(
    'Beauty',
    'Hand Cream|Shampoo|Soap|Lip Balm|Comb|Face Mask|Body Lotion|Toothbrush|Razor|Bath Salt',
    'Gentle|Natural|Almond|Lavender|Fresh|Sensitive',
    20,
    600,
  ),
  category(
    'Home',
    'Cushion|Blanket|Wall Clock|Candle|Curtain|Rug|Vase|Picture Frame|Laundry Basket|Bed Sheet',
    'Woven|Cotton|Soft|Round|Handmade|Quiet',
    120,
    3800,
  ),
];

/** Brands that exist nowhere. */
export const BRANDS: readonly string[] =
  'Norvell Quenta Marlo Tessaro Vindra Okari Lumetta Brisko Halden Sorrel Pivanna Zelmor Cardane Fenwyck Ostara Ravelo Kintra Dorvo Elmora Junova'.split(
    ' ',
  );

function category(name: string, things: string, traits: string, least: number, most: number): Category {
  return { name, things: things.split('|'), traits: traits.split('|'), grams: [least, most] };
}
