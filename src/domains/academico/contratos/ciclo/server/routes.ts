import { errosComuns } from '#shared/erros.ts';
import { escrita, leitura, type Rota } from '#platform/server/http/rota.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { ContextoEscrita } from '#platform/server/http/tipos.ts';
import { contratosApi as api } from '#domains/academico/contratos/lista/api.ts';
import { ativarContrato } from './ativar-contratos.ts';
import { cancelarContrato } from '../cancelamento/server/cancelar-contrato.ts';
import { lerConfiguracao, salvarConfiguracao } from '#domains/academico/contratos/server/configuracao.ts';
import { mudancasDoLote, obterLote } from '../lotes/server/desfazer-lote.ts';
import { desfazerMudancaDeSituacao } from './desfazer-situacao.ts';
import { exigirVisivel } from '#domains/academico/contratos/server/escopo.ts';
import { mudarUm } from './mudar-cada-um.ts';
import { preverCancelamento, totaisDaPrevia } from '../cancelamento/server/prever-cancelamento.ts';
import { donosDasSituacoes } from '#domains/academico/contratos/ficha/server/queries.ts';
import { reativarContrato, suspenderContrato } from './suspender-contrato.ts';
import { lotes } from '#domains/academico/contratos/lotes.ts';

/** Enqueues a batch over contracts in the transaction that asks for it. */
export async function enfileirar(
  { tx, quem, servicos }: Pick<ContextoEscrita, 'tx' | 'quem' | 'servicos'>,
  tipo: (typeof lotes)[keyof typeof lotes],
  entrada: { ids: readonly number[] },
): Promise<{ tarefaId: number; total: number }> {
  const ids = [...new Set(entrada.ids)];
  await exigirVisivel(tx, quem, ids);
  const tarefaId = await servicos.tarefas.criar(tx, { tipo, usuarioId: quem.usuarioId, total: ids.length, entrada: { ...entrada, ids } });
  return { tarefaId, total: ids.length };
}

async function desfazer(
  tx: Tx,
  contexto: ContextoEscrita,
  situacaoId: number,
  motivos: { motivo: string | null; motivoAcimaDaAnuidade: string | null },
) {
  await exigirVisivel(tx, contexto.quem, await donosDasSituacoes(tx, [situacaoId]));
  const [desfeito] = await desfazerMudancaDeSituacao(contexto, { situacaoId, ...motivos });
  if (!desfeito) throw errosComuns.NAO_ENCONTRADO();
  return desfeito;
}

/** The changes of state. */
export const rotasDeSituacoes: Rota[] = [
  escrita(api.ativarContrato, async (ato, { params, body }) => {
    await exigirVisivel(ato.tx, ato.quem, [params.id]);
    const ativado = await ativarContrato(ato, { id: params.id, versao: body.versao });
    return { ...ativado, situacao: 'ativo' as const };
  }),
  escrita(api.ativarContratos, (contexto, { body }) => enfileirar(contexto, lotes.ativacao, body)),
  escrita(api.enviarParaAssinatura, async (ato, { params, body }) => {
    await exigirVisivel(ato.tx, ato.quem, [params.id]);
    return mudarUm(ato, 'enviarParaAssinatura', { id: params.id, ...body, fuso: ato.servicos.config.tzEscola });
  }),
  escrita(api.enviarVariosParaAssinatura, (contexto, { body }) => enfileirar(contexto, lotes.assinatura, body)),
  leitura(api.preverCancelamentos, async ({ db, quem, servicos }, { body: { ids, ...pedido } }) => {
    await exigirVisivel(db, quem, ids);
    const previa = await preverCancelamento(db, { contratoId: ids, ...pedido }, servicos.config.tzEscola);
    return { ...previa, totais: totaisDaPrevia(previa.contratos) };
  }),
  escrita(api.cancelarContrato, async (ato, { params, body }) => {
    await exigirVisivel(ato.tx, ato.quem, [params.id]);
    return cancelarContrato(ato, { id: params.id, ...body });
  }),
  escrita(api.cancelarContratos, (contexto, { body }) => enfileirar(contexto, lotes.cancelamento, body)),
  escrita(api.suspenderContrato, async (ato, { params, body }) => {
    await exigirVisivel(ato.tx, ato.quem, [params.id]);
    return suspenderContrato(ato, { contratoId: params.id, ...body });
  }),
  escrita(api.reativarContrato, async (ato, { params, body }) => {
    await exigirVisivel(ato.tx, ato.quem, [params.id]);
    return reativarContrato(ato, { contratoId: params.id, ...body });
  }),
  escrita(api.encerrarContrato, async (ato, { params, body }) => {
    await exigirVisivel(ato.tx, ato.quem, [params.id]);
    return mudarUm(ato, 'encerrar', { id: params.id, ...body, fuso: ato.servicos.config.tzEscola });
  }),
  escrita(api.encerrarContratos, (contexto, { body }) => enfileirar(contexto, lotes.encerramento, body)),
  escrita(api.desfazerSituacao, (contexto, { params, body }) => desfazer(contexto.tx, contexto, params.id, body)),
  leitura(api.obterLote, ({ db, quem }, { params }) => obterLote(db, quem, params.id)),
  escrita(api.desfazerLote, async (contexto, { params }) => {
    const vivas = await mudancasDoLote(contexto.tx, params.id);
    if (vivas.length === 0) throw errosComuns.NAO_ENCONTRADO();
    const entrada = { ids: vivas.map((v) => v.contratoId), tarefaId: params.id };
    return enfileirar(contexto, lotes.desfazimento, entrada);
  }),
  leitura(api.obterConfiguracao, ({ db }) => lerConfiguracao(db)),
  escrita(api.salvarConfiguracao, (ato, { body }) => salvarConfiguracao(ato, body)),
];
