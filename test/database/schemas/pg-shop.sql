-- A web shop in the style of an open-source storefront.
CREATE TYPE order_state AS ENUM ('cart', 'placed', 'paid', 'shipped', 'complete', 'cancelled');
CREATE DOMAIN money_amount AS numeric(12,2) NOT NULL CHECK (VALUE >= 0);

CREATE TABLE customers (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    email varchar(254) NOT NULL UNIQUE,
    first_name varchar(60) NOT NULL,
    last_name varchar(60) NOT NULL,
    phone varchar(30),
    birth_date date CHECK (birth_date > '1900-01-01'),
    gender char(1) CHECK (gender IN ('M', 'F', 'X')),
    is_active boolean NOT NULL DEFAULT true,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    CHECK (updated_at >= created_at)
);

CREATE TABLE addresses (
    id bigserial PRIMARY KEY,
    customer_id bigint NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
    line1 varchar(120) NOT NULL,
    line2 varchar(120),
    city varchar(80) NOT NULL,
    state varchar(60),
    postal_code varchar(12) NOT NULL,
    country_code char(2) NOT NULL,
    is_default boolean NOT NULL DEFAULT false
);

CREATE TABLE categories (
    id serial PRIMARY KEY,
    parent_id integer REFERENCES categories (id),
    name varchar(80) NOT NULL,
    slug varchar(90) NOT NULL UNIQUE
);

CREATE TABLE products (
    id bigserial PRIMARY KEY,
    category_id integer REFERENCES categories (id),
    sku varchar(20) NOT NULL UNIQUE,
    name varchar(120) NOT NULL,
    description text,
    price money_amount,
    sale_price numeric(12,2),
    weight_g integer CHECK (weight_g > 0),
    stock integer NOT NULL DEFAULT 0 CHECK (stock >= 0),
    search tsvector GENERATED ALWAYS AS (to_tsvector('simple', name)) STORED,
    tags text[] NOT NULL DEFAULT '{}',
    attributes jsonb NOT NULL DEFAULT '{}'::jsonb
);

CREATE TABLE orders (
    id bigserial PRIMARY KEY,
    number varchar(20) NOT NULL UNIQUE,
    customer_id bigint NOT NULL REFERENCES customers (id),
    billing_address_id bigint NOT NULL REFERENCES addresses (id),
    shipping_address_id bigint REFERENCES addresses (id),
    state order_state NOT NULL DEFAULT 'cart',
    currency char(3) NOT NULL DEFAULT 'USD',
    total numeric(12,2) NOT NULL CHECK (total >= 0),
    customer_email varchar(254) NOT NULL,
    placed_at timestamptz,
    shipped_at timestamptz,
    CONSTRAINT shipped_after_placed CHECK (shipped_at IS NULL OR shipped_at >= placed_at)
);

CREATE TABLE order_items (
    order_id bigint NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
    line_no smallint NOT NULL CHECK (line_no > 0),
    product_id bigint NOT NULL REFERENCES products (id),
    quantity integer NOT NULL CHECK (quantity BETWEEN 1 AND 99),
    unit_price numeric(12,2) NOT NULL CHECK (unit_price >= 0),
    amount numeric(14,2) GENERATED ALWAYS AS (quantity * unit_price) STORED,
    PRIMARY KEY (order_id, line_no)
);

CREATE TABLE wishlists (
    customer_id bigint REFERENCES customers (id),
    product_id bigint REFERENCES products (id),
    added_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (customer_id, product_id)
);

CREATE TABLE reviews (
    id bigserial PRIMARY KEY,
    product_id bigint NOT NULL REFERENCES products (id),
    customer_id bigint NOT NULL REFERENCES customers (id),
    rating smallint NOT NULL CHECK (rating >= 1 AND rating <= 5),
    title varchar(100),
    body text,
    UNIQUE (product_id, customer_id)
);
COMMENT ON TABLE reviews IS 'What customers say; one review a product.';
COMMENT ON COLUMN reviews.rating IS 'one to five stars';
