export const HELP = `Format-true synthetic test data for 90 countries.

Usage: specimen <spec> [options]
       specimen <command> [options]

A spec is <country>.<field>, <country>.person, .full, .company, .product,
.preset:<key>, or any.<type>:
  specimen de.iban                          one German IBAN
  specimen br.person -n 1000 --format csv   a CSV file of Brazilians
  specimen any.int:1,6 -n 3 --seed dice     three dice, the same every time

Commands:
  fetch "<words>"                data for a request in words: "5 german ibans"
  resolve "<words>"              the spec that such a request stands for
  validate <value> <validator>   check a value, by a validator or a spec such
                                 as pl.pesel; exit code 1 when it is not valid
  schema <file|->                rows of your own schema, a JSON file
  batch <specs>                  many specs: ke.person:5@name+phone,de.iban:3
  countries, country <code>      the countries, one country
  fields, field <field>          the fields, one field
  catalog, types, validators     everything, generic types, validators
  serve                          the HTTP API, the page and MCP over HTTP
  mcp                            MCP over standard input and output

Options:
  -n, --n <rows>       how many rows, without limit; left out: one bare value
  -s, --seed <text>    the same seed gives the same data
  -f, --fields <keys>  of person and full: name,iban or a group or all
  -o, --format <name>  json (default), csv, ndjson, xml
      --offset <row>   the first row of the seed's endless table
  -p, --pretty         JSON with line breaks
      --all            validators: the further ones too
      --port, --host   serve: where; 3000 on all interfaces when left out
  -h, --help           this text
  -v, --version        the version

Exit codes: 0 well, 1 not valid, 2 a mistake that the message tells how to mend.
`;
