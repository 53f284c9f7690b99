import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { cancelarTitulosDosContratos, restaurarTitulos } from '#domains/financeiro/titulos/cancelamentos/server/door.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';
import { centavos, somar } from '#shared/dinheiro.ts';
import { errosComuns } from '#shared/erros.ts';
import { errosContrato } from '#domains/academico/contratos/erros.ts';
import { conferirAlunoVivo } from '../planejar.ts';
import { emTransicao, podeTransitar, type VerboContrato } from '#domains/academico/contratos/situacoes.ts';
import { alcanceDoEfeito, conferirDataDeEfeito, fimDoEfeito, inicioDoEfeito } from './alcance-do-efeito.ts';
import { carregarContratos, type ContratoCarregado, contratoMudou, travarContratos } from '#domains/academico/contratos/server/carregar.ts';
import { auditarMudancas, gravarSituacoes, type MudancaDeSituacao } from './mudar-situacao.ts';

type Pedido = {
  contratoId: number;
  versao?: number;
  dataEfeito?: DataCivil | null;
  motivo: string | null;
  matriculaMovimentoId?: number | null;
};
export type Suspenso = { id: number; numero: string; situacaoId: number; titulosCancelados: number; canceladoCentavos: number };
export type Reativado = { id: number; numero: string; situacaoId: number; titulosRestaurados: number; dispensadoCentavos: number };

/**
 * Suspends an active contract: open titles due after the effective date leave the bill until the contract is active
 * again; those due before stay owed. @throws NAO_ENCONTRADO, CONTRATO_TRANSICAO_INVALIDA, DATA_EFEITO_INVALIDA, DATA_EFEITO_TARDIA
 */
export async function suspenderContrato(ato: Ato, pedido: Pedido): Promise<Suspenso> {
  const { tx, hoje } = ato;
  const contrato = await carregarPara(tx, pedido, 'suspender');
  const dataEfeito = pedido.dataEfeito ?? hoje;
  const alcance = (await alcanceDoEfeito(tx, [contrato.id], dataEfeito)).get(contrato.id);
  conferirDataDeEfeito(inicioDoEfeito(contrato.matricula.dataMatricula, hoje), dataEfeito, fimDoEfeito(alcance, hoje));
  const mudanca: MudancaDeSituacao = { ...base(contrato, pedido), para: 'suspenso', dataEfeito };
  const situacaoId = (await gravarSituacoes(ato, [mudanca])).get(contrato.id) ?? 0;
  const titulos = await cancelarTitulosDosContratos(ato, [{ contratoId: contrato.id, contratoSituacaoId: situacaoId }], {
    motivo: pedido.motivo,
    dataCancelamento: hoje,
    vencimentoApos: dataEfeito,
  });
  const canceladoCentavos = somar(titulos.map((t) => centavos(t.saldoCentavos)));
  await auditarMudancas(ato, [{ ...mudanca, efeito: { titulosCancelados: titulos.length, canceladoCentavos } }]);
  return { id: contrato.id, numero: contrato.numero, situacaoId, titulosCancelados: titulos.length, canceladoCentavos };
}

/**
 * Makes a suspended contract active again: the titles due after the effective date come back as they were; what fell due
 * meanwhile is not owed, and leaves the contracted total. Before the suspension takes effect it never does: all of it comes back.
 * @throws NAO_ENCONTRADO, CONTRATO_TRANSICAO_INVALIDA, MATRICULA_INATIVA, ALUNO_FALECIDO, DATA_EFEITO_INVALIDA, DATA_EFEITO_TARDIA
 */
export async function reativarContrato(ato: Ato, pedido: Pedido): Promise<Reativado> {
  const { tx, hoje } = ato;
  const contrato = await carregarPara(tx, pedido, 'reativar');
  const { matricula } = contrato;
  conferirAlunoVivo(matricula);
  if (!matricula.ativa) throw errosContrato.MATRICULA_INATIVA({ matricula: matricula.codigo });
  const dataEfeito = pedido.dataEfeito ?? hoje;
  const suspensao = await suspensaoViva(tx, contrato.id);
  const alcance = (await alcanceDoEfeito(tx, [contrato.id], dataEfeito)).get(contrato.id);
  conferirDataDeEfeito(inicioDaVolta(suspensao.dataEfeito, { ...pedido, dataEfeito, hoje }), dataEfeito, fimDoEfeito(alcance, hoje));
  const dispensadoCentavos = await somaAteAData(tx, suspensao.id, dataEfeito);
  const mudanca: MudancaDeSituacao = { ...base(contrato, pedido), para: 'ativo', dataEfeito, ajusteCentavos: 0 - dispensadoCentavos };
  const situacaoId = (await gravarSituacoes(ato, [mudanca])).get(contrato.id) ?? 0;
  const titulos = await restaurarTitulos(tx, {
    situacaoIds: [suspensao.id],
    vencimentoApos: dataEfeito,
    porSituacaoId: situacaoId,
    dataRestauracao: hoje,
  });
  await auditarMudancas(ato, [{ ...mudanca, efeito: { titulosRestaurados: titulos.length, dispensadoCentavos } }]);
  return { id: contrato.id, numero: contrato.numero, situacaoId, titulosRestaurados: titulos.length, dispensadoCentavos };
}

/**
 * From when on a contract may be active again: its suspension, or today when that is still to take effect. With the return of the
 * student, the day of the return, whatever the suspension says: who is back in class is billed again.
 */
function inicioDaVolta(
  suspensao: DataCivil | null,
  { dataEfeito, hoje, matriculaMovimentoId = null }: { dataEfeito: DataCivil; hoje: DataCivil; matriculaMovimentoId?: number | null },
): DataCivil {
  if (matriculaMovimentoId !== null || suspensao === null) return dataEfeito;
  return suspensao < hoje ? suspensao : hoje;
}

async function carregarPara(tx: Tx, pedido: Pedido, verbo: VerboContrato): Promise<ContratoCarregado> {
  await travarContratos(tx, [pedido.contratoId]);
  const [contrato] = await carregarContratos(tx, [pedido.contratoId]);
  if (!contrato) throw errosComuns.NAO_ENCONTRADO();
  if (pedido.versao !== undefined && pedido.versao !== contrato.versao) throw contratoMudou(contrato);
  const { numero, situacao } = contrato;
  if (!podeTransitar(situacao, verbo))
    throw errosContrato.CONTRATO_TRANSICAO_INVALIDA(emTransicao(numero, situacao, verbo === 'suspender' ? 'suspenso' : 'ativo'));
  return contrato;
}

function base({ id, situacao }: ContratoCarregado, { motivo, matriculaMovimentoId = null }: Pedido) {
  return { id, de: situacao, motivo, matriculaMovimentoId };
}

async function suspensaoViva(tx: Tx, contratoId: number): Promise<{ id: number; dataEfeito: DataCivil | null }> {
  const { rows } = await sql<{
    id: number;
    dataEfeito: DataCivil | null;
  }>`select s.id, s.data_efeito as "dataEfeito" from contratos_situacoes s
    where s.contrato_id = ${contratoId} and s.para = 'suspenso' and s.desfaz_id is null
      and not exists (select 1 from contratos_situacoes u where u.desfaz_id = s.id) order by s.id desc limit 1`.execute(tx);
  const [suspensao] = rows;
  if (!suspensao) throw new Error(`contract ${contratoId} is suspended without a suspension`);
  return suspensao;
}

/** What the suspension keeps off the bill until a date: it will not come back. */
async function somaAteAData(tx: Tx, situacaoId: number, data: DataCivil): Promise<number> {
  const { rows } = await sql<{ soma: number }>`select coalesce(sum(valor_centavos - desconto_incondicional_centavos), 0)::bigint as soma
    from v_titulo_cancelado_por_contrato where contrato_situacao_id = ${situacaoId} and data_vencimento <= ${data}::date`.execute(tx);
  return rows[0]?.soma ?? 0;
}
