CREATE EXTENSION IF NOT EXISTS btree_gist;
CREATE TABLE hotels (
  id int GENERATED ALWAYS AS IDENTITY (START WITH 1) PRIMARY KEY,
  name varchar(100) NOT NULL,
  stars smallint NOT NULL CHECK (stars > 0 AND stars < 6),
  street varchar(120), city varchar(80) NOT NULL, postcode varchar(12), latitude numeric(9,6), longitude numeric(9,6),
  check_in_from time NOT NULL DEFAULT '14:00', check_out_until time NOT NULL DEFAULT '11:00'
);
CREATE TABLE room_types (
  hotel_id int NOT NULL REFERENCES hotels, code char(3) NOT NULL, name varchar(60) NOT NULL,
  capacity smallint NOT NULL CHECK (capacity BETWEEN 1 AND 8), base_price numeric(8,2) NOT NULL CHECK (base_price >= 20),
  PRIMARY KEY (hotel_id, code)
);
CREATE TABLE rooms (
  id serial PRIMARY KEY, hotel_id int NOT NULL, type_code char(3) NOT NULL, room_number varchar(6) NOT NULL, floor smallint,
  FOREIGN KEY (hotel_id, type_code) REFERENCES room_types (hotel_id, code),
  UNIQUE (hotel_id, room_number)
);
CREATE TABLE guests (
  id bigserial PRIMARY KEY, full_name varchar(120) NOT NULL, email varchar(160), phone varchar(24),
  nationality char(2), passport_no varchar(20) UNIQUE, vip boolean NOT NULL DEFAULT false
);
CREATE TABLE reservations (
  id bigserial PRIMARY KEY,
  guest_id bigint NOT NULL REFERENCES guests,
  hotel_id int NOT NULL, type_code char(3) NOT NULL,
  check_in date NOT NULL, check_out date NOT NULL,
  nights int GENERATED ALWAYS AS (check_out - check_in) STORED,
  adults smallint NOT NULL DEFAULT 2 CHECK (adults >= 1), children smallint NOT NULL DEFAULT 0 CHECK (children >= 0),
  status text NOT NULL CHECK (status IN ('booked','checked_in','checked_out','cancelled')),
  confirmation_code char(8) NOT NULL UNIQUE,
  total numeric(10,2) NOT NULL,
  booked_at timestamptz NOT NULL DEFAULT now(),
  FOREIGN KEY (hotel_id, type_code) REFERENCES room_types (hotel_id, code),
  CHECK (check_out > check_in)
);
CREATE TABLE stays (
  reservation_id bigint PRIMARY KEY REFERENCES reservations, room_id int NOT NULL REFERENCES rooms, key_cards smallint NOT NULL DEFAULT 1
);
CREATE TABLE payments (
  id bigserial PRIMARY KEY, reservation_id bigint NOT NULL REFERENCES reservations, method varchar(12) NOT NULL CHECK (method = ANY (ARRAY['card','cash','invoice'])),
  amount numeric(10,2) NOT NULL CHECK (amount <> 0), card_last4 char(4), paid_at timestamptz NOT NULL
);
