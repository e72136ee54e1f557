module.exports = require('./database-server.cjs').stop;
