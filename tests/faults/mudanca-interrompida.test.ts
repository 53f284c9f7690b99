import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { abrirPlanilha } from '#domains/mudanca/planilhas/server/guardar.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { criarAdministradora } from '#tests/helpers/aplicacao/administradora.ts';
import { aplicacaoMortal, ate, respostasDaTarefa } from '#tests/helpers/aplicacao/morte.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { identificarEscola } from '#tests/helpers/mundo.ts';
import { quemDeTeste } from '#tests/helpers/servidor.ts';

// The application is killed in the middle of a load: each part is whole or untouched, and the next start brings the rest, once.
const QUANTOS = 2_000;
let banco: BancoDeTeste;
const app = aplicacaoMortal(() => banco);
beforeAll(async () => {
  banco = await bancoDeTeste();
  await identificarEscola(banco.db);
  await criarAdministradora(banco.db);
}, 120_000);
afterAll(app.enterrar);

type Contagem = { pessoas: number; registros: number; respostas: number; parados: number };
async function contar(): Promise<Contagem> {
  const { rows } = await sql<Contagem>`select
    (select count(*)::int from pessoas where nome = 'Trazida') as pessoas, (select count(*)::int from mudancas_registros) as registros,
    (select count(*)::int from tarefas_itens) as respostas,
    (select count(*)::int from tarefas where situacao in ('na_fila', 'em_andamento')) as parados`.execute(banco.db);
  return rows[0] as Contagem;
}

test('kill -9 in the middle of the load of a sheet', async () => {
  const linhas = Array.from({ length: QUANTOS }, (_, i) => ({ numero: i + 2, celulas: [`C${i}`, `Trazida da Silva ${i}`] }));
  const abrir = (quais: typeof linhas) =>
    transacao(banco.db, (tx) =>
      abrirPlanilha(atoDe(tx, quemDeTeste()), { tipo: 'pessoas', arquivo: 'pessoas.csv', colunas: ['Código', 'Nome'], linhas: quais }),
    );
  const id = await abrir(linhas);
  const outra = await abrir(linhas.slice(0, 1));
  const chamar = await app.nascer();
  const { ensaio } = await chamar<{ ensaio: { prontas: number } }>('POST', `Mudanca/planilha/${id}/ensaio`, undefined, 'mudanca-ensaio-1');
  expect([ensaio.prontas, (await contar()).pessoas]).toEqual([QUANTOS, 0]);
  // Another sheet holds a code of the second half: the load is stopped in its middle, wherever this machine is fast or slow.
  const trava = await banco.db.startTransaction().execute();
  await sql`insert into mudancas_registros (tipo, codigo, planilha_id, linha, alvo_id, nome, criado) values ('pessoas', ${`C${QUANTOS - 700}`}, ${outra}, 1, 1, 'x', false)`.execute(
    trava,
  );
  const { tarefaId } = await chamar<{ tarefaId: number }>('POST', `Mudanca/planilha/${id}/carga`, undefined, 'mudanca-carga-1');
  await ate(contar, (c) => c.pessoas > 0, 20);
  await app.morrer();
  await trava.rollback().execute();
  const depois = await contar();
  expect(depois.pessoas).toBeGreaterThan(0);
  expect(depois.pessoas).toBeLessThan(QUANTOS);
  expect([depois.registros, depois.respostas]).toEqual([depois.pessoas, depois.pessoas]);

  await app.nascer();
  const fim = await ate(contar, (c) => c.parados === 0, 110);
  expect(fim).toEqual({ pessoas: QUANTOS, registros: QUANTOS, respostas: QUANTOS, parados: 0 });
  expect(await respostasDaTarefa(banco.db, tarefaId)).toEqual([{ situacao: 'feito', n: QUANTOS }]);
  await app.encerrar();
}, 180_000);
