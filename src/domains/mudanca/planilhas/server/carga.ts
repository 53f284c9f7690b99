import { sql } from 'kysely';
import { errosMudanca as erros } from '#domains/mudanca/erros.ts';
import { auditar } from '#platform/server/auditoria/audit.ts';
import { conferirPermissao } from '#platform/server/http/autorizacao.ts';
import type { ContextoEscrita, Servicos } from '#platform/server/http/tipos.ts';
import type { ItemDeTarefa } from '#platform/server/jobs.ts';
import { emLotes } from '#platform/server/lotes/em-lotes.ts';
import { planilhasDaMudancaApi } from '../api.ts';
import { emUmaFrase, type LinhaFeita } from '../feita.ts';
import { carregarPlanilha, conferirColunas, planilhaDaTarefa } from './carregar.ts';
import { tiposDePlanilha } from './tipos.ts';

const TAREFA_CARGA = 'mudanca.carga';

/**
 * Starts the load of a sheet that a dry run looked at under the columns as they stand.
 * @throws NAO_ENCONTRADO, SEM_PERMISSAO, MUDANCA_JA_CARREGADA, MUDANCA_SEM_COLUNA, MUDANCA_SEM_ENSAIO, MUDANCA_NADA_A_CARREGAR
 */
export async function carregarDaPlanilha(ato: ContextoEscrita, id: number): Promise<{ tarefaId: number }> {
  const { tx, quem, idioma, servicos } = ato;
  const planilha = await carregarPlanilha(tx, id, sql`for update`);
  if (planilha.situacao !== 'aberta') throw erros.MUDANCA_JA_CARREGADA();
  for (const chave of tiposDePlanilha[planilha.tipo].paraCarregar) conferirPermissao(quem, chave, idioma);
  conferirColunas(planilha, idioma);
  if (planilha.ensaio === null) throw erros.MUDANCA_SEM_ENSAIO();
  // Lines of what stands here already are loaded too: their codes are known from then on.
  if (planilha.ensaio.every(({ situacao }) => situacao === 'erro')) throw erros.MUDANCA_NADA_A_CARREGAR();
  const nomes = Object.fromEntries(planilha.ensaio.map(({ numero, nome }) => [numero, nome.slice(0, 250)]));
  const tarefaId = await servicos.tarefas.criar(tx, {
    tipo: TAREFA_CARGA,
    usuarioId: quem.usuarioId,
    total: planilha.total,
    entrada: { planilhaId: id },
  });
  await sql`update mudancas_planilhas set situacao = 'carregada', tarefa_id = ${tarefaId}, nomes = ${JSON.stringify(nomes)}::jsonb, versao = versao + 1
    where id = ${id}`.execute(tx);
  await auditar(ato, { acao: 'mudanca.carregada', alvoTipo: 'mudanca', alvoId: id, depois: { tarefaId, linhas: planilha.total } });
  return { tarefaId };
}

/** The job of a load: so many lines to a transaction, each answered with its effect, so that a run that was killed goes on where it stood. */
export function definirCarga(servicos: Servicos): void {
  servicos.tarefas.definir(TAREFA_CARGA, async (execucao) => {
    const planilha = await planilhaDaTarefa(servicos.db, execucao.tarefaId);
    const { emOrdem, carregar, tamanho, paraCarregar } = tiposDePlanilha[planilha.tipo];
    await emLotes(servicos, execucao, {
      pedidoPor: planilhasDaMudancaApi.carregar,
      itens: emOrdem(planilha),
      alvoDe: ({ numero }) => numero,
      tamanho,
      executar: async (ato, parte) => {
        for (const chave of paraCarregar) conferirPermissao(ato.quem, chave, 'br');
        return (await carregar(ato, planilha, parte)).map(itemDa);
      },
    });
  });
}

function itemDa({ numero, situacao, problemas }: LinhaFeita): ItemDeTarefa {
  if (situacao === 'pronta') return { alvoId: numero, situacao: 'feito' };
  const motivo = { br: emUmaFrase(problemas.br), en: emUmaFrase(problemas.en) };
  const codigo = motivo.br === '' ? {} : { codigo: 'MUDANCA_LINHA_RECUSADA', parametros: { motivo } };
  return { alvoId: numero, situacao: situacao === 'erro' ? 'recusado' : 'ja_estava', ...codigo };
}
