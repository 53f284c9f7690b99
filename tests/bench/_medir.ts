import { abrirContexto } from './contexto.ts';
import { abrirCarregador } from './carregador.ts';
import { casos } from './casos.ts';
import { medirCaso } from './medir-caso.ts';
import { linhaDoCaso, cabecalho } from './placar.ts';
const [, , pasta, filtro = '', alunos = '20000', perfil] = process.argv;
const carregador = abrirCarregador();
const c = await abrirContexto({ pasta: pasta!, alunos: Number(alunos), ...(perfil ? { perfil } : {}) });
console.log(cabecalho);
for (const caso of casos.filter((x) => (x.escola ?? 'demo') === 'demo' && new RegExp(filtro).test(x.nome)))
  console.log(linhaDoCaso(caso, await medirCaso(caso, c, carregador)));
await c.fechar();
carregador.terminar();
