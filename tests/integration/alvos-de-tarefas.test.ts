import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { encher } from './integridade/encher.ts';
import { nomesDosAlvos } from '#portal/server/tarefas-alvos.ts';

let banco: BancoDeTeste;
beforeAll(async () => {
  banco = await bancoDeTeste();
  await encher(banco.db);
});
afterAll(() => banco.fechar());

const tabelas = [
  ['cobranca.envio', 'cobrancas_cartas'],
  ['declaracoes.ir', 'pessoas'],
  ['historicos.emissao', 'pessoas'],
  ['privacidade.dossie', 'pessoas'],
  ['fechamentos.etapas', 'turmas'],
  ['boletins.impressao', 'turmas'],
  ['contratos.ativacao', 'contratos'],
  ['rematriculas.execucao', 'matriculas'],
  ['boletos.impressao', 'boletos'],
  ['retornos.importacao', 'retornos_linhas'],
  ['notas-fiscais.importacao', 'notas_fiscais_arquivos'],
  ['documentos-envio.lote', 'documentos_emitidos'],
  ['convenios.descontos', 'convenios_pessoas'],
] as const;
test.each(tabelas)('rows of %s are named by their record', async (tipo, tabela) => {
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(tabela)} order by id limit 3`.execute(banco.db);
  const ids = rows.map(({ id }) => id);
  const nomes = await nomesDosAlvos(banco.db, { id: 1, tipo }, [...ids, 999_999]);
  expect([...nomes.keys()].toSorted((a, b) => a - b)).toEqual(ids);
  for (const nome of nomes.values()) expect(nome).toMatch(/\S/);
});

test('rows of an import are named by its own file, and a kind that nobody knows names none', async () => {
  expect(await nomesDosAlvos(banco.db, { id: 1, tipo: 'importacao.pessoas' }, [999_999])).toEqual(new Map());
  expect(await nomesDosAlvos(banco.db, { id: 1, tipo: 'outra.coisa' }, [1])).toEqual(new Map());
});
