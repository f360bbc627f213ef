/** The sectors of firms that people buy from by themselves. */
export const SHOPS: readonly string[] = ['retail', 'food', 'hospitality', 'electronics', 'textiles'];
