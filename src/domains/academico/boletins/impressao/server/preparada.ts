import { sql } from 'kysely';
import { emZip } from '#platform/server/arquivos/zip.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import type { Arquivo } from '#platform/server/http/tipos.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import { obterArquivo } from '#platform/server/arquivos/files.ts';
import { errosComuns } from '#shared/erros.ts';
import { errosBoletim as erros } from '#domains/academico/boletins/erros.ts';
import { TAREFA_BOLETINS } from './tarefa.ts';

type Tarefa = { situacao: string; arquivos: number[]; nomes: string[] };

/** What a job prepared, for who asked for it: the PDF of its class, or a ZIP of one PDF a class. @throws NAO_ENCONTRADO, BOLETIM_NAO_PRONTO */
export async function obterImpressao(db: Db, quem: Pick<Quem, 'usuarioId' | 'admin'>, tarefaId: number): Promise<Arquivo> {
  const { rows } = await sql<Tarefa>`select t.situacao, coalesce(i.arquivos, '{}') as arquivos, coalesce(i.nomes, '{}') as nomes
    from v_tarefa t left join lateral (select array_agg(x.arquivo_id order by c.segmentacao_ordem, c.curso_ordem, c.nome, c.id) as arquivos,
        array_agg(c.curso_nome || ' – ' || c.nome order by c.segmentacao_ordem, c.curso_ordem, c.nome, c.id) as nomes
      from boletins_impressoes x join v_turma c on c.id = x.turma_id where x.tarefa_id = t.id) i on true
    where t.id = ${tarefaId} and t.tipo = ${TAREFA_BOLETINS} and (t.usuario_id = ${quem.usuarioId} or ${quem.admin}::boolean)`.execute(db);
  const [tarefa] = rows;
  if (!tarefa) throw errosComuns.NAO_ENCONTRADO();
  if (tarefa.situacao !== 'concluida') throw erros.BOLETIM_NAO_PRONTO();
  const [primeiro] = tarefa.arquivos;
  if (primeiro === undefined) throw erros.BOLETIM_NENHUM();
  if (tarefa.arquivos.length === 1) return obterArquivo(db, primeiro);
  const membros: { nome: string; conteudo: Buffer }[] = [];
  for (const [i, id] of tarefa.arquivos.entries())
    membros.push({ nome: `${tarefa.nomes[i]?.replaceAll(/[/\\:]/g, '-') ?? id}.pdf`, conteudo: (await obterArquivo(db, id)).corpo });
  return { nome: 'boletins.zip', tipo: 'application/zip', corpo: emZip(membros) };
}
