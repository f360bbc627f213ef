const QUEBEC = 'Montréal+Québec+Laval+Gatineau';
const ELSEWHERE =
  "Toronto+Calgary+Ottawa+Edmonton+Winnipeg+Mississauga+Vancouver+Brampton+Hamilton+Surrey+Halifax+London+Markham+Saskatoon+Kitchener+Windsor+Regina+St._John's+Victoria+Moncton";

/** Streets in French in Québec, in English elsewhere. */
export const ROADS = [
  ...`Main_St King_St Queen_St Victoria_Ave Church_St Maple_Ave Park_Rd Elm_St Wellington_St Albert_St John_St Mill_St Centre_St
    Station_Rd Riverside_Dr Birch_Cres Cedar_Ave Pine_St Oak_Ridge_Dr Spruce_St Poplar_Dr Elgin_St Richmond_St Simcoe_St
    Mackenzie_Dr Prince_St George_St Water_St Highland_Ave Glenwood_Dr Sherwood_Cres 1st_Ave 2nd_Ave 4th_St 7th_Ave 10th_St`
    .split(/\s+/)
    .map((road) => `${road}@${ELSEWHERE}`),
  ...`Rue_Principale Rue_Saint-Jean Rue_Notre-Dame Rue_Saint-Joseph Boulevard_Laurier Rue_de_l’Église Rue_Sainte-Catherine
    Rue_Saint-Louis Rue_Champlain Avenue_Cartier Rue_des_Érables Rue_Saint-Denis Rue_Papineau Boulevard_René-Lévesque
    Rue_Sainte-Anne Rue_du_Parc Rue_Saint-Paul Avenue_du_Collège Rue_Frontenac Rue_Montcalm Chemin_du_Lac Rue_des_Pins
    Rue_Saint-François Rue_Sherbrooke Rue_Hébert`
    .split(/\s+/)
    .map((road) => `${road}@${QUEBEC}`),
  'Yonge_St@Toronto',
  'Dundas_St@Toronto+Mississauga+London',
  'Portage_Ave@Winnipeg',
  'Jasper_Ave@Edmonton',
  'Granville_St@Vancouver',
  'Barrington_St@Halifax',
].join(' ');
