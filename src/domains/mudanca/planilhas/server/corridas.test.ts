import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EscolaEmMudanca, escolaEmMudanca } from '#tests/helpers/mudanca/planilhas.ts';
import { novoAto } from '#platform/server/ato.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import type { LinhaFeita } from '../feita.ts';
import { carregarPlanilha } from './carregar.ts';
import { tiposDePlanilha } from './tipos.ts';

let e: EscolaEmMudanca;
beforeAll(async () => {
  e = await escolaEmMudanca();
}, 60_000);
afterAll(() => e.s.fechar());

const LINHAS = 200;
const sheet = (nome: string): string[] => ['Código;Nome', ...Array.from({ length: LINHAS }, (_, i) => `C${i};${nome} da Silva ${i}`)];
const quantas = async (): Promise<number> =>
  (await sql<{ n: number }>`select count(*)::int as n from pessoas`.execute(e.s.banco.db)).rows[0]?.n ?? -1;

async function carregarTudo(id: number): Promise<LinhaFeita[]> {
  const { db, config } = e.s.servicos;
  const planilha = await carregarPlanilha(db, id);
  const { carregar, emOrdem } = tiposDePlanilha[planilha.tipo];
  return transacao(db, async (tx) =>
    carregar(await novoAto(tx, { quem: e.mundo.quem, fuso: config.tzEscola }), planilha, emOrdem(planilha)),
  );
}

async function aoMesmoTempo(...nomes: readonly [string, string]): Promise<unknown[]> {
  const enviadas = await Promise.all(nomes.map((nome, i) => e.enviar('pessoas', sheet(nome), `${nome}-${i}.csv`)));
  const feitas = (await Promise.all(enviadas.map(({ id }) => carregarTudo(id)))).flat();
  const por = Map.groupBy(feitas, ({ situacao }) => situacao);
  return [por.get('pronta')?.length ?? 0, por.get('cadastrada')?.length ?? 0, por.get('erro')?.length ?? 0];
}

test('two sheets with the same codes loaded at once bring each code once; what the later one says otherwise puts the first right', async () => {
  const antes = await quantas();
  expect(await aoMesmoTempo('Ana', 'Ana')).toEqual([LINHAS, LINHAS, 0]);
  expect(await quantas()).toBe(antes + LINHAS);
  expect(await aoMesmoTempo('Bia', 'Caio')).toEqual([2 * LINHAS, 0, 0]);
  expect(await quantas()).toBe(antes + LINHAS);
  const { rows } = await sql`select count(distinct nome)::int as nomes from pessoas where nome in ('Ana', 'Bia', 'Caio')`.execute(
    e.s.banco.db,
  );
  expect(rows).toEqual([{ nomes: 1 }]);
});

test('two who load one sheet at once start one job, and nobody changes its columns or throws it away after that', async () => {
  const { id, versao, mapeamento, fixos } = await e.enviar('pessoas', ['Código;Nome', 'U1;Una Costa']);
  await e.ensaiar(id);
  const lados = await Promise.all([e.passo(id, '/carga'), e.passo(id, '/carga')]);
  expect(lados.map(({ status, corpo }) => [status, corpo.error?.code]).toSorted()).toEqual([
    [200, undefined],
    [409, 'MUDANCA_JA_CARREGADA'],
  ]);
  const aceito = lados.find(({ status }) => status === 200)?.corpo.data as { tarefaId: number };
  await e.terminar(aceito.tarefaId);
  expect((await e.s.pedir('PUT', `Mudanca/planilha/${id}`, { body: { versao, mapeamento, fixos } })).corpo.error?.code).toBe(
    'MUDANCA_JA_CARREGADA',
  );
  expect((await e.passo(id, '', 'DELETE')).corpo.error?.code).toBe('MUDANCA_CARREGADA_NAO_EXCLUI');
  expect((await e.passo(id, '/ensaio')).corpo.error?.code).toBe('MUDANCA_JA_CARREGADA');
});
