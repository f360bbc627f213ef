import { fork, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { catalogue } from '@specimen/engine';
const load = fork('/work/main/bench/httpLoad.mjs');
const c=spawn(process.execPath,[...(process.env.FLAGS||'').split(' ').filter(Boolean),'/work/main/packages/server/dist/start.js'],{stdio:['ignore','pipe','inherit'],env:{...process.env,PORT:'0',LOG_LEVEL:'warn'}});
let out='';const port=await new Promise(r=>c.stdout.on('data',d=>{out+=d;const p=/localhost:(\d+)/.exec(out);if(p)r(Number(p[1]))}));
const paths=catalogue.countries().flatMap(({code},i)=>{const all=[`/${code}/person?seed=${i}`,`/${code}/full?n=${1+(i%20)}&format=${['json','csv','ndjson','xml'][i%4]}`,`/${code}`,`/any/int:1,${i+2}`,`/fetch?q=${code}.name`,`/batch?specs=${code}.person:3,${code}.company`,`/validate?value=${i}&validator=luhn`];return process.env.K?[all[Number(process.env.K)]]:all}).map(p=>'/api/v1'+p);
const rss=()=>Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${c.pid}/status`,'utf8'))[1])/1024;
const res=[rss().toFixed(0)];
for(const n of (process.env.N||'2000,4000,4000,10000').split(',')){load.send({port,paths,connections:20,requests:Number(n)});await new Promise(r=>load.once('message',r));res.push(rss().toFixed(0));}
console.log('K',process.env.K??'all',res.join(' '));console.log(out.split('\n').filter(l=>/Mark-Compact/.test(l)).slice(-3).join('\n'));
load.kill();c.kill();
