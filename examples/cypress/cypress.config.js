const { defineConfig } = require('cypress');
const tasks = require('./cypress/tasks.js');

module.exports = defineConfig({
  e2e: {
    setupNodeEvents(on) {
      on('task', tasks);
    },
  },
});
