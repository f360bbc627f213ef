CREATE DOMAIN weight_kg AS numeric(8,3) CHECK (VALUE > 0);
CREATE DOMAIN country AS char(2) CHECK (VALUE ~ '^[A-Z]{2}$');
CREATE TABLE carriers (id serial PRIMARY KEY, name text NOT NULL, scac char(4) NOT NULL UNIQUE, contact_email text, contact_name text);
CREATE TABLE locations (id serial PRIMARY KEY, name text NOT NULL, kind varchar(10) NOT NULL CHECK (kind IN ('warehouse','port','store')), address text NOT NULL, city text NOT NULL, country country NOT NULL, lat double precision, lon double precision);
CREATE TABLE vehicles (id serial PRIMARY KEY, carrier_id int NOT NULL REFERENCES carriers, license_plate varchar(15) NOT NULL UNIQUE, vin char(17) UNIQUE, capacity_kg int NOT NULL CHECK (capacity_kg >= 500), tare_kg int NOT NULL CHECK (tare_kg > 0), CHECK (tare_kg < capacity_kg));
CREATE TABLE drivers (id serial PRIMARY KEY, carrier_id int NOT NULL REFERENCES carriers, first_name text NOT NULL, last_name text NOT NULL, license_no varchar(20) NOT NULL, mobile varchar(24) NOT NULL, UNIQUE (carrier_id, license_no));
CREATE TABLE shipments (
  id bigserial PRIMARY KEY, reference varchar(20) NOT NULL UNIQUE, origin_id int NOT NULL REFERENCES locations, destination_id int NOT NULL REFERENCES locations, carrier_id int REFERENCES carriers,
  weight weight_kg NOT NULL, pieces smallint NOT NULL CHECK (pieces BETWEEN 1 AND 500), pickup_at timestamptz NOT NULL, delivered_at timestamptz, tracking_number varchar(30), CHECK (delivered_at > pickup_at)
);
CREATE TABLE trips (id bigserial PRIMARY KEY, vehicle_id int NOT NULL REFERENCES vehicles, driver_id int NOT NULL REFERENCES drivers, departed_at timestamptz NOT NULL, arrived_at timestamptz, distance_km numeric(7,1) CHECK (distance_km >= 0));
CREATE TABLE trip_stops (trip_id bigint NOT NULL REFERENCES trips ON DELETE CASCADE, stop_no smallint NOT NULL, location_id int NOT NULL REFERENCES locations, eta timestamptz, PRIMARY KEY (trip_id, stop_no));
CREATE TABLE trip_shipments (trip_id bigint REFERENCES trips, shipment_id bigint REFERENCES shipments UNIQUE, PRIMARY KEY (trip_id, shipment_id));
CREATE TABLE events (id bigserial PRIMARY KEY, shipment_id bigint NOT NULL REFERENCES shipments, at timestamptz NOT NULL, status varchar(20) NOT NULL, location_id int REFERENCES locations, device macaddr, payload jsonb NOT NULL DEFAULT '{}');
