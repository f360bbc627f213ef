/** Ways of saying that stand for others, as a request is written: what is found, and what it is read as. */
export const REWRITTEN: readonly (readonly [phrase: RegExp, meaning: string])[] = [
  // "(m/w/d)", "m/f", "H/F"
  [/(?<![0-9/] ?[,/]? ?)\(?\b(?:m\/[wfvk]|[wfvk]\/m|h\/f|f\/h)(?:\/[dx])?\b\)?(?!\/)/gi, ' any gender '],
  [/\b(credit|debit),? (?:and )?not (?:an? )?(?:credit|debit) (?=cards?\b)/gi, '$1 '],
  [/\bnational n(?:r|o)\b\.?/gi, 'national number'],
  [/\bD-(?=num(?:ber|mer)s?\b)/g, 'D'],
  [/\bnon[- ](?=residents?\b)/gi, 'non'],
  [/\bnationality of (?:an? |the )?residents?\b(?: (?:of|in))?/gi, 'nationality'],
  [/\bbank(?:ing)? stuff\b/gi, 'bank data'],
  [/\beverything else\b/gi, 'everything'],
  [/\bstart(?:s|ing)? with(?= [A-Z]{2}\b)/g, 'from'],
  [/\b(eine[rnms]?) deutsche[nrms]?(?= Bank\b)/g, '$1 german'],
  [/\b(gmail|hotmail|outlook|yahoo)(?= address(?:es)?\b)/gi, '$1 email'],
  // "BIC INGBNL2A"
  [/\b(?:BIC|SWIFT)(?: code)?:? (?=[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?\b)/g, ''],
  // "lima perempuan Jakarta": five, and no city
  [/^\s*lima (?=(?:perempuan|wanita|orang|pria|laki|lelaki|pelanggan|nomor|nama|alamat|rekening)\b)/gi, '5 '],
  // Who asks, and for which ticket.
  [/\[[A-Z][A-Z0-9]{1,9}-[0-9]{1,6}\]:?/g, ' '],
  [/\bmy name is [A-Z][\w'-]+(?: [A-Z][\w'-]+)?(?=[\s,.]*)/g, ' '],
  [/\bI work (?:at|for|with) (?:the )?[A-Z][\w&-]*(?: (?:Bank|[A-Z][\w&-]+))?/g, ' '],
  [
    /\b(?:regards|sincerely|cheers|greetings),? [A-Z][\w'-]+(?: [A-Z][\w'-]+)? from (?:the )?[A-Z][\w-]+(?=\s*(?:$|[.\n]))/gi,
    ' ',
  ],
  [
    /\b(?:regards|sincerely|cheers|greetings|thanks|thank you|thx),? [A-Z][\w'-]+(?: [A-Z][\w'-]+)? \([^()]{1,40} (?:office|team|branch|hq)\)/gi,
    ' ',
  ],
];

/** "3x DE, 2x AT": countries of which so many each are asked for. */
export const COUNTED_CODES = /\b([0-9]{1,3}) ?x ?(?=[A-Z]{2}\b)/g;
