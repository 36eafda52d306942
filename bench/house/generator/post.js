// Sends one HTTP request with JSON both ways, over connections that are kept open.
'use strict';
const http = require('http');

const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });

exports.post = (port, path, body, headers = {}) =>
  new Promise((resolve, reject) => {
    const text = JSON.stringify(body);
    const options = {
      host: '127.0.0.1', port, path, agent, method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text), ...headers },
    };
    const request = http.request(options, (response) => {
      let answer = '';
      response.setEncoding('utf8');
      response.on('data', (piece) => (answer += piece));
      response.on('end', () => {
        const good = response.statusCode >= 200 && response.statusCode < 300;
        if (good) resolve(JSON.parse(answer));
        else reject(new Error(`POST ${path}: ${response.statusCode} ${answer.slice(0, 300)}`));
      });
    });
    request.on('error', reject);
    request.end(text);
  });
