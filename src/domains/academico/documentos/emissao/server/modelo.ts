import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import { errosComuns } from '#shared/erros.ts';
import type { ConteudoDoPapel } from '#shared/papel/esquema.ts';
import { nomesDoPapel } from '#domains/academico/documentos/termos/alcance.ts';
import { vedadosA } from '#domains/academico/documentos/termos/server/door.ts';
import { errosDocumentoPadrao as erros } from '#domains/academico/documentos/padrao/erros.ts';

export type ModeloParaEmitir = {
  id: number;
  nome: string;
  ativo: boolean;
  temTexto: boolean;
  papel: string | null;
  versaoDoTexto: number;
  conteudo: ConteudoDoPapel;
  /** The courses and classes that it is for; none: all. */
  cursoIds: number[];
  turmaIds: number[];
  /** What they are called. */
  para: string[];
  perfis: string[];
  temPerfil: boolean;
};

const pessoaTemPerfil = (quem: Pick<Quem, 'usuarioId' | 'admin'>) => sql`(${quem.admin}::boolean
  or not exists (select 1 from documentos_padrao_restricoes x where x.documento_padrao_id = r.id and x.perfil_id is not null)
  or exists (select 1 from documentos_padrao_restricoes x join v_usuario_perfil u on u.perfil_id = x.perfil_id
    where x.documento_padrao_id = r.id and u.usuario_id = ${quem.usuarioId}))`;

/** Whether a version says or shows anything: an empty paper is nothing to issue. */
const temTexto = sql`jsonb_path_exists(v.conteudo, '$.blocos.** ? (@.tipo == "termo" || @.tipo == "imagem" || (@.tipo == "texto" && @.texto like_regex "[^ \\u00a0]"))')`;
const comVersao = sql`documentos_padrao r join documentos_padrao_versoes v on v.documento_padrao_id = r.id and v.numero = r.versao_do_texto`;

/** The templates that a person may issue by, for an enrollment when told. */
export async function modelosParaEmitir(
  { db, quem }: { db: Db; quem: Quem },
  matriculaId: number | undefined,
): Promise<{ itens: { id: number; nome: string; especie: string }[] }> {
  const { rows } = await sql<{ id: number; nome: string; especie: string }>`select r.id, r.nome, r.especie from ${comVersao}
    where r.ativo and ${temTexto} and r.papel is null and ${pessoaTemPerfil(quem)} and (${matriculaId ?? null}::bigint is null
      or not exists (select 1 from documentos_padrao_restricoes x where x.documento_padrao_id = r.id and x.perfil_id is null)
      or exists (select 1 from documentos_padrao_restricoes x join v_matricula_resumo m on m.id = ${matriculaId ?? null}::bigint
        left join v_matricula_ultima_turma u on u.matricula_id = m.id
        where x.documento_padrao_id = r.id and (x.curso_id = m.curso_id or x.turma_id = u.turma_id)))
    order by f_busca(r.nome), r.id`.execute(db);
  return { itens: rows };
}

/**
 * A template about to be issued by, which nobody changes meanwhile. What it says of a student must be what the person may see.
 * @throws NAO_ENCONTRADO, DOCUMENTO_PADRAO_DO_PORTAL, DOCUMENTO_PADRAO_INATIVO, DOCUMENTO_PADRAO_SEM_TEXTO, DOCUMENTO_PADRAO_SEM_PERFIL, DOCUMENTO_PADRAO_TERMOS_VEDADOS
 */
export async function travarModelo(tx: Tx, quem: Quem, id: number): Promise<ModeloParaEmitir> {
  await sql`select 1 from documentos_padrao where id = ${id} for share`.execute(tx);
  const { rows } =
    await sql<ModeloParaEmitir>`select r.id, r.nome, r.ativo, r.papel, r.versao_do_texto as "versaoDoTexto", v.conteudo, ${temTexto} as "temTexto", ${pessoaTemPerfil(quem)} as "temPerfil",
      coalesce((select array_agg(x.curso_id) from documentos_padrao_restricoes x where x.documento_padrao_id = r.id and x.curso_id is not null), '{}') as "cursoIds",
      coalesce((select array_agg(x.turma_id) from documentos_padrao_restricoes x where x.documento_padrao_id = r.id and x.turma_id is not null), '{}') as "turmaIds",
      coalesce((select array_agg(coalesce(c.nome, t.curso_nome || ' – ' || t.nome, '') order by coalesce(c.nome, t.nome)) from documentos_padrao_restricoes x left join v_curso c on c.id = x.curso_id left join v_turma t on t.id = x.turma_id
        where x.documento_padrao_id = r.id and x.perfil_id is null), '{}') as para,
      coalesce((select array_agg(p.nome order by p.nome) from documentos_padrao_restricoes x join v_perfil p on p.id = x.perfil_id where x.documento_padrao_id = r.id), '{}') as perfis
    from ${comVersao}
    where r.id = ${id}`.execute(tx);
  const [modelo] = rows;
  if (!modelo) throw errosComuns.NAO_ENCONTRADO();
  if (modelo.papel !== null) throw erros.DOCUMENTO_PADRAO_DO_PORTAL({ nome: modelo.nome });
  if (!modelo.ativo) throw erros.DOCUMENTO_PADRAO_INATIVO({ nome: modelo.nome });
  if (!modelo.temTexto) throw erros.DOCUMENTO_PADRAO_SEM_TEXTO({ nome: modelo.nome });
  if (!modelo.temPerfil) throw erros.DOCUMENTO_PADRAO_SEM_PERFIL({ nome: modelo.nome, perfis: modelo.perfis.join(', ') });
  const vedados = vedadosA(quem, nomesDoPapel(modelo.conteudo));
  if (vedados.length > 0) throw erros.DOCUMENTO_PADRAO_TERMOS_VEDADOS({ nome: modelo.nome, termos: vedados.join(', ') });
  return modelo;
}
