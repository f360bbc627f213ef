import type { Language } from '../../model.ts';

export const americanSpanish: Language = {
  student: 'Estudiante',
  pensioner: 'Jubilado/Jubilada',
  homemaker: 'Amo de casa/Ama de casa',
  jobless: 'Desempleado/Desempleada',
  disabled: 'Pensionado por invalidez/Pensionada por invalidez',
  titles: `
    cleaner Auxiliar de limpieza
    warehouse-worker Operario de almacén/Operaria de almacén
    kitchen-help Ayudante de cocina
    farm-worker Trabajador agrícola/Trabajadora agrícola
    labourer Ayudante de construcción
    security-guard Guardia de seguridad
    delivery-rider Repartidor/Repartidora
    cashier Cajero/Cajera
    shop-assistant Vendedor/Vendedora
    waiter Mesero/Mesera
    cook Cocinero/Cocinera
    driver Chofer
    bus-driver Conductor de autobús/Conductora de autobús
    hairdresser Peluquero/Peluquera
    carer Cuidador/Cuidadora
    machine-operator Operador de máquinas/Operadora de máquinas
    tailor Sastre/Modista
    baker Panadero/Panadera
    butcher Carnicero/Carnicera
    farmer Agricultor/Agricultora
    receptionist Recepcionista
    call-agent Agente de atención al cliente
    mechanic Mecánico automotriz/Mecánica automotriz
    electrician Electricista
    plumber Plomero/Plomera
    carpenter Carpintero/Carpintera
    painter Pintor/Pintora
    mason Albañil
    welder Soldador/Soldadora
    office-clerk Auxiliar administrativo/Auxiliar administrativa
    secretary Secretario/Secretaria
    bank-clerk Empleado bancario/Empleada bancaria
    bookkeeper Auxiliar contable
    police-officer Agente de policía
    firefighter Bombero/Bombera
    paramedic Paramédico/Paramédica
    photographer Fotógrafo/Fotógrafa
    nurse Enfermero/Enfermera
    primary-teacher Maestro de primaria/Maestra de primaria
    lab-technician Técnico de laboratorio/Técnica de laboratorio
    sales-representative Representante de ventas
    real-estate-agent Agente inmobiliario/Agente inmobiliaria
    insurance-agent Agente de seguros
    graphic-designer Diseñador gráfico/Diseñadora gráfica
    web-developer Desarrollador web/Desarrolladora web
    network-administrator Administrador de redes/Administradora de redes
    translator Traductor/Traductora
    social-worker Trabajador social/Trabajadora social
    physiotherapist Fisioterapeuta
    hr-officer Analista de recursos humanos
    shop-manager Gerente de tienda
    secondary-teacher Profesor de secundaria/Profesora de secundaria
    accountant Contador público/Contadora pública
    software-developer Desarrollador de software/Desarrolladora de software
    data-analyst Analista de datos
    marketing-specialist Especialista en marketing
    civil-engineer Ingeniero civil/Ingeniera civil
    mechanical-engineer Ingeniero mecánico/Ingeniera mecánica
    electrical-engineer Ingeniero eléctrico/Ingeniera eléctrica
    architect Arquitecto/Arquitecta
    pharmacist Farmacéutico/Farmacéutica
    journalist Periodista
    project-manager Gerente de proyectos
    hotel-manager Gerente de hotel
    lecturer Docente universitario/Docente universitaria
    lawyer Abogado/Abogada
    doctor Médico/Médica
    dentist Odontólogo/Odontóloga
    veterinarian Médico veterinario/Médica veterinaria
    pilot Piloto
    department-head Jefe de departamento/Jefa de departamento
    director Gerente general`,
  trades: `
    retail Comercial|Distribuidora|Almacenes|Importadora||Ferretería|Librería|Suministros
    construction Construcciones|Constructora|Plomería|Obras Civiles|Techos|Acabados
    transport Transportes|Logística|Mudanzas|Carga|Mensajería
    services Consultores|Servicios|Asesores|Eventos|Soluciones
    food Alimentos||Panificadora|Cárnicos|Lácteos|Bebidas
    hospitality Hoteles|Restaurantes|Banquetes|Hostería
    software Software|Tecnología|Sistemas|Informática|Datos
    metal Metalmecánica|Aceros|Estructuras Metálicas|Fundición
    automotive Automotriz|Autopartes|Repuestos|Llantas|Motores
    realty Inmobiliaria|Bienes Raíces|Propiedades|Viviendas
    agriculture Agrícola|Agropecuaria|Viveros|Granos|Semillas
    electrical Electricidad|Instalaciones Eléctricas|Iluminación
    manufacturing Maquinaria|Industrias|Herramientas|Manufacturas
    furniture Muebles|Interiores||Carpintería|Cocinas
    textiles Textiles|Confecciones|Modas|Tejidos
    cleaning Limpieza|Lavandería|Mantenimiento
    beauty Cosméticos|Estética|Belleza|Peluquería
    accounting Contadores|Auditores|Asesoría Contable|Auditoría
    media Editorial|Publicidad|Imprenta|Comunicaciones|Producciones
    health Clínica|Dental|Diagnósticos|Salud
    electronics Electrónica|Electrodomésticos||Componentes
    energy Energía|Solar|Renovables
    security Seguridad|Vigilancia
    law Abogados|Estudio Jurídico
    architecture Arquitectos|Arquitectura|Diseño
    plastics Plásticos|Envases|Empaques
    pharma Laboratorios|Farma|Biotecnología
    pharmacy Farmacia|Farmacias
    insurance Seguros|Aseguradora
    finance Financiera|Capital|Inversiones|Crédito
    telecom Telecomunicaciones|Redes
    airline Aviación|Aerolíneas`,
  crafts: `
    baker Panificadora|Panadería
    butcher Carnicería|Cárnicos
    hairdresser Peluquería|Estética
    plumber Plomería
    painter Pinturas
    mason,civil-engineer Construcciones|Constructora|Obras Civiles
    dentist Clínica Dental
    veterinarian Clínica Veterinaria
    physiotherapist Fisioterapia
    journalist Editorial|Comunicaciones
    hotel-manager,receptionist Hoteles|Hostería`,
  merchants: `Panadería {owner}|Farmacia {owner}|Supermercado {owner}|Estación de Servicio {town}|Librería {owner}|
    Café {owner}|Restaurante {owner}|Gimnasio {town}|Flores {owner}|Juguetería {owner}|Carnicería {owner}|
    Zapatería {owner}||Modas {owner}|Electrónica {owner}|Óptica {owner}|Ferretería {owner}|Deportes {owner}|
    Viajes {town}|Mueblería {owner}|Taller Mecánico {owner}|Joyería {owner}`,
  institutions: `
    university Universidad de {town}
    primary Escuela (San José|Santa María|Simón Bolívar|Gabriela Mistral) de {town}
    secondary (Colegio Secundario|Liceo) (San José|Santa María|Simón Bolívar|Gabriela Mistral) de {town}
    hospital Hospital (General|Regional|Central) de {town}
    care (Hogar de Ancianos|Residencia Geriátrica) de {town}
    town Municipio de {town}
    police Policía Municipal de {town}
    transit Transporte Urbano de {town}
    pension Caja de Jubilaciones`,
  purposes:
    'Auto|Remodelación del hogar|Estudios|Consolidación de deudas|Boda|Gastos médicos|Electrodomésticos|Viaje|Pequeño negocio|Muebles|Mudanza',
};
