/** Whether a person born on a day is of full age on another, both as `YYYY-MM-DD`. */
export function isAdult(born, day) {
  const eighteenth = `${Number(born.slice(0, 4)) + 18}${born.slice(4)}`;
  return eighteenth <= day;
}
