import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { abrirCarregador } from './carregador.ts';
import { casos } from './casos.ts';
import { completarAte } from './casos/pessoas.ts';
import { abrirContexto, type ContextoBench } from './contexto.ts';
import { medirCaso } from './medir-caso.ts';
import { cabecalho, ms, diz, linhaDoCaso, placar } from './placar.ts';
import { iniciarServidor } from './servidor.ts';
import { CRESCIMENTO, telasPaginadas } from './tela.ts';

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
const alunos = Number(values.alunos);
const pasta = values.pasta ?? mkdtempSync(join(tmpdir(), 'patio-bench-'));
const escolhidos = casos.filter(({ nome }) => nome.includes(values.caso));
const telas = telasPaginadas.filter((caminho) => `growth ${caminho}`.includes(values.caso));
const carregador = abrirCarregador();

async function medirTelas({ endereco, tokens }: ContextoBench): Promise<Map<string, number>> {
  const medidas = new Map<string, number>();
  for (const caminho of telas) {
    const [token = ''] = await tokens();
    medidas.set(caminho, (await carregador.medir({ caminho, endereco, token, vezes: 150 })).p50);
  }
  return medidas;
}

async function medirCasos(contexto: ContextoBench, escola: 'demo' | '200,000 people'): Promise<void> {
  for (const caso of escolhidos.filter((c) => (c.escola ?? 'demo') === escola))
    diz(linhaDoCaso(caso, await medirCaso(caso, contexto, carregador)));
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

try {
  const antes = telas.length > 0 ? await naEscola(ALUNOS_POUCOS, medirTelas) : new Map<string, number>();
  await naEscola(alunos, async (contexto) => {
    diz(cabecalho);
    await medirCasos(contexto, 'demo');
    const depois = await medirTelas(contexto);
    if (depois.size > 0) diz(`\nGrowth of each paged screen from ${ALUNOS_POUCOS} to ${alunos} students, at most ${CRESCIMENTO}×`);
    for (const [caminho, p50] of depois) {
      const razao = p50 / (antes.get(caminho) ?? Number.NaN);
      diz(
        `${caminho.padEnd(62)} ${ms(antes.get(caminho) ?? 0)} ${ms(p50)}  ${razao.toPrecision(3).padStart(6)}× ${placar(razao <= CRESCIMENTO)}`,
      );
    }
    if (!escolhidos.some(({ escola }) => escola === '200,000 people')) return;
    diz('\nFilling the register up to 200,000 people…');
    await completarAte(contexto, 200_000);
    diz(cabecalho);
    await medirCasos(contexto, '200,000 people');
  });
  if ('cold start'.includes(values.caso)) {
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
