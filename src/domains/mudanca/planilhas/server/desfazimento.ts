import { sql } from 'kysely';
import { errosMudanca as erros } from '#domains/mudanca/erros.ts';
import { type Ato, novoAto } from '#platform/server/ato.ts';
import { auditar, mexidosDepois } from '#platform/server/auditoria/audit.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { conferirPermissao } from '#platform/server/http/autorizacao.ts';
import type { ContextoEscrita, Servicos } from '#platform/server/http/tipos.ts';
import type { ItemDeTarefa } from '#platform/server/jobs.ts';
import { gravarOsQuePassam } from '#platform/server/lotes/os-que-passam.ts';
import { ErroNegocio, type Idioma, type Textos } from '#shared/erros.ts';
import { planilhasDaMudancaApi } from '../api.ts';
import { carregarPlanilha, planilhaDaTarefa, type PlanilhaDaMudanca } from './carregar.ts';
import { tiposDePlanilha } from './tipos.ts';

const TAREFA_DESFAZIMENTO = 'mudanca.desfazimento';

/**
 * Starts the job that takes a whole sheet back. One that was refused may be asked for again, when what stood against it is undone.
 * @throws NAO_ENCONTRADO, SEM_PERMISSAO, MUDANCA_NAO_DESFAZ
 */
export async function desfazerPlanilha(ato: ContextoEscrita, id: number): Promise<{ tarefaId: number }> {
  const { tx, quem, idioma, servicos } = ato;
  const planilha = await carregarPlanilha(tx, id, sql`for update`);
  for (const chave of tiposDePlanilha[planilha.tipo].paraDesfazer) conferirPermissao(quem, chave, idioma);
  const { rows } = await sql<{ emCurso: boolean; trazidas: number }>`select
    exists (select from v_tarefa t where t.id in (${planilha.tarefaId}, ${planilha.tarefaDesfazerId}) and t.situacao in ('na_fila', 'em_andamento')) as "emCurso",
    (select count(*)::int from mudancas_registros r where r.planilha_id = ${id}) as trazidas`.execute(tx);
  const { emCurso = true, trazidas = 0 } = rows[0] ?? {};
  if (planilha.situacao !== 'carregada' || emCurso) throw erros.MUDANCA_NAO_DESFAZ();
  const tarefaId = await servicos.tarefas.criar(tx, {
    tipo: TAREFA_DESFAZIMENTO,
    usuarioId: quem.usuarioId,
    total: trazidas,
    entrada: { planilhaId: id },
  });
  await sql`update mudancas_planilhas set tarefa_desfazer_id = ${tarefaId}, versao = versao + 1 where id = ${id}`.execute(tx);
  await auditar(ato, { acao: 'mudanca.desfazimento', alvoTipo: 'mudanca', alvoId: id, depois: { tarefaId, linhas: trazidas } });
  return { tarefaId };
}

type Registro = { linha: number; alvoId: number; criado: boolean; emPe: boolean };
class Recusado extends Error {
  readonly itens: readonly ItemDeTarefa[];
  constructor(itens: readonly ItemDeTarefa[]) {
    super('the undo of a sheet was refused');
    this.itens = itens;
  }
}

/** The job of an undo: one transaction, all or nothing; refused, it names the lines on which something was built. */
export function definirDesfazimento(servicos: Servicos): void {
  const { db, config, carregarAutor } = servicos;
  servicos.tarefas.definir(TAREFA_DESFAZIMENTO, async ({ tarefaId, usuarioId, registrar }) => {
    const planilha = await planilhaDaTarefa(db, tarefaId);
    if (planilha.situacao === 'desfeita') return;
    try {
      await transacao(db, async (tx) => {
        const quem = await carregarAutor(tx, usuarioId, planilhasDaMudancaApi.desfazer);
        for (const chave of tiposDePlanilha[planilha.tipo].paraDesfazer) conferirPermissao(quem, chave, 'br');
        const ato = { ...(await novoAto(tx, { quem, fuso: config.tzEscola })), tarefaId };
        await registrar(await desfazerTudo(ato, planilha), tx);
      });
    } catch (causa) {
      if (!(causa instanceof Recusado)) throw causa;
      await registrar(causa.itens);
    }
  });
}

async function desfazerTudo(ato: Ato, { id, tipo, arquivo }: PlanilhaDaMudanca): Promise<ItemDeTarefa[]> {
  const { tx } = ato;
  await sql`select from mudancas_tipos where tipo = ${tipo} for no key update`.execute(tx);
  const { alvoTipo, emPe, proprios, saida, desfazer } = tiposDePlanilha[tipo];
  // What hangs on others came after them.
  const { rows } =
    await sql<Registro>`select linha, alvo_id as "alvoId", criado, alvo_id in (${emPe}) as "emPe" from mudancas_registros where planilha_id = ${id} order by id desc`.execute(
      tx,
    );
  const porAlvo = Map.groupBy(
    rows.filter((r) => r.criado && r.emPe),
    ({ alvoId }) => alvoId,
  );
  const mexidos = await mexidosDepois(tx, alvoTipo, [...porAlvo.keys()], proprios);
  const recusas: ItemDeTarefa[] = [];
  for (const [alvoId, dele] of porAlvo) {
    const [resposta] = mexidos.has(alvoId)
      ? [erros.MUDANCA_REGISTRO_ALTERADO()]
      : await gravarOsQuePassam(tx, [alvoId], async () => [
          await desfazer(ato, { id: alvoId, motivo: `Mudança de sistema desfeita: ${arquivo}`.slice(0, 300) }),
        ]);
    if (resposta instanceof ErroNegocio)
      recusas.push(...dele.map(({ linha }) => itemRecusado(linha, resposta, mexidos.has(alvoId) ? null : saida)));
  }
  if (recusas.length > 0) throw new Recusado(recusas);
  await sql`delete from mudancas_registros where planilha_id = ${id}`.execute(tx);
  await sql`update mudancas_planilhas set situacao = 'desfeita', versao = versao + 1 where id = ${id}`.execute(tx);
  await auditar(ato, { acao: 'mudanca.desfeita', alvoTipo: 'mudanca', alvoId: id, depois: { linhas: rows.length } });
  return rows.map(({ linha }) => ({ alvoId: linha, situacao: 'feito' }));
}

/** In the words of its rule: what is in use names what uses it. */
function itemRecusado(linha: number, erro: ErroNegocio, saida: Textos | null): ItemDeTarefa {
  const dito = (idioma: Idioma): string => [erro.mensagem(idioma), ...(saida ? [saida[idioma]] : [])].join(' ');
  const motivo = { br: dito('br'), en: dito('en') };
  return { alvoId: linha, situacao: 'recusado', codigo: 'MUDANCA_LINHA_RECUSADA', parametros: { motivo } };
}
