import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';

let banco: BancoDeTeste;
beforeAll(async () => {
  banco = await bancoDeTeste();
});
afterAll(() => banco.fechar());

const parcela = 'insert into aditivos_parcelas (aditivo_id, contrato_preco_id, parcela, titulo_novo_id, intocada) values';
const desconto = 'insert into contratos_descontos (contrato_id, descricao, condicional, forma, percentual, valor_centavos) values';
/** Constraint → the statement that it refuses. References are not looked at here, so that each statement breaks one rule alone. */
const restricoes: Readonly<Record<string, readonly string[]>> = {
  aditivos_parcelas_efeito_check: [`${parcela} (1, 1, 1, 5, 'paga')`, `${parcela} (1, 1, 1, null, null)`],
  aditivos_parcelas_novo_key: [`${parcela} (1, 1, 1, 5, null), (2, 2, 2, 5, null)`],
  aditivos_situacoes_transicao: [`insert into aditivos_situacoes (aditivo_id, de, para, usuario_id) values (1, 'revogado', 'vigente', 1)`],
  contratos_descontos_forma_tem_valor: [
    `${desconto} (1, 'x', false, 'percentual', null, 100)`,
    `${desconto} (1, 'x', false, 'valor', 10, null)`,
    `${desconto} (1, 'x', false, 'valor', 10, 100)`,
  ],
  contratos_multas_titulo_key: ['insert into contratos_multas (situacao_id, titulo_id) values (1, 7), (2, 7)'],
  contratos_situacoes_ajuste_check: [
    `insert into contratos_situacoes (contrato_id, de, para, usuario_id, ajuste_centavos) values (1, 'ativo', 'suspenso', 1, -5)`,
  ],
  docentes_periodo_datas_check: [
    `insert into docentes_periodo (turma_disciplina_id, pessoa_id, data_inicio, data_fim) values (1, 1, '2026-03-02', '2026-03-01')`,
  ],
  periodos_letivos_segmentacoes_key: [
    'insert into periodos_letivos_segmentacoes (periodo_letivo_id, segmentacao_id) values (1, 1), (1, 1)',
  ],
  turmas_disciplinas_dias_check: [
    `insert into turmas_disciplinas (turma_id, disciplina_id, data_inicio, data_fim) values (1, 1, '2026-03-02', '2026-03-01')`,
  ],
};

test.each(Object.entries(restricoes))('%s fires', async (nome, comandos) => {
  for (const comando of comandos) {
    const erro: unknown = await transacao(banco.dono, async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql.raw(comando).execute(tx);
    }).catch((causa: unknown) => causa);
    expect((erro as { constraint?: string }).constraint, comando).toBe(nome);
  }
});
