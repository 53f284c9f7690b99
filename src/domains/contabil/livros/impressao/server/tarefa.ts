import { sql } from 'kysely';
import type { ContextoEscrita, Servicos } from '#platform/server/http/tipos.ts';
import { ateAcabar } from '#platform/server/lotes/em-lotes.ts';
import type { EntradaServidor } from '#shared/endpoint.ts';
import { emOrdem } from '../../periodos.ts';
import { impressaoApi } from '../api.ts';
import { errosImpressao } from '../erros.ts';
import { type LivroImpresso, livrosQueSeImprimem, tarefaDoLivro } from '../livros.ts';
import { imprimirVolume } from './imprimir-volume.ts';
import type { Pedido } from './ler-partidas.ts';

/** About as many entries fill a volume: how far the job is, is told by it. */
const LANCAMENTOS_POR_VOLUME = 10_000;

/** Asks for a book as it stands now. Whoever is posting in its períodos or before them is waited for, so that no entry before the last is missing. @throws LIVRO_SEM_LANCAMENTOS */
export async function pedirLivro(
  { tx, quem, servicos }: ContextoEscrita,
  { livro, numero, ...periodos }: { livro: LivroImpresso } & EntradaServidor<typeof impressaoApi.imprimir>['body'],
): Promise<{ tarefaId: number }> {
  const { de, ate } = emOrdem(periodos.de, periodos.ate);
  await sql`select 1 from periodos_contabeis where id <= ${ate} order by id for update`.execute(tx);
  const { rows } = await sql<{
    ultimo: number | null;
    n: number;
  }>`select max(id) as ultimo, (count(*) filter (where periodo >= ${de}))::int as n from lancamentos_contabeis where periodo <= ${ate}`.execute(
    tx,
  );
  const { ultimo = null, n = 0 } = rows[0] ?? {};
  if (ultimo === null || n === 0) throw errosImpressao.LIVRO_SEM_LANCAMENTOS();
  const entrada: Pedido = { de, ate, numero, ultimoId: ultimo };
  const tarefaId = await servicos.tarefas.criar(tx, {
    tipo: tarefaDoLivro[livro],
    usuarioId: quem.usuarioId,
    total: Math.ceil(n / LANCAMENTOS_POR_VOLUME),
    entrada,
  });
  return { tarefaId };
}

/** A volume to a transaction, kept with its answer: a process killed in the middle goes on after the last one. */
export function definirTarefasDosLivros(servicos: Pick<Servicos, 'db' | 'tarefas' | 'config' | 'carregarAutor' | 'disco'>): void {
  for (const livro of livrosQueSeImprimem)
    servicos.tarefas.definir(tarefaDoLivro[livro], async (execucao) => {
      let volumes = 0;
      const pedidoPor = livro === 'diario' ? impressaoApi.imprimir : impressaoApi.imprimirRazao;
      await ateAcabar(servicos, execucao, pedidoPor, async ({ tx, hoje, tarefaId }) => {
        const volume = await imprimirVolume(tx, { livro, tarefaId, hoje, pedido: execucao.entrada as Pedido });
        if (volume === null) return null;
        volumes = volume;
        return [{ alvoId: volume, situacao: 'feito' }];
      });
      return { volumes };
    });
}
