import { sql } from 'kysely';
import {
  type EfeitoDoCancelamento,
  efeitoDoCancelamento,
  type Renegociados,
  renegociadosDosContratos,
} from '#domains/financeiro/titulos/de-contratos/server/door.ts';
import { alcanceDoEfeito, fimDoEfeito, inicioDoEfeito } from '#domains/academico/contratos/ciclo/server/alcance-do-efeito.ts';
import { carregarContratos } from '#domains/academico/contratos/server/carregar.ts';
import { pagadoresDasMultas } from './pagadores-das-multas.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';
import { centavos, somar } from '#shared/dinheiro.ts';
import { type ImpedimentoDoAcordo, impedimentoDoAcordo, nadaRenegociado } from './acordo-na-saida.ts';
import { calcularMulta, type MultaPedida } from '../multa.ts';
import { dividirMulta } from '../pagadores-da-multa.ts';
import { podeTransitar, type SituacaoContrato } from '#domains/academico/contratos/situacoes.ts';

export type PreviaDeCancelamento = EfeitoDoCancelamento & {
  numero: string;
  alunoNome: string;
  turmaNome: string | null;
  situacao: SituacaoContrato;
  versao: number;
  /** Why it would be refused; null when it can be cancelled. */
  impedimento:
    | 'CONTRATO_TRANSICAO_INVALIDA'
    | 'DATA_EFEITO_INVALIDA'
    | 'DATA_EFEITO_TARDIA'
    | 'PAGADOR_FALECIDO'
    | ImpedimentoDoAcordo
    | null;
  /** What was renegotiated of it, which its agreements go on owing. */
  renegociados: Renegociados;
  /** Between which days the effective date may lie. */
  dataMinima: DataCivil;
  dataMaxima: DataCivil;
  /** What the suspension in force keeps off the bill after the date: it is given up, and counts in the fee. */
  suspensos: { quantidade: number; somaCentavos: number };
  multaCentavos: number;
  /** Who the fee would be charged to. */
  multas: { pagadorId: number; pagadorNome: string; valorCentavos: number }[];
};
type Contrato = Pick<PreviaDeCancelamento, 'numero' | 'alunoNome' | 'turmaNome' | 'situacao' | 'versao'> & {
  id: number;
  ativadoEm: string | null;
  dataMatricula: DataCivil;
};

/** In figures, what cancelling contracts would do, each with what stands against it; nothing is written. */
export async function preverCancelamento(
  db: Db | Tx,
  pedido: {
    contratoId: number | readonly number[];
    dataEfeito?: DataCivil | null;
    multa?: MultaPedida | null;
    manterAcordos?: boolean;
    morte?: boolean;
  },
  hoje: DataCivil,
): Promise<{ dataEfeito: DataCivil; contratos: PreviaDeCancelamento[] }> {
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
  const alcances = await alcanceDoEfeito(
    db,
    rows.map((c) => c.id),
    dataEfeito,
  );
  const acordos = await renegociadosDosContratos(
    db,
    rows.map((c) => c.id),
    dataEfeito,
  );
  const carregados = pedido.multa
    ? await carregarContratos(
        db,
        rows.map((c) => c.id),
      )
    : [];
  const pagadores = await pagadoresDasMultas(db, carregados, dataEfeito);
  return {
    dataEfeito,
    contratos: rows.map(({ id, ativadoEm, dataMatricula, ...contrato }) => {
      const efeito = efeitos.get(id) as EfeitoDoCancelamento;
      const alcance = alcances.get(id);
      const renegociados = acordos.get(id) ?? nadaRenegociado;
      const suspensos = alcance?.suspensos ?? { quantidade: 0, somaCentavos: 0 };
      const [dataMinima, dataMaxima] = [inicioDoEfeito(dataMatricula, hoje), fimDoEfeito(alcance, hoje)];
      const foraDosDias = dataEfeito > dataMaxima ? 'DATA_EFEITO_TARDIA' : dataEfeito < dataMinima ? 'DATA_EFEITO_INVALIDA' : null;
      const semPagador = pagadores.get(id)?.falecido ? 'PAGADOR_FALECIDO' : null;
      const impedimento = podeTransitar(contrato.situacao, 'cancelar')
        ? (foraDosDias ?? impedimentoDoAcordo(renegociados, pedido) ?? semPagador)
        : 'CONTRATO_TRANSICAO_INVALIDA';
      const resto = somar([centavos(efeito.cancelados.somaCentavos), centavos(suspensos.somaCentavos)]);
      const multaCentavos = ativadoEm === null || impedimento ? 0 : calcularMulta(pedido.multa, resto);
      const multas = dividirMulta(centavos(multaCentavos), pagadores.get(id)?.partes ?? []).map(({ pessoaId, nome, valorCentavos }) => ({
        pagadorId: pessoaId,
        pagadorNome: nome,
        valorCentavos,
      }));
      return { ...contrato, ...efeito, impedimento, dataMinima, dataMaxima, renegociados, suspensos, multaCentavos, multas };
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
    suspensos: grupo((c) => c.suspensos),
    // Of those that are refused too: it is why.
    renegociados: {
      quantidade: contratos.reduce((n, c) => n + c.renegociados.quantidade, 0),
      somaCentavos: somar(contratos.map((c) => centavos(c.renegociados.somaCentavos))),
    },
    multaCentavos: somar(aceitos.map((c) => centavos(c.multaCentavos))),
  };
}
