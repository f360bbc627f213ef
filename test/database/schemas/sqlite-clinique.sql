-- Un cabinet, avec des mots français.
PRAGMA encoding = 'UTF-8';
CREATE TABLE patients (id INTEGER PRIMARY KEY, nom TEXT NOT NULL, prénom TEXT NOT NULL, date_naissance DATE NOT NULL, sexe TEXT NOT NULL CHECK (sexe IN ('H','F')), adresse TEXT, code_postal VARCHAR(5), ville TEXT, téléphone VARCHAR(20), courriel TEXT UNIQUE, numero_secu VARCHAR(15) UNIQUE);
CREATE TABLE medecins (id INTEGER PRIMARY KEY, nom_complet TEXT NOT NULL, specialite_id INTEGER NOT NULL REFERENCES specialites(id), date_embauche DATE NOT NULL, salaire NUMERIC(8,2) CHECK (salaire >= 1000));
CREATE TABLE specialites (id INTEGER PRIMARY KEY, libelle TEXT NOT NULL UNIQUE);
CREATE TABLE rendez_vous (id INTEGER PRIMARY KEY, patient_id INTEGER NOT NULL REFERENCES patients(id), medecin_id INTEGER NOT NULL REFERENCES medecins(id), debut TIMESTAMP NOT NULL, fin TIMESTAMP NOT NULL, motif TEXT, statut TEXT NOT NULL CHECK (statut IN ('prévu','honoré','annulé')), UNIQUE (medecin_id, debut), CHECK (fin > debut));
CREATE TABLE factures (numero VARCHAR(12) PRIMARY KEY, rendez_vous_id INTEGER NOT NULL UNIQUE REFERENCES rendez_vous(id), montant NUMERIC(8,2) NOT NULL CHECK (montant > 0), emise_le DATE NOT NULL, payee_le DATE, CHECK (payee_le >= emise_le));
CREATE TABLE ordonnances (id INTEGER PRIMARY KEY, rendez_vous_id INTEGER NOT NULL REFERENCES rendez_vous(id), médicament TEXT NOT NULL, posologie TEXT NOT NULL, quantité INTEGER NOT NULL CHECK (quantité BETWEEN 1 AND 10));
