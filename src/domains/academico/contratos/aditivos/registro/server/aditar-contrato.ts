import { comDescontosVigentes, conferirData, planejar } from '#domains/academico/contratos/aditivos/server/planejar.ts';
import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { auditar } from '#platform/server/auditoria/audit.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';
import { errosComuns, versaoDesatualizada } from '#shared/erros.ts';
import { errosAditivo } from '#domains/academico/contratos/aditivos/erros.ts';
import type { TermoPedido } from '#domains/academico/contratos/aditivos/esquemas.ts';
import type { PlanoDeAditivo } from '#domains/academico/contratos/aditivos/planejar.ts';
import { doAditivo, podeMudarAditivo, type SituacaoAditivo, transicoesAditivo } from '#domains/academico/contratos/aditivos/situacoes.ts';
import {
  gravarEnvio,
  gravarVoltaARascunho,
  mesmoPrevisto,
  type Previsto,
  previstoAssinado,
  previstoDe,
} from '#domains/academico/contratos/aditivos/server/assinar.ts';
import { type Carregado, carregarParaAditivo, termosDoAditivo } from '#domains/academico/contratos/aditivos/server/carregar.ts';
import { travarContratos } from '#domains/academico/contratos/server/carregar.ts';
import { assinaturasEmAberto } from '#domains/academico/contratos/server/assinaturas-em-aberto.ts';
import { lerConfiguracao } from '#domains/academico/contratos/server/configuracao.ts';
import { inserirAditivos, substituirTermos } from '#domains/academico/contratos/aditivos/server/gravar.ts';
import { obterAditivo } from './queries.ts';
import { retirarCadaUm } from '#domains/academico/contratos/aditivos/server/retirar.ts';
import { lerPedido } from '#domains/academico/contratos/aditivos/server/termos.ts';
import { gravarVigencia } from '#domains/academico/contratos/aditivos/server/vigorar.ts';
import { contratoEmFrase } from '#domains/academico/contratos/situacoes.ts';

type Dados = { dataAditivo: DataCivil; motivo: string; termos: readonly TermoPedido[] };
type Aditivo = {
  id: number;
  contratoId: number;
  ordem: number;
  versao: number;
  situacao: SituacaoAditivo;
  dataAditivo: DataCivil;
  motivo: string;
};

/** What an addendum of a date would do to a contract, installment by installment; nothing is written. @throws ADITIVO_DATA_INVALIDA and what `planejarAditivo` refuses */
export async function preverAditivo(
  db: Db | Tx,
  pedido: { contratoId: number; dataAditivo: DataCivil; termos: readonly TermoPedido[] },
  fuso: string,
): Promise<{ carregado: Carregado; plano: PlanoDeAditivo }> {
  const carregado = (await carregarParaAditivo(db, [pedido.contratoId])).get(pedido.contratoId);
  if (!carregado) throw errosComuns.NAO_ENCONTRADO();
  const plano = await planejar(db, carregado, lerPedido(pedido.termos, comDescontosVigentes(carregado)));
  // The terms first: a contract that takes no addendum says so, whatever the date.
  conferirData(carregado, pedido.dataAditivo, fuso);
  return { carregado, plano };
}

/** Creates the draft addendum of an active contract. @throws ADITIVO_CONTRATO_INATIVO, ADITIVO_DATA_INVALIDA, ADITIVO_EM_RASCUNHO, ADITIVO_TERMO_INVALIDO */
export async function criarAditivo(
  ato: Ato,
  { contratoId, ...dados }: Dados & { contratoId: number },
): Promise<{ id: number; ordem: number }> {
  const { contrato } = await carregarTravado(ato, contratoId, dados);
  const [aditivo] = await inserirAditivos(ato.tx, [{ contratoId, precos: contrato.precos, ...dados }]);
  if (!aditivo) throw errosComuns.ERRO_INTERNO();
  await auditar(ato, {
    acao: 'contrato.aditivo_criado',
    alvoTipo: 'contrato',
    alvoId: contratoId,
    depois: { aditivoId: aditivo.id, ...dados },
  });
  return { id: aditivo.id, ordem: aditivo.ordem };
}

/** Replaces what a draft addendum says. */
export async function editarAditivo(
  ato: Ato,
  { id, versao, ...dados }: Dados & { id: number; versao: number },
): Promise<{ id: number; versao: number }> {
  const aditivo = await travarAditivo(ato, id, versao);
  if (aditivo.situacao !== 'rascunho') throw errosAditivo.ADITIVO_NAO_EDITAVEL();
  const { contrato } = await carregarTravado(ato, aditivo.contratoId, dados);
  await substituirTermos(ato.tx, { aditivoId: id, precos: contrato.precos, termos: dados.termos });
  await sql`update aditivos set data_aditivo = ${dados.dataAditivo}::date, motivo = ${dados.motivo}, versao = versao + 1, updated_at = clock_timestamp() where id = ${id}`.execute(
    ato.tx,
  );
  await auditar(ato, {
    acao: 'contrato.aditivo_editado',
    alvoTipo: 'contrato',
    alvoId: aditivo.contratoId,
    depois: { aditivoId: id, ...dados },
  });
  return { id, versao: versao + 1 };
}

/** Deletes a draft addendum: it never had any effect. One that was sent for signature once is withdrawn, and what was said of it stays. */
export async function excluirAditivo(ato: Ato, { id, versao }: { id: number; versao: number }): Promise<{ id: number }> {
  const aditivo = await travarAditivo(ato, id, versao);
  if (aditivo.situacao !== 'rascunho') throw errosAditivo.ADITIVO_NAO_EDITAVEL();
  const { rows: enviado } = await sql`select 1 from aditivos_situacoes where aditivo_id = ${id} limit 1`.execute(ato.tx);
  if (enviado.length > 0) {
    await retirarCadaUm(ato, [id], { motivo: null });
    return { id };
  }
  await sql`delete from aditivos where id = ${id}`.execute(ato.tx);
  await auditar(ato, { acao: 'contrato.aditivo_excluido', alvoTipo: 'contrato', alvoId: aditivo.contratoId, antes: { ...aditivo } });
  return { id };
}

/**
 * Puts an addendum into force, if it still does what the person saw, or what was signed: a payment that came in between shows the new
 * preview instead. @throws ADITIVO_PREVIA_MUDOU, ADITIVO_SEM_ASSINATURA, ADITIVO_MUDOU_APOS_ENVIO, ADITIVO_TRANSICAO_INVALIDA and what
 * `planejarAditivo` refuses
 */
export async function vigorarAditivo(
  ato: Ato,
  pedido: { id: number; versao: number; previsto?: Previsto },
): Promise<{ id: number; contratoId: number; parcelas: number; ajusteCentavos: number }> {
  const planejado = await planejarMudanca(ato, { ...pedido, verbo: 'vigorar' });
  const { id, contratoId, numero, ordem, plano } = planejado;
  const assinado = await previstoAssinado(ato.tx, id);
  const { exigeAssinatura } = await lerConfiguracao(ato.tx);
  if (exigeAssinatura && assinado === null) throw errosAditivo.ADITIVO_SEM_ASSINATURA({ numero, ordem });
  const previsto = previstoDe(plano);
  if (assinado !== null && !mesmoPrevisto(assinado, previsto)) throw errosAditivo.ADITIVO_MUDOU_APOS_ENVIO({ numero, ordem });
  const falta = (await assinaturasEmAberto(ato.tx, [contratoId]))({ contratoId, aditivoId: id, numero, ordem });
  if (falta) throw falta;
  const visto = pedido.previsto ?? assinado;
  if (visto === null || !mesmoPrevisto(visto, previsto)) throw errosAditivo.ADITIVO_PREVIA_MUDOU({ numero });
  await gravarVigencia(ato, [{ ...planejado, assinado: assinado !== null }]);
  return { id, contratoId, ...previsto };
}

/** A draft addendum waits for its signature from now on. @throws ADITIVO_ASSINATURA_DESLIGADA, ADITIVO_PREVIA_MUDOU and as `vigorarAditivo` */
export async function enviarAditivoParaAssinatura(
  ato: Ato,
  pedido: { id: number; versao: number; previsto: Previsto },
): Promise<{ id: number; contratoId: number }> {
  const planejado = await planejarMudanca(ato, { ...pedido, verbo: 'enviarParaAssinatura' });
  const { id, contratoId, numero, plano } = planejado;
  if (!(await lerConfiguracao(ato.tx)).exigeAssinatura) throw errosAditivo.ADITIVO_ASSINATURA_DESLIGADA();
  if (!mesmoPrevisto(pedido.previsto, previstoDe(plano))) throw errosAditivo.ADITIVO_PREVIA_MUDOU({ numero });
  await gravarEnvio(ato, [planejado]);
  return { id, contratoId };
}

/** Takes back an addendum that waits for its signature. @throws ADITIVO_TRANSICAO_INVALIDA */
export async function desfazerEnvioDoAditivo(
  ato: Ato,
  { id, versao }: { id: number; versao: number },
): Promise<{ id: number; contratoId: number }> {
  const aditivo = await travarAditivo(ato, id, versao);
  const { contratoId, ordem, situacao } = aditivo;
  const numero = (await carregarParaAditivo(ato.tx, [contratoId])).get(contratoId)?.numero ?? '';
  if (!podeMudarAditivo(situacao, 'desfazerEnvio'))
    throw errosAditivo.ADITIVO_TRANSICAO_INVALIDA({ numero, ordem, ...doAditivo(situacao, 'rascunho') });
  await gravarVoltaARascunho(ato, aditivo);
  return { id, contratoId };
}

/** An addendum, locked, with what it does today, if the verb may be applied to it. */
async function planejarMudanca(ato: Ato, { id, versao, verbo }: { id: number; versao: number; verbo: 'vigorar' | 'enviarParaAssinatura' }) {
  const { tx, fuso } = ato;
  const aditivo = await travarAditivo(ato, id, versao);
  const { contratoId, ordem, situacao } = aditivo;
  const carregado = (await carregarParaAditivo(tx, [contratoId], true)).get(contratoId);
  if (!carregado) throw errosComuns.NAO_ENCONTRADO();
  const { numero } = carregado;
  if (!podeMudarAditivo(situacao, verbo))
    throw errosAditivo.ADITIVO_TRANSICAO_INVALIDA({ numero, ordem, ...doAditivo(situacao, transicoesAditivo[verbo].para) });
  const termos = await termosDoAditivo(tx, carregado, id);
  conferirData(carregado, aditivo.dataAditivo, fuso);
  return {
    ...aditivo,
    numero,
    termos,
    carregado,
    plano: await planejar(tx, carregado, termos, { firmado: situacao === 'aguardando_assinatura' }),
  };
}

async function carregarTravado({ tx, fuso }: Ato<unknown>, contratoId: number, { dataAditivo, termos }: Dados): Promise<Carregado> {
  await travarContratos(tx, [contratoId]);
  const carregado = (await carregarParaAditivo(tx, [contratoId])).get(contratoId);
  if (!carregado) throw errosComuns.NAO_ENCONTRADO();
  const { numero, situacao } = carregado;
  if (situacao !== 'ativo') throw errosAditivo.ADITIVO_CONTRATO_INATIVO({ numero, situacao: contratoEmFrase(situacao) });
  conferirData(carregado, dataAditivo, fuso);
  lerPedido(termos, comDescontosVigentes(carregado));
  return carregado;
}

/** Locks the contract, then reads the addendum: a change of the other is over by then. */
async function travarAditivo({ tx, quem }: Ato, id: number, versao: number): Promise<Aditivo> {
  const { rows: donos } = await sql<{ id: number }>`select contrato_id as id from aditivos where id = ${id}`.execute(tx);
  await travarContratos(
    tx,
    donos.map((d) => d.id),
  );
  const { rows } =
    await sql<Aditivo>`select id, contrato_id as "contratoId", ordem, versao, situacao, data_aditivo as "dataAditivo", motivo from aditivos where id = ${id} for update`.execute(
      tx,
    );
  const [aditivo] = rows;
  if (!aditivo) throw errosComuns.NAO_ENCONTRADO();
  if (aditivo.versao !== versao) {
    // With its terms: the form that finds out merges them with what was typed.
    throw versaoDesatualizada({ tipo: 'contrato', id: aditivo.contratoId, acoes: 'adit' }, await obterAditivo(tx, quem, id));
  }
  return aditivo;
}

/** Creates an addendum and puts it into force at once, for who has seen its effect already. */
export async function aditarContrato(
  ato: Ato,
  dados: Dados & { contratoId: number },
): Promise<{ id: number; parcelas: number; ajusteCentavos: number }> {
  const { tx, fuso } = ato;
  const { plano } = await preverAditivo(tx, dados, fuso);
  const { id } = await criarAditivo(ato, dados);
  return vigorarAditivo(ato, { id, versao: 1, previsto: previstoDe(plano) });
}
