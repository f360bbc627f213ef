import type { Language } from '../../model.ts';

export const portuguese: Language = {
  student: 'Estudante',
  pensioner: 'Reformado/Reformada',
  homemaker: 'Doméstico/Doméstica',
  jobless: 'Desempregado/Desempregada',
  disabled: 'Reformado por invalidez/Reformada por invalidez',
  titles: `
    cleaner Empregado de limpeza/Empregada de limpeza
    warehouse-worker Operador de armazém/Operadora de armazém
    kitchen-help Ajudante de cozinha
    farm-worker Trabalhador agrícola/Trabalhadora agrícola
    labourer Servente
    security-guard Vigilante
    delivery-rider Estafeta
    cashier Operador de caixa/Operadora de caixa
    shop-assistant Operador de loja/Operadora de loja
    waiter Empregado de mesa/Empregada de mesa
    cook Cozinheiro/Cozinheira
    driver Motorista
    bus-driver Motorista de autocarro
    hairdresser Cabeleireiro/Cabeleireira
    carer Auxiliar de geriatria
    machine-operator Operador de máquinas/Operadora de máquinas
    tailor Alfaiate/Costureira
    baker Padeiro/Padeira
    butcher Talhante
    farmer Agricultor/Agricultora
    receptionist Rececionista
    call-agent Assistente de apoio ao cliente
    mechanic Mecânico de automóveis/Mecânica de automóveis
    electrician Eletricista
    plumber Canalizador/Canalizadora
    carpenter Carpinteiro/Carpinteira
    painter Pintor/Pintora
    mason Pedreiro/Pedreira
    welder Soldador/Soldadora
    office-clerk Assistente administrativo/Assistente administrativa
    secretary Secretário/Secretária
    bank-clerk Empregado bancário/Empregada bancária
    bookkeeper Técnico de contabilidade/Técnica de contabilidade
    police-officer Agente de polícia
    firefighter Bombeiro/Bombeira
    paramedic Técnico de emergência médica/Técnica de emergência médica
    photographer Fotógrafo/Fotógrafa
    nurse Enfermeiro/Enfermeira
    primary-teacher Professor do ensino básico/Professora do ensino básico
    lab-technician Técnico de laboratório/Técnica de laboratório
    sales-representative Delegado comercial/Delegada comercial
    real-estate-agent Consultor imobiliário/Consultora imobiliária
    insurance-agent Mediador de seguros/Mediadora de seguros
    graphic-designer Designer gráfico/Designer gráfica
    web-developer Programador web/Programadora web
    network-administrator Administrador de redes/Administradora de redes
    translator Tradutor/Tradutora
    social-worker Assistente social
    physiotherapist Fisioterapeuta
    hr-officer Técnico de recursos humanos/Técnica de recursos humanos
    shop-manager Gerente de loja
    secondary-teacher Professor do ensino secundário/Professora do ensino secundário
    accountant Contabilista
    software-developer Engenheiro de software/Engenheira de software
    data-analyst Analista de dados
    marketing-specialist Técnico de marketing/Técnica de marketing
    civil-engineer Engenheiro civil/Engenheira civil
    mechanical-engineer Engenheiro mecânico/Engenheira mecânica
    electrical-engineer Engenheiro eletrotécnico/Engenheira eletrotécnica
    architect Arquiteto/Arquiteta
    pharmacist Farmacêutico/Farmacêutica
    journalist Jornalista
    project-manager Gestor de projeto/Gestora de projeto
    hotel-manager Diretor de hotel/Diretora de hotel
    lecturer Professor universitário/Professora universitária
    lawyer Advogado/Advogada
    doctor Médico/Médica
    dentist Médico dentista/Médica dentista
    veterinarian Médico veterinário/Médica veterinária
    pilot Piloto
    department-head Chefe de departamento
    director Diretor-geral/Diretora-geral`,
  trades: `
    retail Comércio|Distribuição|Armazéns|Bazar||Ferragens|Livraria|Utilidades
    construction Construções|Obras|Canalizações|Coberturas|Pinturas|Empreitadas
    transport Transportes|Logística|Mudanças|Carga
    services Consultores|Serviços|Assessoria|Eventos|Soluções
    food Alimentar||Panificação|Carnes|Lacticínios|Bebidas
    hospitality Hotéis|Restauração|Hotelaria|Catering
    software Informática|Software|Tecnologias|Sistemas
    metal Metalomecânica|Serralharia|Aços|Fundição
    automotive Automóveis|Peças Auto|Pneus|Oficinas
    realty Imobiliária|Propriedades|Habitação|Imóveis
    agriculture Agrícola|Viveiros|Frutas|Sementes|Cereais
    electrical Eletricidade|Instalações Elétricas|Iluminação
    manufacturing Máquinas|Indústrias|Moldes|Ferramentas
    furniture Móveis|Interiores||Carpintaria|Cozinhas
    textiles Têxteis|Vestuário|Modas|Malhas
    cleaning Limpezas|Lavandaria|Higiene
    beauty Cabeleireiros|Cosmética|Estética|Beleza
    accounting Contabilidade|Auditores|Fiscalidade
    media Gráfica|Edições|Publicidade|Comunicação
    health Clínica|Dentária|Diagnósticos|Saúde
    electronics Eletrónica|Eletrodomésticos||Componentes
    energy Energia|Solar|Renováveis
    security Segurança|Vigilância
    law Advogados|Advocacia
    architecture Arquitetos|Arquitetura|Design
    plastics Plásticos|Embalagens
    pharma Laboratórios|Farma|Biotecnologia
    pharmacy Farmácia
    insurance Seguros|Seguradora
    finance Finanças|Capital|Investimentos|Crédito
    telecom Telecomunicações|Redes
    airline Aviação|Linhas Aéreas`,
  crafts: `
    baker Panificação|Padaria
    butcher Carnes|Talho
    hairdresser Cabeleireiros
    plumber Canalizações
    painter Pinturas
    mason,civil-engineer Construções|Obras|Empreitadas
    dentist Clínica Dentária
    veterinarian Clínica Veterinária
    physiotherapist Fisioterapia
    journalist Edições|Comunicação
    hotel-manager,receptionist Hotéis|Hotelaria`,
  merchants: `Padaria {owner}|Farmácia {owner}|Supermercado {owner}|Posto de Combustível {owner}|Livraria {owner}|
    Café {owner}|Restaurante {owner}|Ginásio {town}|Florista {owner}|Brinquedos {owner}|Talho {owner}|
    Sapataria {owner}|Pastelaria {town}||Boutique {owner}|Eletrónica {owner}|Óptica {owner}|Ferragens {owner}|
    Desporto {owner}|Viagens {town}|Móveis {owner}|Oficina {owner}|Ourivesaria {owner}`,
  institutions: `
    university Instituto Universitário {town}
    primary Escola Básica (São José|Santa Maria|Novo Horizonte|Camões) {town}
    secondary Escola Secundária (São José|Santa Maria|Novo Horizonte|Camões) {town}
    hospital (Centro Hospitalar {town} (Norte|Central|Sul)|Hospital Central {town})
    care Lar (Santa Isabel|São João|Bom Repouso) {town}
    town CM {town}
    police Polícia Municipal {town}
    transit Transportes Coletivos {town}
    pension Segurança Social`,
  purposes:
    'Automóvel|Obras em casa|Educação|Consolidação de créditos|Casamento|Despesas de saúde|Eletrodomésticos|Viagem|Pequeno negócio|Mobiliário|Mudança',
};
