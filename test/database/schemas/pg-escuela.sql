-- Una escuela, con palabras españolas.
CREATE TYPE turno AS ENUM ('mañana', 'tarde', 'noche');
CREATE TABLE alumnos (
  id serial PRIMARY KEY, matricula varchar(12) NOT NULL UNIQUE, nombre varchar(50) NOT NULL, apellido varchar(60) NOT NULL, fecha_nacimiento date NOT NULL,
  correo varchar(120) UNIQUE, telefono varchar(25), direccion varchar(150), ciudad varchar(60), codigo_postal varchar(10), sexo char(1) CHECK (sexo IN ('H','M')), activo boolean NOT NULL DEFAULT true
);
CREATE TABLE profesores (id serial PRIMARY KEY, nombre_completo varchar(100) NOT NULL, correo_electronico varchar(120) NOT NULL, fecha_alta date NOT NULL, sueldo numeric(9,2) CHECK (sueldo > 0));
CREATE TABLE asignaturas (id serial PRIMARY KEY, codigo varchar(10) NOT NULL UNIQUE, nombre varchar(80) NOT NULL, creditos smallint NOT NULL CHECK (creditos BETWEEN 1 AND 12));
CREATE TABLE grupos (
  id serial PRIMARY KEY, asignatura_id int NOT NULL REFERENCES asignaturas, profesor_id int NOT NULL REFERENCES profesores, turno turno NOT NULL, "año" smallint NOT NULL CHECK ("año" > 2010), cupo smallint NOT NULL DEFAULT 30 CHECK (cupo > 0),
  fecha_inicio date NOT NULL, fecha_fin date NOT NULL, CHECK (fecha_inicio < fecha_fin), UNIQUE (asignatura_id, turno, "año")
);
CREATE TABLE inscripciones (alumno_id int NOT NULL REFERENCES alumnos, grupo_id int NOT NULL REFERENCES grupos, fecha timestamp NOT NULL DEFAULT now(), nota numeric(4,2) CHECK (nota >= 0 AND nota <= 10), PRIMARY KEY (alumno_id, grupo_id));
CREATE TABLE asistencias (id bigserial PRIMARY KEY, alumno_id int NOT NULL, grupo_id int NOT NULL, dia date NOT NULL, presente boolean NOT NULL, FOREIGN KEY (alumno_id, grupo_id) REFERENCES inscripciones (alumno_id, grupo_id), UNIQUE (alumno_id, grupo_id, dia));
CREATE TABLE pagos (id bigserial PRIMARY KEY, alumno_id int NOT NULL REFERENCES alumnos, importe numeric(10,2) NOT NULL CHECK (importe > 0), metodo varchar(20) NOT NULL CHECK (metodo IN ('efectivo','tarjeta','transferencia')), pagado_en timestamp NOT NULL);
