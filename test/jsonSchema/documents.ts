/** Schemas as people have them: descriptions of services, records and messages. */

export const PETSTORE = {
  openapi: '3.0.3',
  info: { title: 'Pets', version: '1.0.0' },
  paths: {
    '/pets': {
      post: {
        requestBody: {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/NewPet' } } },
        },
      },
    },
  },
  components: {
    schemas: {
      Category: {
        type: 'object',
        properties: {
          id: { type: 'integer', format: 'int64', example: 1 },
          name: { type: 'string', example: 'Dogs' },
        },
      },
      Tag: {
        type: 'object',
        properties: { id: { type: 'integer', format: 'int64' }, name: { type: 'string' } },
      },
      NewPet: {
        type: 'object',
        required: ['name', 'photoUrls'],
        properties: {
          name: { type: 'string', example: 'doggie', maxLength: 20 },
          category: { $ref: '#/components/schemas/Category' },
          photoUrls: { type: 'array', items: { type: 'string', format: 'uri' }, minItems: 1 },
          tags: { type: 'array', items: { $ref: '#/components/schemas/Tag' } },
          status: { type: 'string', enum: ['available', 'pending', 'sold'] },
          nickname: { type: 'string', nullable: true },
        },
      },
      Pet: {
        allOf: [
          { $ref: '#/components/schemas/NewPet' },
          {
            type: 'object',
            required: ['id'],
            properties: { id: { type: 'integer', format: 'int64', minimum: 1 } },
          },
        ],
      },
      Customer: {
        type: 'object',
        required: ['id', 'username', 'email', 'addresses'],
        additionalProperties: false,
        properties: {
          id: { type: 'integer', format: 'int64' },
          username: { type: 'string', minLength: 3, maxLength: 40 },
          firstName: { type: 'string' },
          lastName: { type: 'string' },
          email: { type: 'string', format: 'email' },
          password: { type: 'string', format: 'password', writeOnly: true },
          phone: { type: 'string' },
          userStatus: { type: 'integer', format: 'int32', minimum: 0, maximum: 3 },
          addresses: {
            type: 'array',
            items: { $ref: '#/components/schemas/Address' },
            minItems: 1,
            maxItems: 3,
          },
        },
      },
      Address: {
        type: 'object',
        required: ['street', 'city', 'zip'],
        properties: {
          street: { type: 'string' },
          city: { type: 'string' },
          state: { type: 'string' },
          zip: { type: 'string' },
          countryCode: { type: 'string', pattern: '^[A-Z]{2}$' },
        },
      },
      Order: {
        type: 'object',
        required: ['id', 'quantity', 'shipDate', 'total'],
        properties: {
          id: { type: 'string', format: 'uuid' },
          petId: { type: 'integer', format: 'int64' },
          quantity: { type: 'integer', format: 'int32', minimum: 1, maximum: 99 },
          shipDate: { type: 'string', format: 'date-time' },
          total: { type: 'number', format: 'double', minimum: 0.01 },
          complete: { type: 'boolean' },
          payment: {
            oneOf: [
              { $ref: '#/components/schemas/CardPayment' },
              { $ref: '#/components/schemas/TransferPayment' },
            ],
            discriminator: {
              propertyName: 'method',
              mapping: { card: '#/components/schemas/CardPayment', transfer: 'TransferPayment' },
            },
          },
        },
      },
      CardPayment: {
        type: 'object',
        required: ['method', 'cardNumber', 'expiry'],
        properties: {
          method: { type: 'string' },
          cardNumber: { type: 'string', pattern: '^[0-9 ]{13,23}$' },
          expiry: { type: 'string', pattern: '^(0[1-9]|1[0-2])/[0-9]{2}$' },
        },
      },
      TransferPayment: {
        type: 'object',
        required: ['method', 'iban'],
        properties: { method: { type: 'string' }, iban: { type: 'string', minLength: 15, maxLength: 34 } },
      },
    },
  },
};

const extending = (base: string, more: object) => ({
  allOf: [{ $ref: `#/components/schemas/${base}` }, { type: 'object', properties: more }],
});

/** Schemas that extend others, as generators of Java and C# write them. */
export const INHERITING = {
  openapi: '3.0.3',
  info: { title: 'Pets', version: '1.0.0' },
  components: {
    schemas: {
      Pet: {
        type: 'object',
        required: ['kind', 'name'],
        properties: { kind: { type: 'string' }, name: { type: 'string' } },
        discriminator: { propertyName: 'kind', mapping: { dog: '#/components/schemas/Dog' } },
      },
      Dog: extending('Pet', { packSize: { type: 'integer', minimum: 0 } }),
      Puppy: extending('Dog', { weeks: { type: 'integer', minimum: 0 } }),
      Cat: extending('Pet', { indoor: { type: 'boolean' } }),
      Fish: extending('Pet', { kind: { type: 'string', enum: ['FISH'] } }),
    },
  },
};

export const OPENAPI_31 = {
  openapi: '3.1.0',
  info: { title: 'Accounts', version: '1.0.0' },
  components: {
    schemas: {
      Account: {
        type: 'object',
        required: ['iban', 'owner', 'balance', 'openedOn', 'closedOn'],
        properties: {
          iban: { type: 'string', pattern: '^[A-Z]{2}[0-9]{2}[A-Z0-9]{1,30}$' },
          bic: { type: 'string', pattern: '^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$' },
          owner: { $ref: '#/components/schemas/Person', description: 'Who it belongs to.' },
          balance: { type: 'number' },
          currency: { type: 'string', enum: ['EUR', 'USD', 'CHF'] },
          openedOn: { type: 'string', format: 'date' },
          closedOn: { type: ['string', 'null'], format: 'date' },
          limits: { type: 'object', additionalProperties: { type: 'number', minimum: 0 } },
        },
        unevaluatedProperties: false,
      },
      Person: {
        type: 'object',
        required: ['name', 'birthDate', 'email'],
        properties: {
          name: { type: 'string' },
          birthDate: { type: 'string', format: 'date' },
          email: { type: 'string', format: 'email' },
          nationality: { type: 'string', minLength: 3, maxLength: 3 },
        },
      },
    },
  },
};

/** A patient as FHIR R4 describes one, cut short. */
export const PATIENT = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Patient',
  $ref: '#/definitions/Patient',
  definitions: {
    code: { type: 'string', pattern: '^[^\\s]+(\\s[^\\s]+)*$' },
    date: { type: 'string', pattern: '^[0-9]{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[1-2][0-9]|3[0-1]))?)?$' },
    id: { type: 'string', pattern: '^[A-Za-z0-9\\-.]{1,64}$' },
    uri: { type: 'string', pattern: '^\\S*$' },
    Period: {
      properties: {
        start: { type: 'string', format: 'date-time' },
        end: { type: 'string', format: 'date-time' },
      },
      additionalProperties: false,
    },
    Identifier: {
      properties: {
        use: { enum: ['usual', 'official', 'temp', 'secondary', 'old'] },
        system: { $ref: '#/definitions/uri' },
        value: { type: 'string' },
        period: { $ref: '#/definitions/Period' },
        assigner: { $ref: '#/definitions/Reference' },
      },
      additionalProperties: false,
    },
    Reference: {
      properties: {
        reference: { type: 'string' },
        identifier: { $ref: '#/definitions/Identifier' },
        display: { type: 'string' },
      },
      additionalProperties: false,
    },
    HumanName: {
      properties: {
        use: { enum: ['usual', 'official', 'nickname'] },
        text: { type: 'string' },
        family: { type: 'string' },
        given: { type: 'array', items: { type: 'string' } },
        period: { $ref: '#/definitions/Period' },
      },
      additionalProperties: false,
    },
    ContactPoint: {
      properties: {
        system: { enum: ['phone', 'email', 'url'] },
        value: { type: 'string' },
        rank: { type: 'number', exclusiveMinimum: 0, multipleOf: 1 },
      },
      additionalProperties: false,
    },
    Address: {
      properties: {
        use: { enum: ['home', 'work'] },
        line: { type: 'array', items: { type: 'string' } },
        city: { type: 'string' },
        state: { type: 'string' },
        postalCode: { type: 'string' },
        country: { type: 'string' },
      },
      additionalProperties: false,
    },
    Patient: {
      properties: {
        resourceType: { const: 'Patient' },
        id: { $ref: '#/definitions/id' },
        identifier: { type: 'array', items: { $ref: '#/definitions/Identifier' } },
        active: { type: 'boolean' },
        name: { type: 'array', items: { $ref: '#/definitions/HumanName' } },
        telecom: { type: 'array', items: { $ref: '#/definitions/ContactPoint' } },
        gender: { enum: ['male', 'female', 'other', 'unknown'] },
        birthDate: { $ref: '#/definitions/date' },
        address: { type: 'array', items: { $ref: '#/definitions/Address' } },
        generalPractitioner: { type: 'array', items: { $ref: '#/definitions/Reference' } },
        managingOrganization: { $ref: '#/definitions/Reference' },
      },
      required: ['resourceType'],
      additionalProperties: false,
    },
  },
};

/** A credit transfer in the words of ISO 20022 pain.001, cut short. */
export const PAYMENT = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'CstmrCdtTrfInitn',
  type: 'object',
  required: ['GrpHdr', 'PmtInf'],
  properties: {
    GrpHdr: {
      type: 'object',
      required: ['MsgId', 'CreDtTm', 'NbOfTxs', 'CtrlSum'],
      properties: {
        MsgId: { $ref: '#/$defs/Max35Text' },
        CreDtTm: { type: 'string', format: 'date-time' },
        NbOfTxs: { type: 'string', pattern: '^[0-9]{1,15}$' },
        CtrlSum: { $ref: '#/$defs/Amount' },
      },
    },
    PmtInf: { type: 'array', minItems: 1, items: { $ref: '#/$defs/Instruction' } },
  },
  $defs: {
    Max35Text: { type: 'string', minLength: 1, maxLength: 35 },
    Amount: { type: 'number', exclusiveMinimum: 0, multipleOf: 0.01, maximum: 999_999_999.99 },
    Account: {
      type: 'object',
      required: ['Id'],
      properties: {
        Id: {
          oneOf: [
            {
              type: 'object',
              required: ['IBAN'],
              properties: { IBAN: { type: 'string', pattern: '^[A-Z]{2,2}[0-9]{2,2}[a-zA-Z0-9]{1,30}$' } },
              additionalProperties: false,
            },
            {
              type: 'object',
              required: ['Othr'],
              properties: { Othr: { $ref: '#/$defs/Max35Text' } },
              additionalProperties: false,
            },
          ],
        },
        Ccy: { type: 'string', pattern: '^[A-Z]{3}$' },
      },
    },
    Party: {
      type: 'object',
      required: ['Nm'],
      properties: {
        Nm: { type: 'string', minLength: 1, maxLength: 70 },
        PstlAdr: {
          type: 'object',
          properties: {
            StrtNm: { type: 'string', maxLength: 70 },
            BldgNb: { type: 'string', maxLength: 16 },
            PstCd: { type: 'string', maxLength: 16 },
            TwnNm: { type: 'string', maxLength: 35 },
            Ctry: { type: 'string', pattern: '^[A-Z]{2}$' },
          },
        },
      },
    },
    Agent: {
      type: 'object',
      required: ['FinInstnId'],
      properties: {
        FinInstnId: {
          type: 'object',
          required: ['BICFI'],
          properties: {
            BICFI: { type: 'string', pattern: '^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$' },
          },
        },
      },
    },
    Instruction: {
      type: 'object',
      required: ['PmtMtd', 'ReqdExctnDt', 'Dbtr', 'DbtrAcct', 'DbtrAgt', 'CdtTrfTxInf'],
      properties: {
        PmtInfId: { $ref: '#/$defs/Max35Text' },
        PmtMtd: { enum: ['CHK', 'TRF', 'TRA'] },
        BtchBookg: { type: 'boolean' },
        ReqdExctnDt: { type: 'string', format: 'date' },
        Dbtr: { $ref: '#/$defs/Party' },
        DbtrAcct: { $ref: '#/$defs/Account' },
        DbtrAgt: { $ref: '#/$defs/Agent' },
        CdtTrfTxInf: {
          type: 'array',
          minItems: 1,
          maxItems: 2,
          items: {
            type: 'object',
            required: ['PmtId', 'Amt', 'Cdtr', 'CdtrAcct', 'CdtrAgt'],
            properties: {
              PmtId: {
                type: 'object',
                required: ['EndToEndId'],
                properties: { EndToEndId: { $ref: '#/$defs/Max35Text' } },
              },
              Amt: {
                type: 'object',
                required: ['InstdAmt', 'Ccy'],
                properties: {
                  InstdAmt: { $ref: '#/$defs/Amount' },
                  Ccy: { type: 'string', pattern: '^[A-Z]{3}$' },
                },
              },
              Cdtr: { $ref: '#/$defs/Party' },
              CdtrAcct: { $ref: '#/$defs/Account' },
              CdtrAgt: { $ref: '#/$defs/Agent' },
              RmtInf: {
                type: 'object',
                properties: {
                  Ustrd: { type: 'array', items: { type: 'string', minLength: 1, maxLength: 140 } },
                },
              },
            },
          },
        },
      },
    },
  },
};

/** Schemas as people write them by hand. */
export const PLAIN: Readonly<Record<string, object>> = {
  customer: {
    title: 'Customer',
    type: 'object',
    required: ['id', 'firstName', 'lastName', 'email', 'address'],
    properties: {
      id: { type: 'string', format: 'uuid' },
      firstName: { type: 'string', minLength: 1, maxLength: 50 },
      lastName: { type: 'string', minLength: 1, maxLength: 50 },
      gender: { enum: ['m', 'f', 'd'] },
      birthDate: { type: 'string', format: 'date' },
      age: { type: 'integer', minimum: 18, maximum: 120 },
      email: { type: 'string', format: 'email' },
      phoneNumber: { type: 'string', pattern: '^\\+[0-9 ()-]{6,20}$' },
      iban: { type: 'string' },
      address: {
        type: 'object',
        properties: {
          street: { type: 'string' },
          city: { type: 'string' },
          postal_code: { type: 'string' },
          country: { type: 'string', minLength: 2, maxLength: 2 },
        },
        required: ['street', 'city', 'postal_code'],
      },
      createdAt: { type: 'string', format: 'date-time' },
      newsletter: { type: 'boolean', default: false },
    },
    additionalProperties: false,
  },
  invoice: {
    title: 'Invoice',
    type: 'object',
    required: ['number', 'issued', 'seller', 'buyer', 'lines', 'total', 'currency'],
    properties: {
      number: { type: 'string', pattern: '^INV-[0-9]{4}-[0-9]{5}$' },
      issued: { type: 'string', format: 'date' },
      dueDate: { type: 'string', format: 'date' },
      seller: { $ref: '#/$defs/company' },
      buyer: { anyOf: [{ $ref: '#/$defs/company' }, { $ref: '#/$defs/person' }] },
      currency: { type: 'string', pattern: '^[A-Z]{3}$' },
      lines: {
        type: 'array',
        minItems: 1,
        maxItems: 5,
        items: {
          type: 'object',
          required: ['product', 'quantity', 'unitPrice'],
          properties: {
            product: {
              type: 'object',
              required: ['name', 'sku'],
              properties: {
                name: { type: 'string' },
                sku: { type: 'string' },
                ean: { type: 'string', pattern: '^[0-9]{13}$' },
              },
            },
            quantity: { type: 'integer', minimum: 1 },
            unitPrice: { type: 'number', exclusiveMinimum: 0 },
            discount: { type: 'number', minimum: 0, maximum: 1 },
          },
        },
      },
      total: { type: 'number', minimum: 0 },
      notes: { type: ['string', 'null'], maxLength: 200 },
    },
    $defs: {
      company: {
        type: 'object',
        required: ['name', 'vatNumber'],
        properties: {
          name: { type: 'string' },
          vatNumber: { type: 'string' },
          website: { type: 'string', format: 'uri' },
        },
      },
      person: {
        type: 'object',
        required: ['fullName'],
        properties: { fullName: { type: 'string' }, email: { type: 'string', format: 'email' } },
        not: { required: ['vatNumber'] },
      },
    },
  },
  event: {
    title: 'Event',
    type: 'object',
    required: ['specversion', 'id', 'source', 'type', 'data'],
    properties: {
      specversion: { const: '1.0' },
      id: { type: 'string', minLength: 1 },
      source: { type: 'string', format: 'uri-reference', minLength: 1 },
      type: { type: 'string', pattern: '^com\\.example(\\.[a-z]+){1,3}$' },
      time: { type: 'string', format: 'date-time' },
      datacontenttype: { type: 'string', pattern: '^[a-z]+/[a-z+]+$' },
      data: {
        type: 'object',
        additionalProperties: { type: ['string', 'number', 'boolean'] },
        minProperties: 1,
        maxProperties: 5,
      },
    },
    patternProperties: { '^x_': { type: 'string' } },
    additionalProperties: false,
  },
  geo: {
    title: 'Feature',
    type: 'object',
    required: ['type', 'geometry', 'properties'],
    properties: {
      type: { enum: ['Feature'] },
      geometry: {
        oneOf: [
          {
            type: 'object',
            required: ['type', 'coordinates'],
            properties: { type: { const: 'Point' }, coordinates: { $ref: '#/$defs/position' } },
          },
          {
            type: 'object',
            required: ['type', 'coordinates'],
            properties: {
              type: { const: 'LineString' },
              coordinates: { type: 'array', minItems: 2, items: { $ref: '#/$defs/position' } },
            },
          },
        ],
      },
      properties: { type: ['object', 'null'] },
    },
    $defs: {
      position: {
        type: 'array',
        prefixItems: [
          { type: 'number', minimum: -180, maximum: 180 },
          { type: 'number', minimum: -90, maximum: 90 },
        ],
        items: { type: 'number' },
        minItems: 2,
        maxItems: 3,
      },
    },
  },
  settings: {
    type: 'object',
    properties: {
      logLevel: { enum: ['debug', 'info', 'warn', 'error'] },
      port: { type: 'integer', minimum: 1024, maximum: 65_535 },
      hosts: {
        type: 'array',
        items: { anyOf: [{ format: 'ipv4' }, { format: 'hostname' }], type: 'string' },
        uniqueItems: true,
        minItems: 2,
      },
      retry: {
        oneOf: [
          { type: 'boolean' },
          {
            type: 'object',
            properties: {
              attempts: { type: 'integer', minimum: 1, maximum: 10 },
              backoff: { type: 'number' },
            },
            required: ['attempts'],
            additionalProperties: false,
          },
        ],
      },
      tls: {
        type: 'object',
        properties: { cert: { type: 'string' }, key: { type: 'string' } },
        dependentRequired: { cert: ['key'], key: ['cert'] },
      },
      env: {
        type: 'object',
        propertyNames: { pattern: '^[A-Z_][A-Z0-9_]*$' },
        additionalProperties: { type: 'string' },
      },
    },
    required: ['port', 'hosts'],
  },
};
