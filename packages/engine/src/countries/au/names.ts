import { chinese, filipino, hindu, sikh } from '../../data/emigrantNames.ts';
import { ENGLISH } from '../../data/englishNames.ts';
import type { NameFacts } from '../../model.ts';

/**
 * The communities of Australia, in shares of the census of 2021; given names by birth year after the states'
 * registries.
 */
export const PEOPLES: readonly NameFacts[] = [
  {
    share: 72,
    near: {
      'New South Wales': 62,
      Victoria: 61,
      Queensland: 82,
      'South Australia': 76,
      Tasmania: 93,
      'Western Australia': 75,
    },
    male: {
      0: `John Peter William Robert Kenneth Ronald Donald Brian James Raymond George Barry David Keith Colin Alan Neville Maxwell
        Bruce Graham Geoffrey Kevin`,
      1948: `Peter John David Robert Michael Ian Graeme Gregory Stephen Phillip Paul Geoffrey Christopher Garry Wayne Alan Richard
        Trevor Bruce Rodney Dennis Ross`,
      1962: `Michael David Peter Andrew Mark Paul Stephen Anthony Craig Darren Gregory Robert Brett Scott Glenn Wayne Shane Steven
        Stuart Dean Rodney Troy Neil`,
      1976: `Matthew Daniel Andrew Christopher Michael David Adam Benjamin Jason Paul Mark Scott Shane Brett Nathan Luke Craig
        Travis Bradley Damien Simon Joel`,
      1988: `Matthew Daniel Joshua James Thomas Benjamin Michael Luke Nicholas Christopher Ryan Mitchell Samuel Jake Aaron Nathan
        Adam Alexander Jarrod Dylan Kyle Liam`,
      1999: `Jack Joshua Thomas Lachlan William James Liam Samuel Daniel Benjamin Ethan Cooper Riley Harrison Mitchell Jayden Max
        Oliver Angus Hamish Flynn Noah Hunter`,
    },
    female: {
      0: `Margaret Patricia Joan Betty Shirley Dorothy Beverley Barbara Valerie Judith Norma June Marjorie Maureen Joyce Helen
        Gwenda Lorraine Elaine Heather Pamela Nancy`,
      1948: `Susan Margaret Christine Jennifer Judith Helen Lynette Robyn Pamela Sandra Anne Elizabeth Cheryl Kerry Denise Gail
        Patricia Diane Barbara Glenys Janice Leonie`,
      1962: `Karen Julie Susan Michelle Lisa Jennifer Leanne Tracey Debra Sharon Helen Wendy Jacqueline Kerrie Joanne Fiona
        Narelle Donna Sandra Catherine Annette Deborah`,
      1976: `Rebecca Michelle Nicole Melissa Kylie Lisa Sarah Kelly Natalie Amanda Belinda Samantha Kate Emma Rachel Tanya Simone
        Kristy Tracey Alison Danielle Naomi`,
      1988: `Sarah Jessica Emma Lauren Rebecca Emily Amy Samantha Ashleigh Stephanie Laura Kate Kimberley Tegan Rachel Hayley
        Caitlin Courtney Bianca Alana Melissa Brooke`,
      1999: `Emily Jessica Georgia Olivia Chloe Hannah Grace Isabella Ella Charlotte Sophie Caitlin Lily Mia Ruby Zoe Tahlia
        Matilda Imogen Holly Paige Jasmine Maddison`,
    },
    family: `${ENGLISH.surnames} ${ENGLISH.families} O'Brien McDonald Davies Davis Clarke Harvey Fraser Macdonald Cameron Reid
      Duncan Sullivan O'Connor O'Neill McCarthy Fitzgerald Byrne Burke Doyle Walsh Gallagher Schultz Schmidt Miller Hansen
      Jenkins Lloyd Owen Barker Chapman Pearce Nicholls Carroll Wallace Dawson Fletcher Gibson Saunders Lowe Brooks Dixon Bourke
      Kingston Tully Kemp Kerr Hogan Maher Johnston Francis Bradley Nicholson Warren Hayes Barrett Lane Douglas Parsons Osborne`,
  },
  {
    share: 4,
    near: { Victoria: 5.5, 'South Australia': 6, 'New South Wales': 4 },
    male: {
      0: 'Giuseppe Antonio Giovanni Salvatore Domenico Vincenzo Francesco Mario Pasquale Carmelo Rocco Bruno',
      1960: 'Tony Frank Joe Robert John Sam Dominic Rocco Carlo Marco Vince Mario',
      1985: 'Daniel Anthony Marco Adrian Michael Matthew Joseph Christian Dean Julian Stefano Luca',
    },
    female: {
      0: 'Maria Giuseppina Rosa Anna Concetta Antonietta Carmela Teresa Giovanna Francesca Lucia Angela',
      1960: 'Maria Anna Rosa Teresa Lina Rita Carmela Angela Connie Tina Silvana Franca',
      1985: 'Daniela Bianca Natalie Alessia Vanessa Claudia Stephanie Francesca Isabella Elisa Marisa Carla',
    },
    family:
      'Rossi Russo Romano Ferraro Esposito Greco Costa Bruno Marino Caruso De_Luca Ricci Lombardi Barbaro Sergi Fazio Morabito Rizzo Carbone Catalano Santoro Mancini Gallo Leone',
  },
  {
    share: 2,
    near: { Victoria: 3.2, 'New South Wales': 2, 'South Australia': 2.2 },
    male: {
      0: 'George Dimitrios Nick Konstantinos Peter Con Theo Spiro Stavros Vasilios',
      1960: 'George Nick Con Peter John Jim Bill Steve Theo Dimitri',
      1985: 'Nicholas George Dimitri Andrew Michael James Christos Stefan Alexander Anthony',
    },
    female: {
      0: 'Maria Eleni Georgia Vasiliki Anastasia Despina Sophia Panagiota Stavroula Chrisoula',
      1960: 'Maria Helen Georgia Voula Sophia Toula Anna Christina Effie Katerina',
      1985: 'Eleni Christina Maria Alexandra Georgia Anastasia Stephanie Sophia Natasha Katerina',
    },
    family:
      'Papadopoulos Georgiou Pappas Nikolaou Dimitriou Ioannou Christou Karagiannis Vlahos Economou Kyriakou Stavrou Angelopoulos Tsiolkas Kostas Andreou Makris Zervos',
  },
  {
    ...chinese,
    share: 6,
    near: { 'New South Wales': 11, Victoria: 9, Queensland: 3.5, Tasmania: 2, 'South Australia': 4 },
  },
  {
    ...hindu,
    share: 3.5,
    near: { 'New South Wales': 5, Victoria: 5.5, Queensland: 2.2, Tasmania: 1, 'South Australia': 3.2 },
  },
  { ...sikh, share: 1.2, near: { Victoria: 2, 'New South Wales': 1.2, Tasmania: 0.3 } },
  {
    share: 1.6,
    near: { 'New South Wales': 2.2, Victoria: 2.2, Queensland: 0.8, Tasmania: 0.2 },
    male: {
      0: 'Hung Thanh Minh Duc Hai Dung Tam Quang Son Vinh',
      1975: 'Tuan Minh Kevin David Tony Hieu Andy Nam Vinh Peter Steven Phong',
      1992: 'Kevin Brandon Andrew Ryan Tommy Vincent Jason Danny Anthony Johnny Brian Peter',
    },
    female: {
      0: 'Hoa Lan Mai Huong Thuy Nga Hong Phuong Lien Kim',
      1975: 'Linh Kim Thao Trang Jenny Tina Hang Ngoc Michelle Lisa Van Julie',
      1992: 'Jennifer Tiffany Vivian Michelle Jessica Kelly Linda Amy Christine Cindy Vy Emily',
    },
    family: 'Nguyen:40 Tran:12 Le:9 Pham:7 Huynh:5 Vo:4 Vu:3 Phan:3 Dang Bui Do Ngo Truong Hoang Ly',
  },
  {
    // From Lebanon and other Arab countries, Muslims and Christians.
    share: 1.8,
    near: { 'New South Wales': 4.5, Victoria: 2.2, Queensland: 0.6, Tasmania: 0.2 },
    male: {
      0: 'George Joseph Mohamad Ali Hassan Elias Ahmad Tony Youssef Khalil',
      1970: 'Mohamed Ahmad Ali Hassan Bilal Khaled Fadi Tony Elias Charbel Omar Walid',
      1992: 'Mohammed Ali Omar Adam Ahmed Bilal Ibrahim Hassan Charbel Anthony Zac Yusuf',
    },
    female: {
      0: 'Fatima Mariam Samira Salma Nadia Marie Souad Leila Therese Najat',
      1970: 'Rania Nadia Rima Hanan Mona Samira Amal Leila Zeinab Rita Dina Manal',
      1992: 'Sarah Mariam Zahra Yasmin Aisha Nour Layla Rebecca Amira Fatima Maya Hiba',
    },
    family:
      'Haddad Nassar Khoury Taleb Hassan Ibrahim Mansour Saad Elali Issa Moussa Hamdan Saleh Chami Harb Rahme Karam Ayoub Daher Kassem',
  },
  { ...filipino, share: 1.4, near: { 'New South Wales': 1.6, Victoria: 1, Queensland: 1.3, Tasmania: 0.4 } },
];
