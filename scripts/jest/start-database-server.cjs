module.exports = require('./database-server.cjs').start;
