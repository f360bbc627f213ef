/** Given names of Christians that the English-speaking countries of West Africa share, common ones first. */
export const CHRISTIAN = {
  male: `Emmanuel Samuel Daniel Joseph Michael David John Isaac Peter Paul Victor James Francis Joshua Stephen Eric
    Richard Benjamin Kingsley Felix Charles Patrick George Anthony Solomon Philip Bright Prince Gideon Collins Moses
    Godwin Frank Augustine Gabriel Matthew Thomas Simon Henry Kenneth Elijah Christopher Robert Ernest Desmond Derrick
    Dennis Albert Nicholas Jacob Alex Alfred Benedict Caleb Christian Clement Clifford Dominic Edward Edwin Elvis
    Enoch Frederick Gilbert Jeremiah Jerry Jonathan Julius Justice Lawrence Leonard Luke Mark Martin Maxwell Nathaniel
    Oscar Raphael Raymond Ronald Seth Theophilus Timothy Vincent Wilfred William Wisdom`,
  female: `Grace Mary Blessing Esther Comfort Elizabeth Mercy Joy Patience Sarah Victoria Rebecca Ruth Abigail Joyce
    Peace Gloria Charity Florence Deborah Rose Janet Linda Felicia Priscilla Beatrice Juliet Helen Rachel Doris Eunice
    Hannah Stella Lydia Veronica Evelyn Naomi Gift Agnes Cecilia Regina Rita Theresa Dorcas Sandra Belinda Bridget
    Caroline Catherine Cynthia Diana Edith Emma Eva Faith Gladys Harriet Helena Irene Ivy Jennifer Jessica Josephine
    Judith Kate Leticia Lucy Mabel Margaret Martha Matilda Mavis Monica Nancy Olivia Ophelia Patricia Pearl Portia
    Precious Sophia Susan Sylvia Vera Vivian Winifred Yvonne`,
} as const;
