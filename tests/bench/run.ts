import { parseArgs } from 'node:util';
import { medirUm, medirVarios } from './medir.ts';
import { abrirContexto } from './contexto.ts';
import type { Caso } from './caso.ts';
import { entrar } from './casos/entrar.ts';
import { inicio } from './casos/inicio.ts';
import { alunos } from './casos/alunos.ts';
import { pessoas } from './casos/pessoas.ts';
import { abrirAluno } from './casos/abrir-aluno.ts';
import { ativarContratos } from './casos/ativar-contratos.ts';
import { boletos } from './casos/boletos.ts';

// Ratios in one run on one machine: the raw SQL and the product side by side, each result checked against the other.
const { values } = parseArgs({ options: { alunos: { type: 'string', default: '20000' }, caso: { type: 'string' } } });
const casos: Caso[] = [...entrar, ...inicio, ...alunos, ...pessoas, ...abrirAluno, ...ativarContratos, ...boletos];
const escolhidos = values.caso ? casos.filter((c) => c.nome.includes(values.caso ?? '')) : casos;

const ms = (n: number): string => (Number.isNaN(n) ? '–' : `${n < 10 ? n.toPrecision(2) : Math.round(n)}`).padStart(7);
const diz = (linha: string): void => void process.stdout.write(`${linha}\n`);

const contexto = await abrirContexto(Number(values.alunos));
try {
  diz(`\n${'case'.padEnd(62)} ${'SQL p50'.padStart(7)} ${'HTTP p50'.padStart(8)} ${'ratio'.padStart(6)} ${'c8 p95'.padStart(7)}   goal`);
  for (const caso of escolhidos) {
    await caso.preparar?.(contexto);
    if (!caso.soUm) caso.conferir(await caso.sql(contexto), await caso.http(contexto, 0));
    const vezes = caso.vezes ?? 200;
    const sql = await medirUm(() => caso.sql(contexto), vezes);
    const http = await medirUm(() => caso.http(contexto, 0), vezes);
    const c8 = caso.soUm
      ? { p50: Number.NaN, p95: Number.NaN }
      : await medirVarios((cliente) => caso.http(contexto, cliente), 8, Math.max(5, Math.floor(vezes / 4)));
    const razao = http.p50 / sql.p50;
    const { meta } = caso;
    const passou =
      (meta.c1 ?? Infinity) >= http.p50 && (meta.c8 ?? Infinity) >= (caso.soUm ? 0 : c8.p95) && (meta.razao ?? Infinity) >= razao;
    const metas = [meta.c1 && `≤ ${meta.c1} ms`, meta.c8 && `c8 ≤ ${meta.c8} ms`, meta.razao && `≤ ${meta.razao}× SQL`]
      .filter(Boolean)
      .join(', ');
    diz(
      `${caso.nome.padEnd(62)} ${ms(sql.p50)} ${ms(http.p50)}  ${razao.toPrecision(3).padStart(6)} ${ms(c8.p95)}   ${metas} ${passou ? '✔' : '✖'}`,
    );
  }
} finally {
  await contexto.fechar();
}
