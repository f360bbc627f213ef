/** What firms do, common ones first. */
export const INDUSTRIES: readonly string[] =
  `Retail trade|Construction|Wholesale trade|Professional services|Food and drink|Manufacturing|Transport and logistics|Information technology|Health care|Hotels and restaurants|Real estate|Agriculture|Financial services|Education|Telecommunications|Energy|Automotive|Textiles and clothing|Media and publishing|Tourism|Pharmaceuticals|Chemicals|Mining|Insurance|Security services|Waste management|Printing|Furniture|Electronics|Arts and entertainment`.split(
    '|',
  );
