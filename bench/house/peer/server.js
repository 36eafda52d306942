// A stock boardgame.io server with one game: PORT=8123 [FLATFILE_DIR=folder] node server.js
// It chooses its storage itself: files when FLATFILE_DIR is set, else memory.
'use strict';
const { Server } = require('boardgame.io/server');
const { liarsDice } = require('./game');

const host = '127.0.0.1';
const port = Number(process.env.PORT);
const server = Server({ games: [liarsDice], origins: [`http://${host}`] });
server.run({ port: { host, port }, callback: () => console.log('ready') });
