import type { Language } from '../../model.ts';

export const brazilian: Language = {
  student: 'Estudante',
  pensioner: 'Aposentado/Aposentada',
  homemaker: 'Dono de casa/Dona de casa',
  jobless: 'Desempregado/Desempregada',
  disabled: 'Aposentado por invalidez/Aposentada por invalidez',
  titles: `
    cleaner Auxiliar de limpeza
    warehouse-worker Estoquista
    kitchen-help Auxiliar de cozinha
    farm-worker Trabalhador rural/Trabalhadora rural
    labourer Servente de obras
    security-guard Vigilante
    delivery-rider Entregador/Entregadora
    cashier Operador de caixa/Operadora de caixa
    shop-assistant Vendedor/Vendedora
    waiter Garçom/Garçonete
    cook Cozinheiro/Cozinheira
    driver Motorista
    bus-driver Motorista de ônibus
    hairdresser Cabeleireiro/Cabeleireira
    carer Cuidador de idosos/Cuidadora de idosos
    machine-operator Operador de máquinas/Operadora de máquinas
    tailor Alfaiate/Costureira
    baker Padeiro/Padeira
    butcher Açougueiro/Açougueira
    farmer Agricultor/Agricultora
    receptionist Recepcionista
    call-agent Operador de telemarketing/Operadora de telemarketing
    mechanic Mecânico automotivo/Mecânica automotiva
    electrician Eletricista
    plumber Encanador/Encanadora
    carpenter Carpinteiro/Carpinteira
    painter Pintor/Pintora
    mason Pedreiro/Pedreira
    welder Soldador/Soldadora
    office-clerk Auxiliar administrativo/Auxiliar administrativa
    secretary Secretário/Secretária
    bank-clerk Bancário/Bancária
    bookkeeper Auxiliar contábil
    police-officer Policial militar
    firefighter Bombeiro/Bombeira
    paramedic Socorrista
    photographer Fotógrafo/Fotógrafa
    nurse Enfermeiro/Enfermeira
    primary-teacher Professor do ensino fundamental/Professora do ensino fundamental
    lab-technician Técnico de laboratório/Técnica de laboratório
    sales-representative Representante comercial
    real-estate-agent Corretor de imóveis/Corretora de imóveis
    insurance-agent Corretor de seguros/Corretora de seguros
    graphic-designer Designer gráfico/Designer gráfica
    web-developer Desenvolvedor web/Desenvolvedora web
    network-administrator Administrador de redes/Administradora de redes
    translator Tradutor/Tradutora
    social-worker Assistente social
    physiotherapist Fisioterapeuta
    hr-officer Analista de recursos humanos
    shop-manager Gerente de loja
    secondary-teacher Professor do ensino médio/Professora do ensino médio
    accountant Contador/Contadora
    software-developer Desenvolvedor de software/Desenvolvedora de software
    data-analyst Analista de dados
    marketing-specialist Analista de marketing
    civil-engineer Engenheiro civil/Engenheira civil
    mechanical-engineer Engenheiro mecânico/Engenheira mecânica
    electrical-engineer Engenheiro eletricista/Engenheira eletricista
    architect Arquiteto/Arquiteta
    pharmacist Farmacêutico/Farmacêutica
    journalist Jornalista
    project-manager Gerente de projetos
    hotel-manager Gerente de hotel
    lecturer Professor universitário/Professora universitária
    lawyer Advogado/Advogada
    doctor Médico/Médica
    dentist Cirurgião-dentista/Cirurgiã-dentista
    veterinarian Médico veterinário/Médica veterinária
    pilot Piloto
    department-head Chefe de departamento
    director Diretor executivo/Diretora executiva`,
  trades: `
    retail Comércio|Distribuidora|Atacado||Ferragens|Livraria|Armarinhos|Utilidades
    construction Construções|Construtora|Engenharia|Reformas|Empreiteira|Telhados
    transport Transportes|Logística|Mudanças|Cargas|Encomendas
    services Consultoria|Serviços|Assessoria|Eventos|Soluções
    food Alimentos||Panificadora|Frigorífico|Laticínios|Bebidas
    hospitality Hotéis|Restaurante|Pousada|Refeições|Hotelaria
    software Informática|Software|Tecnologia|Sistemas|Digital
    metal Metalúrgica|Serralheria|Aços|Fundição|Soldas
    automotive Automóveis|Autopeças|Veículos|Pneus|Oficina
    realty Imobiliária|Imóveis|Empreendimentos|Incorporadora
    agriculture Agropecuária|Agrícola|Viveiros|Grãos|Sementes
    electrical Elétrica|Instalações Elétricas|Iluminação
    manufacturing Máquinas|Indústria|Equipamentos|Ferramentas
    furniture Móveis|Interiores||Marcenaria|Planejados
    textiles Têxtil|Confecções|Modas|Malhas
    cleaning Limpeza|Lavanderia|Conservação
    beauty Cosméticos|Estética|Cabeleireiros|Beleza
    accounting Contabilidade|Auditoria|Assessoria Contábil
    media Gráfica|Editora|Publicidade|Comunicação|Produções
    health Clínica|Odontologia|Diagnósticos|Saúde
    electronics Eletrônica|Eletrodomésticos||Componentes
    energy Energia|Solar|Energias Renováveis
    security Segurança|Vigilância
    law Advogados|Advocacia
    architecture Arquitetos|Arquitetura|Design
    plastics Plásticos|Embalagens
    pharma Laboratórios|Farma|Biotecnologia
    pharmacy Farmácia|Drogaria
    insurance Seguros|Seguradora
    finance Financeira|Capital|Investimentos|Crédito
    telecom Telecomunicações|Telecom|Redes
    airline Aviação|Linhas Aéreas|Táxi Aéreo`,
  crafts: `
    baker Panificadora|Padaria
    butcher Frigorífico|Carnes
    hairdresser Cabeleireiros
    plumber Hidráulica|Instalações
    painter Pinturas
    mason,civil-engineer Construções|Construtora|Engenharia
    dentist Odontologia
    veterinarian Clínica Veterinária
    physiotherapist Fisioterapia
    journalist Editora|Comunicação
    hotel-manager,receptionist Hotéis|Pousada|Hotelaria`,
  merchants: `Padaria {owner}|Farmácia {owner}|Supermercado {owner}|Auto Posto {owner}|Livraria {owner}|Café {owner}|
    Restaurante {owner}|Academia {town} Fitness|Floricultura {owner}|Brinquedos {owner}|Açougue {owner}|
    Papelaria {owner}|Calçados {owner}|Lanchonete {owner}||Modas {owner}|Eletrônica {owner}|Ótica {owner}|
    Casa de Ferragens {owner}|{owner} Esportes|{town} Viagens|Móveis {owner}|Oficina {owner}|Joalheria {owner}`,
  institutions: `
    university Centro Universitário {town}
    primary Escola Municipal de Ensino Fundamental (Monteiro Lobato|Cecília Meireles|Santos Dumont|Machado de Assis|Rui Barbosa)
    secondary (Escola Estadual de Ensino Médio|Colégio Estadual) (Monteiro Lobato|Cecília Meireles|Santos Dumont|Machado de Assis|Rui Barbosa)
    hospital Hospital (São Lucas|Santa Clara|São Vicente|Santa Isabel) {town}
    care Lar de Idosos (Santa Rita|São Francisco|Recanto Feliz) {town}
    town Prefeitura {town}
    police {1-50}º Batalhão de Polícia Militar
    transit Viação {town}
    pension Instituto Nacional do Seguro Social`,
  purposes:
    'Carro|Reforma da casa|Educação|Quitação de dívidas|Casamento|Despesas médicas|Eletrodomésticos|Viagem|Pequeno negócio|Móveis|Moto',
};
