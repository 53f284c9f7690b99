import { sql } from 'kysely';
import { conferirVisivel } from '#domains/academico/contratos/server/escopo.ts';
import { obterArquivo } from '#platform/server/arquivos/files.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import type { Arquivo } from '#platform/server/http/tipos.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { errosComuns } from '#shared/erros.ts';
import type { assinaturasApi } from '../api.ts';
import { assinaturasEmCurso } from '../situacoes.ts';
import { recusaDoPapel } from './julgar-papel.ts';

type Itens = RespostaServidor<typeof assinaturasApi.listarAssinaturas>;

/** The sendings of a contract and its addenda, the newest first, each with its signers and what they asked. */
export async function listarAssinaturas(db: Db, quem: Quem, { contratoId, fuso }: { contratoId: number; fuso: string }): Promise<Itens> {
  await conferirVisivel(db, quem, [contratoId]);
  const { rows } = await sql<
    Omit<Itens['itens'][number], 'superado'>
  >`select a.id, a.contrato_id as "contratoId", a.aditivo_id as "aditivoId", d.ordem, a.situacao, a.do_texto_atual as "doTextoAtual",
      a.expira_em as "expiraEm", a.created_at as "criadoEm", a.usuario_nome as "usuarioNome", a.concluida_em as "concluidaEm",
      a.concluida_por_nome as "concluidaPorNome", a.motivo, coalesce(s.signatarios, '[]') as signatarios
    from v_assinatura a left join aditivos d on d.id = a.aditivo_id
    join lateral (select json_agg(json_build_object('id', s.id, 'pessoaId', s.pessoa_id, 'nome', s.nome, 'papel', s.papel, 'email', s.email, 'vistoEm', s.visto_em,
        'assinouEm', s.assinou_em, 'forma', s.forma, 'lembretes', s.lembretes, 'enviadoEm', s.enviado_em,
        'perguntas', coalesce((select json_agg(json_build_object('id', q.id, 'texto', q.texto, 'em', q.created_at, 'resposta', q.resposta, 'respondidaEm', q.respondida_em) order by q.id)
          from assinaturas_perguntas q where q.signatario_id = s.id), '[]')) order by s.id) as signatarios
      from assinaturas_signatarios s where s.assinatura_id = a.id) s on true
    where a.contrato_id = ${contratoId} order by a.id desc`.execute(db);
  const itens: Itens['itens'] = [];
  for (const a of rows)
    itens.push({ ...a, superado: assinaturasEmCurso.includes(a.situacao) && (await recusaDoPapel(db, a, fuso)) !== null });
  return { itens };
}

/** The PDF of a sending, whoever may see it: as it was concluded, before that as it went out. */
export async function pdfDaAssinatura(db: Db, id: number): Promise<Arquivo> {
  const { rows } = await sql<{
    arquivoId: number;
  }>`select coalesce(final_id, original_id) as "arquivoId" from assinaturas where id = ${id}`.execute(db);
  const [achada] = rows;
  if (!achada) throw errosComuns.NAO_ENCONTRADO();
  return obterArquivo(db, achada.arquivoId);
}
