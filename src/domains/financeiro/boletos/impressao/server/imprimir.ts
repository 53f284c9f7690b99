import { errosImpressao } from '../erros.ts';
import { sql } from 'kysely';
import { type Db, transacao } from '#platform/server/database/kysely.ts';
import { lerEscola } from '#platform/server/escola.ts';
import { excluirArquivo, guardarArquivo, obterArquivo } from '#platform/server/arquivos/files.ts';
import type { Arquivo, Servicos } from '#platform/server/http/tipos.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import { impressaoApi } from '../api.ts';
import { errosBoletos } from '#domains/financeiro/boletos/erros.ts';
import { maximoNaHora } from '../esquemas.ts';
import { boletosEmPdf } from './pdf/boletos-pdf.ts';
import { carregarParaImpressao } from './pdf/dados.ts';

export const TAREFA_IMPRESSAO = 'boletos.impressao';
const LOTE = 100;
/** Days that a prepared file waits for its reader: it can always be made again. */
const DIAS_GUARDADO = 7;

const agoraDe = async (db: Db): Promise<string> => (await sql<{ agora: string }>`select now() as agora`.execute(db)).rows[0]?.agora ?? '';

/** A few slips as a PDF that opens in the browser. Throws BOLETO_NAO_ENCONTRADO, MUITOS_BOLETOS. */
export async function pdfDeBoletos(db: Db, ids: readonly number[]): Promise<Arquivo> {
  if (ids.length > maximoNaHora) throw errosBoletos.MUITOS_BOLETOS({ quantidade: ids.length, maximo: maximoNaHora });
  const boletos = await carregarParaImpressao(db, ids);
  if (boletos.length === 0 || boletos.length !== ids.length) throw errosBoletos.BOLETO_NAO_ENCONTRADO();
  const [primeiro] = boletos;
  const nome = boletos.length === 1 ? `boleto-${primeiro?.nossoNumero.replaceAll(/\D/g, '') ?? ''}.pdf` : `boletos-${boletos.length}.pdf`;
  return { nome, tipo: 'application/pdf', corpo: await boletosEmPdf([boletos], await lerEscola(db), await agoraDe(db)), abrir: true };
}

/** The job that prepares a PDF of many slips. Killed in the middle it starts again: nothing is kept before the whole file. */
export function definirTarefaDeImpressao(servicos: Servicos): void {
  servicos.tarefas.definir(TAREFA_IMPRESSAO, async ({ tarefaId, usuarioId, entrada, registrar }) => {
    const { ids } = entrada as { ids: number[] };
    const { db } = servicos;
    await servicos.carregarAutor(db, usuarioId, impressaoApi.imprimirBoletos);
    async function* lotes() {
      for (let i = 0; i < ids.length; i += LOTE) {
        const lote = await carregarParaImpressao(db, ids.slice(i, i + LOTE));
        yield lote;
        await registrar(lote.map(({ id }) => ({ alvoId: id, situacao: 'feito' })));
      }
    }
    const pdf = await boletosEmPdf(lotes(), await lerEscola(db), await agoraDe(db));
    await transacao(db, async (tx) => {
      await descartarVelhos(tx);
      const arquivoId = await guardarArquivo(tx, { nome: `boletos-${ids.length}.pdf`, tipo: 'application/pdf', conteudo: pdf });
      await sql`insert into boletos_impressoes (tarefa_id, arquivo_id, quantidade, usuario_id) values (${tarefaId}, ${arquivoId}, ${ids.length}, ${usuarioId})
        on conflict (tarefa_id) do nothing`.execute(tx);
    });
    return { quantidade: ids.length };
  });
}

async function descartarVelhos(tx: Parameters<typeof excluirArquivo>[0]): Promise<void> {
  const { rows } = await sql<{
    arquivo: number;
  }>`delete from boletos_impressoes where created_at < now() - make_interval(days => ${DIAS_GUARDADO})
    returning arquivo_id as arquivo`.execute(tx);
  for (const { arquivo } of rows) await excluirArquivo(tx, arquivo);
}

/** The file that a job prepared, for who asked for it. Throws BOLETO_NAO_ENCONTRADO, IMPRESSAO_NAO_PRONTA. */
export async function obterImpressao(db: Db, quem: Quem, tarefaId: number): Promise<Arquivo> {
  const { rows } = await sql<{
    arquivoId: number | null;
  }>`select (select i.arquivo_id from boletos_impressoes i where i.tarefa_id = t.id) as "arquivoId"
    from v_tarefa t where t.id = ${tarefaId} and t.tipo = ${TAREFA_IMPRESSAO} and (t.usuario_id = ${quem.usuarioId} or ${quem.admin}::boolean)`.execute(
    db,
  );
  if (!rows[0]) throw errosBoletos.BOLETO_NAO_ENCONTRADO();
  if (rows[0].arquivoId === null) throw errosImpressao.IMPRESSAO_NAO_PRONTA();
  return obterArquivo(db, rows[0].arquivoId);
}
