import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { abrirCarregador } from './carregador.ts';
import { casos } from './casos.ts';
import { completarAte } from './casos/pessoas.ts';
import { varreduras } from './casos/varreduras.ts';
import { completarTitulosAte } from './casos/receber.ts';
import type { Escola } from './caso.ts';
import { abrirContexto, type ContextoBench } from './contexto.ts';
import { medirCaso } from './medir-caso.ts';
import { cabecalho, ms, diz, linhaDoCaso, placar } from './placar.ts';
import { iniciarServidor } from './servidor.ts';
import { medirGrade, tamanhos, TECLA_MS } from './grade.ts';
import { CRESCIMENTO, telasPaginadas } from './tela.ts';
import { medirVarredura } from './varredura.ts';

// Ratios in one run on one machine: the raw SQL and the product side by side, each result checked against the other.
// Database, server and load client are processes of their own. `--pasta` keeps the schools for the next run.
const { values } = parseArgs({
  options: {
    alunos: { type: 'string', default: '20000' },
    caso: { type: 'string', default: '' },
    pasta: { type: 'string' },
    perfil: { type: 'string' },
  },
});
const ALUNOS_POUCOS = 2_000;
const ABRIR_EM_MS = 5_000;
/** Rounds of the growth gate; the best of each school counts. */
const VOLTAS = 3;
const alunos = Number(values.alunos);
const pasta = values.pasta ?? mkdtempSync(join(tmpdir(), 'patio-bench-'));
/** Parts of names, with commas between them. */
const pedidos = values.caso.split(',');
const escolhe = (nome: string): boolean => pedidos.some((pedido) => nome.includes(pedido));
const escolhidos = casos.filter(({ nome }) => escolhe(nome));
const telas = telasPaginadas.filter((caminho) => escolhe(`growth ${caminho}`));
const carregador = abrirCarregador();

/** Both schools stand open and are measured in turns, so that what else the machine does weighs on both alike. */
async function medirCrescimento(grande: ContextoBench): Promise<void> {
  if (telas.length === 0) return;
  await naEscola(ALUNOS_POUCOS, async (pequena) => {
    diz(`\nGrowth of each paged screen from ${ALUNOS_POUCOS} to ${alunos} students, at most ${CRESCIMENTO}×`);
    for (const caminho of telas) {
      const p50 = { pequena: Number.POSITIVE_INFINITY, grande: Number.POSITIVE_INFINITY };
      for (let volta = 0; volta < VOLTAS; volta += 1) {
        p50.pequena = Math.min(p50.pequena, await medirTela(pequena, caminho));
        p50.grande = Math.min(p50.grande, await medirTela(grande, caminho));
      }
      const razao = p50.grande / p50.pequena;
      diz(
        `${caminho.padEnd(62)} ${ms(p50.pequena)} ${ms(p50.grande)}  ${razao.toPrecision(3).padStart(6)}× ${placar(razao <= CRESCIMENTO)}`,
      );
    }
  });
}

async function medirTela({ endereco, tokens }: ContextoBench, caminho: string): Promise<number> {
  const [token = ''] = await tokens();
  return (await carregador.medir({ caminho, endereco, token, vezes: 60 })).p50;
}

async function medirCasos(contexto: ContextoBench, escola: Escola): Promise<void> {
  for (const caso of escolhidos.filter((c) => (c.escola ?? 'demo') === escola)) {
    const medidas = await medirCaso(caso, contexto, carregador);
    if (medidas) diz(linhaDoCaso(caso, medidas));
  }
}

/** Opens a school, uses it and closes it again, whatever happens. */
async function naEscola<T>(quantos: number, usar: (contexto: ContextoBench) => Promise<T>): Promise<T> {
  diz(`\nDemo school of ${quantos} students…`);
  const contexto = await abrirContexto({ pasta, alunos: quantos, ...(values.perfil ? { perfil: values.perfil } : {}) });
  try {
    return await usar(contexto);
  } finally {
    await contexto.fechar();
  }
}

// Milliseconds are compared with goals of a machine that does nothing else; the ratios hold on any.
const [carga = 0] = loadavg();
if (carga > availableParallelism() / 2)
  diz(`The machine is busy (load ${carga.toPrecision(3)}): read the ratios, not the goals in milliseconds.`);

const comGrade = pedidos.some((pedido) => 'grid key to paint'.includes(pedido));
for (const tamanho of comGrade ? tamanhos : []) {
  const { p50, p95 } = await medirGrade(tamanho);
  diz(
    `\nGrid key to paint, ${tamanho.alunos} students × ${tamanho.colunas} columns, processor slowed 4×: p50 ${ms(p50).trim()} ms, p95 ${ms(p95).trim()} ms, at most ${TECLA_MS} ${placar(p95 <= TECLA_MS)}`,
  );
}
const soGrade = comGrade && escolhidos.length === 0 && telas.length === 0;

try {
  if (!soGrade)
    await naEscola(alunos, async (contexto) => {
      diz(cabecalho);
      await medirCasos(contexto, 'demo');
      for (const v of varreduras.filter(({ nome }) => escolhe(nome))) await medirVarredura(v, contexto, carregador);
      await medirCrescimento(contexto);
      if (escolhidos.some(({ escola }) => escola === '1,000,000 titles')) {
        diz('\nFilling the receivables up to 1,000,000 titles…');
        await completarTitulosAte(contexto, 1_000_000);
        diz(cabecalho);
        await medirCasos(contexto, '1,000,000 titles');
      }
      if (!escolhidos.some(({ escola }) => escola === '200,000 people')) return;
      diz('\nFilling the register up to 200,000 people…');
      await completarAte(contexto, 200_000);
      diz(cabecalho);
      await medirCasos(contexto, '200,000 people');
    });
  if (pedidos.some((pedido) => 'cold start'.includes(pedido))) {
    const servidor = await iniciarServidor({ DATA_DIR: join(pasta, `escola-${alunos}`) }, ['--demo']);
    await servidor.parar();
    diz(
      `\nCold start of the demo with data present: listening after ${ms(servidor.prontoEm).trim()} ms, at most ${ABRIR_EM_MS} ${placar(servidor.prontoEm <= ABRIR_EM_MS)}`,
    );
  }
} finally {
  carregador.terminar();
  if (!values.pasta) rmSync(pasta, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
}
