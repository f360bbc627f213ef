import type { Language } from '../../model.ts';

export const french: Language = {
  student: 'Étudiant/Étudiante',
  pensioner: 'Retraité/Retraitée',
  homemaker: 'Homme au foyer/Femme au foyer',
  jobless: "Demandeur d'emploi/Demandeuse d'emploi",
  disabled: 'Invalide',
  titles: `
    cleaner Agent de nettoyage/Agente de nettoyage
    warehouse-worker Magasinier/Magasinière
    kitchen-help Aide de cuisine
    farm-worker Ouvrier agricole/Ouvrière agricole
    labourer Manœuvre
    security-guard Agent de sécurité/Agente de sécurité
    delivery-rider Coursier/Coursière
    cashier Caissier/Caissière
    shop-assistant Vendeur/Vendeuse
    waiter Serveur/Serveuse
    cook Cuisinier/Cuisinière
    driver Conducteur routier/Conductrice routière
    bus-driver Conducteur de bus/Conductrice de bus
    hairdresser Coiffeur/Coiffeuse
    carer Aide-soignant/Aide-soignante
    machine-operator Opérateur de production/Opératrice de production
    tailor Couturier/Couturière
    baker Boulanger/Boulangère
    butcher Boucher/Bouchère
    farmer Agriculteur/Agricultrice
    receptionist Réceptionniste
    call-agent Conseiller clientèle/Conseillère clientèle
    mechanic Mécanicien automobile/Mécanicienne automobile
    electrician Électricien/Électricienne
    plumber Plombier/Plombière
    carpenter Menuisier/Menuisière
    painter Peintre en bâtiment
    mason Maçon/Maçonne
    welder Soudeur/Soudeuse
    office-clerk Employé de bureau/Employée de bureau
    secretary Secrétaire
    bank-clerk Employé de banque/Employée de banque
    bookkeeper Comptable
    police-officer Policier/Policière
    firefighter Sapeur-pompier/Sapeuse-pompière
    paramedic Ambulancier/Ambulancière
    photographer Photographe
    nurse Infirmier/Infirmière
    primary-teacher Enseignant du primaire/Enseignante du primaire
    lab-technician Technicien de laboratoire/Technicienne de laboratoire
    sales-representative Commercial/Commerciale
    real-estate-agent Agent immobilier/Agente immobilière
    insurance-agent Conseiller en assurances/Conseillère en assurances
    graphic-designer Graphiste
    web-developer Développeur web/Développeuse web
    network-administrator Administrateur réseau/Administratrice réseau
    translator Traducteur/Traductrice
    social-worker Assistant social/Assistante sociale
    physiotherapist Kinésithérapeute
    hr-officer Chargé de ressources humaines/Chargée de ressources humaines
    shop-manager Responsable de magasin
    secondary-teacher Enseignant du secondaire/Enseignante du secondaire
    accountant Expert-comptable/Experte-comptable
    software-developer Ingénieur logiciel/Ingénieure logiciel
    data-analyst Analyste de données
    marketing-specialist Chargé de marketing/Chargée de marketing
    civil-engineer Ingénieur civil/Ingénieure civile
    mechanical-engineer Ingénieur mécanicien/Ingénieure mécanicienne
    electrical-engineer Ingénieur électricien/Ingénieure électricienne
    architect Architecte
    pharmacist Pharmacien/Pharmacienne
    journalist Journaliste
    project-manager Chef de projet/Cheffe de projet
    hotel-manager Directeur hôtelier/Directrice hôtelière
    lecturer Maître de conférences/Maîtresse de conférences
    lawyer Avocat/Avocate
    doctor Médecin
    dentist Chirurgien-dentiste/Chirurgienne-dentiste
    veterinarian Vétérinaire
    pilot Pilote de ligne
    department-head Chef de service/Cheffe de service
    director Directeur général/Directrice générale`,
  trades: `
    retail Distribution|Négoce|Commerce||Quincaillerie|Librairie|Jardinerie|Décoration
    construction Bâtiment|Maçonnerie|Plomberie|Toitures|Peinture|Constructions|Carrelage
    transport Transports|Logistique|Déménagements|Messagerie|Fret
    services Conseil|Services|Intérim|Solutions|Événementiel
    food Alimentation||Boulangerie|Salaisons|Laiterie|Boissons
    hospitality Hôtels|Restauration|Traiteur|Brasserie
    software Informatique|Logiciels|Numérique|Technologies|Systèmes
    metal Métallerie|Chaudronnerie|Serrurerie|Fonderie|Acier
    automotive Automobiles|Garage|Pneus|Carrosserie
    realty Immobilier|Patrimoine|Habitat|Gestion Immobilière
    agriculture Pépinières|Vergers|Céréales|Paysages|Agro
    electrical Électricité|Éclairage|Électrotechnique
    manufacturing Mécanique|Industries|Outillage|Machines
    furniture Meubles||Menuiserie|Agencement|Cuisines
    textiles Textiles|Confection|Mode|Couture
    cleaning Nettoyage|Propreté|Blanchisserie|Pressing
    beauty Coiffure|Cosmétiques|Esthétique|Beauté
    accounting Comptabilité|Fiduciaire|Audit|Expertise Comptable
    media Médias|Imprimerie|Éditions|Publicité|Communication
    health Santé|Clinique|Laboratoire Dentaire|Matériel Médical|Diagnostic
    electronics Électronique|Électroménager||Composants
    energy Énergie|Solaire|Chauffage
    security Sécurité|Gardiennage|Protection
    law Avocats|Conseil Juridique
    architecture Architectes|Architecture|Urbanisme
    plastics Plastiques|Emballages
    pharma Laboratoires|Pharma|Biotechnologies
    pharmacy Pharmacie|Officine
    insurance Assurances
    finance Finance|Capital|Crédit
    telecom Télécom|Réseaux
    airline Aviation|Air`,
  crafts: `
    baker Boulangerie
    butcher Boucherie|Salaisons
    hairdresser Coiffure
    plumber Plomberie
    electrician Électricité
    carpenter Menuiserie|Charpente
    painter Peinture
    mason,civil-engineer Bâtiment|Maçonnerie|Constructions
    dentist Cabinet Dentaire
    veterinarian Clinique Vétérinaire
    physiotherapist Kinésithérapie
    journalist Médias|Éditions
    hotel-manager,receptionist Hôtels|Hôtellerie`,
  merchants: `Boulangerie {owner}|Pharmacie {owner}|Supermarché {town} Centre|Station-service {owner}|Librairie {owner}|
    Café {owner}|Restaurant Chez {owner}|{town} Fitness|Fleurs {owner}|Jouets {owner}|Boucherie {owner}|
    Chaussures {owner}||{owner} Prêt-à-porter|{owner} Électronique|Optique {owner}|Quincaillerie {owner}|
    {owner} Sports|{town} Voyages|Meubles {owner}|Garage {owner}|Bijouterie {owner}`,
  institutions: `
    university {town} Université
    primary École primaire {town}
    secondary (Collège|Lycée) {town}
    hospital (CHU|Centre hospitalier) {town}
    care Résidence (Les Tilleuls|Les Jardins|Le Parc|Les Acacias) {town}
    town {town} Métropole
    police Commissariat central {town}
    transit Transports urbains {town}
    pension Caisse de retraite`,
  purposes:
    'Voiture|Travaux|Études|Regroupement de crédits|Mariage|Frais médicaux|Électroménager|Voyage|Petite entreprise|Meubles|Déménagement',
};
