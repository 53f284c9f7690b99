import { sql } from 'kysely';
import { type EfeitoDoCancelamento, efeitoDoCancelamento } from '#domains/financeiro/titulos/server/door.ts';
import { hojeNaEscola } from '#platform/server/clock.ts';
import { inicioDoEfeito } from './cancelar-contrato.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';
import { centavos, somar } from '#shared/dinheiro.ts';
import { calcularMulta, type MultaPedida } from '../multa.ts';
import { podeTransitar, type SituacaoContrato } from '../situacoes.ts';

export type PreviaDeCancelamento = EfeitoDoCancelamento & {
  numero: string;
  alunoNome: string;
  turmaNome: string | null;
  situacao: SituacaoContrato;
  versao: number;
  /** Why it would be refused; null when it can be cancelled. */
  impedimento: 'CONTRATO_TRANSICAO_INVALIDA' | 'DATA_EFEITO_INVALIDA' | null;
  multaCentavos: number;
};
type Contrato = Pick<PreviaDeCancelamento, 'numero' | 'alunoNome' | 'turmaNome' | 'situacao' | 'versao'> & {
  id: number;
  ativadoEm: string | null;
  dataMatricula: DataCivil;
};

/** In figures, what cancelling contracts would do, each with what stands against it; nothing is written. */
export async function preverCancelamento(
  db: Db | Tx,
  pedido: { contratoId: number | readonly number[]; dataEfeito?: DataCivil | null; multa?: MultaPedida | null },
  fuso: string,
): Promise<{ dataEfeito: DataCivil; contratos: PreviaDeCancelamento[] }> {
  const hoje = await hojeNaEscola(db, fuso);
  const dataEfeito = pedido.dataEfeito ?? hoje;
  const { rows } =
    await sql<Contrato>`select c.id, c.numero, m.aluno_nome as "alunoNome", m.turma_nome as "turmaNome", c.situacao, c.versao,
      c.ativado_em as "ativadoEm", m.data_matricula as "dataMatricula"
    from contratos c join v_matricula_resumo m on m.id = c.matricula_id where c.id = any(${[pedido.contratoId].flat()}::bigint[]) order by m.aluno_nome, c.id`.execute(
      db,
    );
  const efeitos = new Map(
    (
      await efeitoDoCancelamento(
        db,
        rows.map((c) => c.id),
        dataEfeito,
      )
    ).map((e) => [e.contratoId, e]),
  );
  return {
    dataEfeito,
    contratos: rows.map(({ id, ativadoEm, dataMatricula, ...contrato }) => {
      const efeito = efeitos.get(id) as EfeitoDoCancelamento;
      const impedimento = !podeTransitar(contrato.situacao, 'cancelar')
        ? 'CONTRATO_TRANSICAO_INVALIDA'
        : dataEfeito < inicioDoEfeito(dataMatricula, hoje)
          ? 'DATA_EFEITO_INVALIDA'
          : null;
      const multaCentavos = ativadoEm === null || impedimento ? 0 : calcularMulta(pedido.multa, efeito.cancelados.somaCentavos);
      return { ...contrato, ...efeito, impedimento, multaCentavos };
    }),
  };
}

/** The sums of a preview, of those that can be cancelled. */
export function totaisDaPrevia(contratos: readonly PreviaDeCancelamento[]) {
  const aceitos = contratos.filter((c) => c.impedimento === null);
  const grupo = (de: (c: PreviaDeCancelamento) => { quantidade: number; somaCentavos: number }) => ({
    quantidade: aceitos.reduce((soma, c) => soma + de(c).quantidade, 0),
    somaCentavos: somar(aceitos.map((c) => centavos(de(c).somaCentavos))),
  });
  return {
    contratos: aceitos.length,
    recusados: contratos.length - aceitos.length,
    cancelados: grupo((c) => c.cancelados),
    devidos: grupo((c) => c.devidos),
    pagos: grupo((c) => c.pagos),
    multaCentavos: somar(aceitos.map((c) => centavos(c.multaCentavos))),
  };
}
