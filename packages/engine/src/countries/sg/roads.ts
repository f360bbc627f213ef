/** Roads with housing blocks, behind the town they are in, whose name a star stands for. */
const TOWNS = `
  Tampines *Street_11 *Street_12 *Street_21 *Street_22 *Street_23 *Street_32 *Street_33 *Street_41 *Street_42
    *Street_45 *Street_61 *Street_71 *Street_81 *Street_82 *Street_83 *Street_84 *Street_91 *Avenue_4 *Avenue_5
    *Avenue_7 *Avenue_9 *Central_1;
  Bedok *North_Street_1 *North_Street_2 *North_Street_3 *North_Street_4 *North_Avenue_1 *North_Avenue_3
    *North_Avenue_4 *North_Road *South_Avenue_1 *South_Avenue_2 *South_Avenue_3 *South_Road *Reservoir_Road
    Chai_Chee_Avenue Chai_Chee_Road New_Upper_Changi_Road;
  Sengkang *East_Way *West_Way *Central Compassvale_Road Compassvale_Street Compassvale_Drive Compassvale_Link
    Compassvale_Crescent Rivervale_Drive Rivervale_Street Rivervale_Crescent Anchorvale_Road Anchorvale_Lane
    Anchorvale_Link Anchorvale_Drive Fernvale_Road Fernvale_Lane Fernvale_Link;
  Jurong_West *Street_41 *Street_42 *Street_51 *Street_52 *Street_61 *Street_62 *Street_64 *Street_65 *Street_71
    *Street_72 *Street_73 *Street_75 *Street_81 *Street_91 *Street_92 *Street_93 *Avenue_1 *Avenue_3 *Avenue_5
    *Central_1 Boon_Lay_Drive Boon_Lay_Place;
  Woodlands *Street_11 *Street_13 *Street_31 *Street_32 *Street_41 *Street_81 *Street_82 *Street_83 *Avenue_1
    *Avenue_3 *Avenue_4 *Avenue_5 *Avenue_6 *Drive_14 *Drive_16 *Drive_40 *Drive_42 *Drive_44 *Drive_50 *Drive_52
    *Drive_60 *Drive_70 *Drive_72 *Drive_75 *Crescent *Circle *Ring_Road Marsiling_Drive Marsiling_Road;
  Hougang *Street_11 *Street_21 *Street_22 *Street_51 *Street_52 *Street_61 *Street_91 *Street_92 *Avenue_1 *Avenue_2
    *Avenue_3 *Avenue_4 *Avenue_5 *Avenue_6 *Avenue_7 *Avenue_8 *Avenue_9 *Avenue_10 *Central Buangkok_Crescent
    Buangkok_Link;
  Yishun *Street_11 *Street_20 *Street_21 *Street_22 *Street_31 *Street_41 *Street_43 *Street_51 *Street_61 *Street_71
    *Street_72 *Street_81 *Avenue_2 *Avenue_3 *Avenue_4 *Avenue_5 *Avenue_6 *Avenue_7 *Avenue_9 *Avenue_11 *Ring_Road
    *Central;
  Punggol *Field *Drive *Central *Place *Road *Way *Walk Edgefield_Plains Edgedale_Plains Sumang_Walk Sumang_Link
    Sumang_Lane Northshore_Drive;
  Choa_Chu_Kang *Avenue_1 *Avenue_2 *Avenue_3 *Avenue_4 *Avenue_5 *Avenue_7 *Street_51 *Street_52 *Street_53
    *Street_54 *Street_62 *Street_64 *Central *Crescent *Loop *North_5 *North_6 *North_7 Teck_Whye_Avenue
    Teck_Whye_Lane;
  Ang_Mo_Kio *Avenue_1 *Avenue_3 *Avenue_4 *Avenue_5 *Avenue_6 *Avenue_8 *Avenue_9 *Avenue_10 *Street_11 *Street_13
    *Street_21 *Street_22 *Street_23 *Street_31 *Street_32 *Street_41 *Street_42 *Street_44 *Street_51 *Street_52
    *Street_61;
  Bukit_Batok *Street_11 *Street_21 *Street_22 *Street_24 *Street_25 *Street_31 *Street_32 *Street_33 *Street_34
    *Street_41 *Street_51 *Street_52 *West_Avenue_2 *West_Avenue_4 *West_Avenue_5 *West_Avenue_6 *West_Avenue_8
    *East_Avenue_3 *East_Avenue_4 *East_Avenue_5 *Central;
  Bukit_Panjang *Ring_Road Petir_Road Pending_Road Fajar_Road Jelapang_Road Senja_Road Senja_Link Segar_Road
    Bangkit_Road Gangsa_Road Lompang_Road Jelebu_Road Saujana_Road Cashew_Road;
  Toa_Payoh Lorong_1_Toa_Payoh Lorong_2_Toa_Payoh Lorong_4_Toa_Payoh Lorong_5_Toa_Payoh Lorong_6_Toa_Payoh
    Lorong_7_Toa_Payoh Lorong_8_Toa_Payoh *North *East *Central Kim_Keat_Avenue;
  Pasir_Ris *Street_11 *Street_12 *Street_13 *Street_21 *Street_41 *Street_51 *Street_52 *Street_53 *Street_71
    *Street_72 *Drive_1 *Drive_3 *Drive_4 *Drive_6 *Drive_10 Elias_Road;
  Serangoon *Avenue_2 *Avenue_3 *Avenue_4 *Central *North_Avenue_1 *North_Avenue_3 *North_Avenue_4 Lorong_Lew_Lian;
  Bukit_Merah *View *Central Jalan_Bukit_Merah Redhill_Close Henderson_Road Henderson_Crescent Lengkok_Bahru
    Hoy_Fatt_Road Jalan_Rumah_Tinggi;
  Queenstown Stirling_Road Commonwealth_Drive Commonwealth_Close Commonwealth_Avenue Commonwealth_Crescent
    Mei_Ling_Street Strathmore_Avenue Margaret_Drive Dawson_Road Tanglin_Halt_Road;
  Sembawang *Drive *Crescent *Close *Way *Vista Canberra_Road Canberra_Link Canberra_Street Canberra_Crescent
    Montreal_Drive Montreal_Link Wellington_Circle Admiralty_Drive Admiralty_Link;
  Clementi *Avenue_1 *Avenue_2 *Avenue_3 *Avenue_4 *Avenue_5 *Avenue_6 *Street_11 *Street_12 *Street_13 *Street_14
    *West_Street_1 *West_Street_2 West_Coast_Drive West_Coast_Road;
  Bishan *Street_11 *Street_12 *Street_13 *Street_22 *Street_23 *Street_24 Sin_Ming_Avenue Sin_Ming_Road Shunfu_Road;
  Jurong_East *Street_13 *Street_21 *Street_24 *Street_31 *Street_32 *Avenue_1 *Central Toh_Guan_Road Pandan_Gardens
    Teban_Gardens_Road`;

export const ROADS = TOWNS.split(';')
  .flatMap((each) => {
    const [town, ...roads] = each.trim().split(/\s+/);
    return roads.map((road) => `${road.replace('*', `${town}_`)}@${town}`);
  })
  .join(' ');
