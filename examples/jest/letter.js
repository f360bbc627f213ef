exports.salutation = ({ name, sex }) =>
  sex === 'female' ? `Sehr geehrte Frau ${name}` : `Sehr geehrter Herr ${name}`;
