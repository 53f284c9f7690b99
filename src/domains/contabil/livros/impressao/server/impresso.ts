import { sql } from 'kysely';
import { obterArquivo } from '#platform/server/arquivos/files.ts';
import { emZip } from '#platform/server/arquivos/zip.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import type { Arquivo } from '#platform/server/http/tipos.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import { errosComuns } from '#shared/erros.ts';
import { errosImpressao } from '../erros.ts';
import { type LivroImpresso, tarefaDoLivro } from '../livros.ts';

type Tarefa = { situacao: string; arquivos: number[] };

/** What a job printed, for who asked for it. @throws NAO_ENCONTRADO, LIVRO_NAO_PRONTO */
export async function obterLivro(
  db: Db,
  quem: Pick<Quem, 'usuarioId' | 'admin'>,
  { livro, tarefaId }: { livro: LivroImpresso; tarefaId: number },
): Promise<Arquivo> {
  const { rows } =
    await sql<Tarefa>`select t.situacao, coalesce((select array_agg(x.arquivo_id order by x.volume) from livros_impressos x where x.tarefa_id = t.id), '{}') as arquivos
    from v_tarefa t where t.id = ${tarefaId} and t.tipo = ${tarefaDoLivro[livro]} and (t.usuario_id = ${quem.usuarioId} or ${quem.admin}::boolean)`.execute(
      db,
    );
  const [tarefa] = rows;
  if (!tarefa) throw errosComuns.NAO_ENCONTRADO();
  const [primeiro] = tarefa.arquivos;
  if (tarefa.situacao !== 'concluida' || primeiro === undefined) throw errosImpressao.LIVRO_NAO_PRONTO();
  if (tarefa.arquivos.length === 1) return obterArquivo(db, primeiro);
  const membros: { nome: string; conteudo: Buffer }[] = [];
  for (const id of tarefa.arquivos) {
    const { nome, corpo } = await obterArquivo(db, id);
    membros.push({ nome, conteudo: corpo });
  }
  return { nome: `livro-${livro}.zip`, tipo: 'application/zip', corpo: emZip(membros) };
}
