import {
  alcanceDoEfeito,
  type AlcanceDoEfeito,
  conferirDataDeEfeito,
  fimDoEfeito,
  inicioDoEfeito,
} from '#domains/academico/contratos/ciclo/server/alcance-do-efeito.ts';
import type { Ato } from '#platform/server/ato.ts';
import { cancelarTitulosDosContratos } from '#domains/financeiro/titulos/cancelamentos/server/door.ts';
import { type Renegociados, renegociadosDosContratos } from '#domains/financeiro/titulos/de-contratos/server/door.ts';
import { type DataCivil, formatarData } from '#shared/datas.ts';
import { type Centavos, centavos, somar } from '#shared/dinheiro.ts';
import { errosComuns } from '#shared/erros.ts';
import { daUnica, julgarCada, type Recusado } from '#shared/julgar-cada.ts';
import { conferirSemAcordoPendente } from './acordo-na-saida.ts';
import { errosContrato } from '#domains/academico/contratos/erros.ts';
import type { MultaPedida } from '../multa.ts';
import { conferirPagadoresVivos } from '#domains/academico/contratos/ciclo/planejar.ts';
import { emTransicao, podeTransitar } from '#domains/academico/contratos/situacoes.ts';
import { carregarContratos, type ContratoCarregado, contratoMudou, travarContratos } from '#domains/academico/contratos/server/carregar.ts';
import { criarMultas } from './criar-multas.ts';
import { type PagadoresDaMulta, pagadoresDasMultas } from './pagadores-das-multas.ts';
import { auditarMudancas, gravarSituacoes, type MudancaDeSituacao } from '#domains/academico/contratos/ciclo/server/mudar-situacao.ts';
import '#domains/academico/contratos/server/restricoes.ts';

export type CancelamentoPedido = {
  /** Open titles due after it are cancelled; today when absent. */
  dataEfeito?: DataCivil | null;
  motivo: string | null;
  multa?: MultaPedida | null;
  /** Said by who cancels: what was renegotiated of these contracts stays owed in its agreements. */
  manterAcordos?: boolean;
  /** The student died: nothing due after it stays owed. */
  morte?: boolean;
  /** The movement of the enrollment that the cancellation comes with, and goes back with. */
  matriculaMovimentoId?: number | null;
};
export type Cancelado = {
  id: number;
  numero: string;
  situacaoId: number;
  titulosCancelados: number;
  canceladoCentavos: Centavos;
  multaCentavos: Centavos;
};
type Alvo = { id: number; versao?: number };

/**
 * Cancels contracts, all or nothing. Open titles due after the effective date are cancelled with them; those due before
 * stay owed; settled or partly settled ones are never touched. A fee becomes a new title for each payer of a contract
 * that was in force, as its addenda have them on the effective date; as a percentage, of what remained of it after the date, suspended titles included.
 * @throws NAO_ENCONTRADO, CONTRATO_TRANSICAO_INVALIDA, DATA_EFEITO_INVALIDA, DATA_EFEITO_TARDIA, MULTA_VENCIDA, PAGADOR_FALECIDO,
 *   CONTRATO_EM_ACORDO, ACORDO_APOS_FALECIMENTO
 */
export async function cancelarContratos(
  ato: Ato,
  { contratoId, ...pedido }: CancelamentoPedido & { contratoId: number | readonly number[] },
): Promise<Cancelado[]> {
  const ids = [contratoId].flat();
  const { cancelados, recusados } = await cancelarCadaUm(
    ato,
    ids.map((id) => ({ id })),
    pedido,
  );
  const recusa = recusados[0];
  if (recusa) throw recusa.erro;
  return cancelados;
}

/** Cancels the one contract that a person has open, in the version that was seen. */
export async function cancelarContrato(
  ato: Ato,
  { id, versao, ...pedido }: CancelamentoPedido & { id: number; versao: number },
): Promise<Cancelado> {
  const { cancelados, recusados } = await cancelarCadaUm(ato, [{ id, versao }], pedido);
  return daUnica(cancelados, recusados);
}

/** The same for many, each judged by itself: those that a rule refuses are given back and the others go on. */
export async function cancelarCadaUm(
  ato: Ato,
  alvos: readonly Alvo[],
  pedido: CancelamentoPedido,
): Promise<{ cancelados: Cancelado[]; recusados: Recusado[] }> {
  const { tx, hoje } = ato;
  const ids = alvos.map((a) => a.id);
  await travarContratos(tx, ids);
  const achados = new Map((await carregarContratos(tx, ids)).map((c) => [c.id, c]));
  const dataEfeito = pedido.dataEfeito ?? hoje;
  const alcances = await alcanceDoEfeito(tx, ids, dataEfeito);
  const renegociados = await renegociadosDosContratos(tx, ids, dataEfeito);
  const pagadores = pedido.multa ? await pagadoresDasMultas(tx, [...achados.values()], dataEfeito) : new Map<number, PagadoresDaMulta>();
  const { aceitos, recusados } = julgarCada(alvos, (alvo) => {
    const maxima = fimDoEfeito(alcances.get(alvo.id), hoje);
    const pagadorFalecido = pagadores.get(alvo.id)?.falecido ?? null;
    const tudo = { ...pedido, dataEfeito, maxima, renegociados: renegociados.get(alvo.id), pagadorFalecido };
    return conferir(achados.get(alvo.id), alvo, tudo, hoje);
  });
  if (aceitos.length === 0) return { cancelados: [], recusados };
  const { multa } = pedido;
  if (multa && multa.dataVencimento < hoje)
    throw errosContrato.MULTA_VENCIDA({ hoje: formatarData(hoje) }, { campos: ['multa.dataVencimento'] });
  return { cancelados: await gravar(ato, aceitos, { ...pedido, dataEfeito }, { alcances, pagadores }), recusados };
}

function conferir(
  contrato: ContratoCarregado | undefined,
  { versao }: Alvo,
  {
    dataEfeito,
    maxima,
    pagadorFalecido,
    renegociados,
    ...escolha
  }: Pick<CancelamentoPedido, 'manterAcordos' | 'morte'> & {
    dataEfeito: DataCivil;
    maxima: DataCivil;
    /** Of those whom a fee would be charged to; null where none is asked for. */
    pagadorFalecido: string | null;
    renegociados: Renegociados | undefined;
  },
  hoje: DataCivil,
): ContratoCarregado {
  if (!contrato) throw errosComuns.NAO_ENCONTRADO();
  if (versao !== undefined && contrato.versao !== versao) throw contratoMudou(contrato);
  const { numero, situacao, matricula } = contrato;
  if (!podeTransitar(situacao, 'cancelar')) throw errosContrato.CONTRATO_TRANSICAO_INVALIDA(emTransicao(numero, situacao, 'cancelado'));
  conferirDataDeEfeito(inicioDoEfeito(matricula.dataMatricula, hoje), dataEfeito, maxima);
  conferirSemAcordoPendente(numero, renegociados, escolha);
  // A fee is a new title; what fell due before the death stays owed without one.
  conferirPagadoresVivos({ pagadorFalecido });
  return contrato;
}

async function gravar(
  ato: Ato,
  contratos: readonly ContratoCarregado[],
  pedido: CancelamentoPedido & { dataEfeito: DataCivil },
  { alcances, pagadores }: { alcances: ReadonlyMap<number, AlcanceDoEfeito>; pagadores: ReadonlyMap<number, PagadoresDaMulta> },
): Promise<Cancelado[]> {
  const { hoje } = ato;
  const mudancas = contratos.map(
    (c): MudancaDeSituacao => ({
      id: c.id,
      de: c.situacao,
      para: 'cancelado',
      motivo: pedido.motivo,
      dataEfeito: pedido.dataEfeito,
      matriculaMovimentoId: pedido.matriculaMovimentoId ?? null,
    }),
  );
  const situacoes = await gravarSituacoes(ato, mudancas);
  const emVigor = contratos.flatMap((c) =>
    c.ativadoEm === null ? [] : [{ contratoId: c.id, contratoSituacaoId: situacoes.get(c.id) ?? 0 }],
  );
  const titulos = await cancelarTitulosDosContratos(ato, emVigor, {
    motivo: pedido.motivo,
    dataCancelamento: hoje,
    vencimentoApos: pedido.dataEfeito,
  });
  const porContrato = Map.groupBy(titulos, (t) => t.contratoId);
  const efeitos = contratos.map((c) => {
    const cancelados = porContrato.get(c.id) ?? [];
    const soma = somar(cancelados.map((t) => centavos(t.saldoCentavos)));
    // What a suspension had taken off the bill is given up now: the fee is of it too.
    const resto = somar([soma, centavos(alcances.get(c.id)?.suspensos.somaCentavos ?? 0)]);
    return { contrato: c, quantos: cancelados.length, soma, resto };
  });
  const multas = await criarMultas(
    ato,
    efeitos
      .filter((e) => e.contrato.ativadoEm !== null)
      .map((e) => ({
        contrato: e.contrato,
        situacaoId: situacoes.get(e.contrato.id) ?? 0,
        base: e.resto,
        partes: pagadores.get(e.contrato.id)?.partes ?? [],
      })),
    pedido.multa ?? null,
  );
  const cancelados = efeitos.map(({ contrato: { id, numero }, quantos, soma }) => ({
    id,
    numero,
    situacaoId: situacoes.get(id) ?? 0,
    titulosCancelados: quantos,
    canceladoCentavos: soma,
    multaCentavos: multas.get(id) ?? centavos(0),
  }));
  await auditarMudancas(
    ato,
    mudancas.map((m, i) => {
      const { titulosCancelados = 0, canceladoCentavos = 0, multaCentavos = 0 } = cancelados[i] ?? {};
      return { ...m, efeito: { titulosCancelados, canceladoCentavos, ...(multaCentavos > 0 ? { multaCentavos } : {}) } };
    }),
  );
  return cancelados;
}
