import type { Language } from '../../model.ts';

export const spanish: Language = {
  student: 'Estudiante',
  pensioner: 'Jubilado/Jubilada',
  homemaker: 'Amo de casa/Ama de casa',
  jobless: 'Desempleado/Desempleada',
  disabled: 'Pensionista por incapacidad',
  titles: `
    cleaner Limpiador/Limpiadora
    warehouse-worker Mozo de almacén/Moza de almacén
    kitchen-help Ayudante de cocina
    farm-worker Peón agrícola
    labourer Peón de obra
    security-guard Vigilante de seguridad
    delivery-rider Repartidor/Repartidora
    cashier Cajero/Cajera
    shop-assistant Dependiente/Dependienta
    waiter Camarero/Camarera
    cook Cocinero/Cocinera
    driver Conductor/Conductora
    bus-driver Conductor de autobús/Conductora de autobús
    hairdresser Peluquero/Peluquera
    carer Gerocultor/Gerocultora
    machine-operator Operario de producción/Operaria de producción
    tailor Sastre/Modista
    baker Panadero/Panadera
    butcher Carnicero/Carnicera
    farmer Agricultor/Agricultora
    receptionist Recepcionista
    call-agent Teleoperador/Teleoperadora
    mechanic Mecánico de automóviles/Mecánica de automóviles
    electrician Electricista
    plumber Fontanero/Fontanera
    carpenter Carpintero/Carpintera
    painter Pintor/Pintora
    mason Albañil
    welder Soldador/Soldadora
    office-clerk Auxiliar administrativo/Auxiliar administrativa
    secretary Secretario/Secretaria
    bank-clerk Empleado de banca/Empleada de banca
    bookkeeper Auxiliar de contabilidad
    police-officer Agente de policía
    firefighter Bombero/Bombera
    paramedic Técnico en emergencias sanitarias/Técnica en emergencias sanitarias
    photographer Fotógrafo/Fotógrafa
    nurse Enfermero/Enfermera
    primary-teacher Maestro de primaria/Maestra de primaria
    lab-technician Técnico de laboratorio/Técnica de laboratorio
    sales-representative Comercial
    real-estate-agent Agente inmobiliario/Agente inmobiliaria
    insurance-agent Agente de seguros
    graphic-designer Diseñador gráfico/Diseñadora gráfica
    web-developer Desarrollador web/Desarrolladora web
    network-administrator Administrador de redes/Administradora de redes
    translator Traductor/Traductora
    social-worker Trabajador social/Trabajadora social
    physiotherapist Fisioterapeuta
    hr-officer Técnico de recursos humanos/Técnica de recursos humanos
    shop-manager Encargado de tienda/Encargada de tienda
    secondary-teacher Profesor de secundaria/Profesora de secundaria
    accountant Contable
    software-developer Desarrollador de software/Desarrolladora de software
    data-analyst Analista de datos
    marketing-specialist Técnico de marketing/Técnica de marketing
    civil-engineer Ingeniero civil/Ingeniera civil
    mechanical-engineer Ingeniero mecánico/Ingeniera mecánica
    electrical-engineer Ingeniero eléctrico/Ingeniera eléctrica
    architect Arquitecto/Arquitecta
    pharmacist Farmacéutico/Farmacéutica
    journalist Periodista
    project-manager Jefe de proyecto/Jefa de proyecto
    hotel-manager Director de hotel/Directora de hotel
    lecturer Profesor universitario/Profesora universitaria
    lawyer Abogado/Abogada
    doctor Médico/Médica
    dentist Dentista
    veterinarian Veterinario/Veterinaria
    pilot Piloto
    department-head Jefe de departamento/Jefa de departamento
    director Director general/Directora general`,
  trades: `
    retail Comercial|Distribuciones|Almacenes|Bazar||Ferretería|Librería|Suministros
    construction Construcciones|Reformas|Fontanería|Obras|Cubiertas|Pinturas
    transport Transportes|Logística|Mudanzas|Mensajería
    services Consultores|Servicios|Asesores|Eventos|Soluciones
    food Alimentación||Panadería|Cárnicas|Lácteos|Bebidas
    hospitality Hoteles|Restauración|Hostelería|Catering
    software Informática|Software|Tecnologías|Sistemas|Datos
    metal Metalurgia|Talleres|Aceros|Cerrajería|Calderería
    automotive Automóviles|Motor|Recambios|Neumáticos
    realty Inmobiliaria|Fincas|Promociones|Viviendas
    agriculture Agrícola|Viveros|Frutas|Cereales|Semillas
    electrical Electricidad|Instalaciones Eléctricas|Iluminación
    manufacturing Maquinaria|Industrias|Mecanizados|Herramientas
    furniture Muebles|Interiores||Carpintería|Cocinas
    textiles Textiles|Confecciones|Modas|Tejidos
    cleaning Limpiezas|Lavandería|Mantenimiento
    beauty Peluqueros|Cosmética|Estética|Belleza
    accounting Asesoría|Gestoría|Auditores|Contabilidad
    media Gráficas|Editorial|Publicidad|Comunicación|Imprenta
    health Clínica|Dental|Diagnósticos|Salud
    electronics Electrónica|Electrodomésticos||Componentes
    energy Energía|Solar|Renovables
    security Seguridad|Vigilancia
    law Abogados|Bufete
    architecture Arquitectos|Arquitectura|Diseño
    plastics Plásticos|Envases|Embalajes
    pharma Laboratorios|Farma|Biotecnología
    pharmacy Farmacia
    insurance Seguros|Aseguradora
    finance Finanzas|Capital|Inversiones|Financiera
    telecom Telecomunicaciones|Redes
    airline Aviación|Líneas Aéreas`,
  crafts: `
    baker Panadería
    butcher Cárnicas|Carnicería
    hairdresser Peluqueros|Peluquería
    plumber Fontanería
    painter Pinturas
    mason,civil-engineer Construcciones|Obras
    dentist Clínica Dental
    veterinarian Clínica Veterinaria
    physiotherapist Fisioterapia
    journalist Editorial|Comunicación
    hotel-manager,receptionist Hoteles`,
  merchants: `Panadería {owner}|Farmacia {owner}|Supermercado {owner}|Estación de Servicio {town}|Librería {owner}|
    Café {owner}|Restaurante {owner}|Gimnasio {town}|Floristería {owner}|Juguetería {owner}|Carnicería {owner}|
    Zapatería {owner}||Modas {owner}|Electrónica {owner}|Óptica {owner}|Ferretería {owner}|Deportes {owner}|
    Viajes {town}|Muebles {owner}|Taller {owner}|Joyería {owner}`,
  institutions: `
    university Universidad de {town}
    primary CEIP (San José|Santa María|Cervantes|Virgen del Carmen) de {town}
    secondary IES (Cervantes|Ramón y Cajal|Antonio Machado|Miguel Hernández) de {town}
    hospital Hospital (General|Universitario|Comarcal) de {town}
    care Residencia de Mayores de {town}
    town Ayuntamiento de {town}
    police Policía Local de {town}
    transit Transportes Urbanos de {town}
    pension Seguridad Social`,
  purposes:
    'Coche|Reforma del hogar|Estudios|Reunificación de deudas|Boda|Gastos médicos|Electrodomésticos|Viaje|Pequeño negocio|Muebles|Mudanza',
};
