import { sql } from 'kysely';
import { registrarRestricoes } from '#platform/server/database/errors.ts';
import type { Ato } from '#platform/server/ato.ts';
import { auditar, autorDaLinha } from '#platform/server/auditoria/audit.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { EntradaServidor, RespostaServidor } from '#shared/endpoint.ts';
import { errosComuns, versaoDesatualizada } from '#shared/erros.ts';
import type { consentimentosApi as api } from '../api.ts';
import { errosConsentimento as erros } from '../erros.ts';

type Finalidade = RespostaServidor<typeof api.listarFinalidades>['itens'][number];

registrarRestricoes({ consentimentos_finalidades_nome_key: () => erros.FINALIDADE_REPETIDA() });

/** Every purpose with its text in force, those of the portal first. */
export async function listarFinalidades(db: Db | Tx, id?: number): Promise<Finalidade[]> {
  const { rows } =
    await sql<Finalidade>`select f.id, f.chave is not null as "doPortal", f.nome, t.texto, t.numero as versao, t.created_at as "textoEm",
      (select count(*)::int from consentimentos c where c.finalidade_id = f.id and c.revogado_em is null) as "emVigor"
    from consentimentos_finalidades f
    join lateral (select * from consentimentos_textos x where x.finalidade_id = f.id order by x.numero desc limit 1) t on true
    where ${id ?? null}::bigint is null or f.id = ${id ?? null} order by f.id limit 500`.execute(db);
  return rows;
}

/** A purpose with its first text. @throws FINALIDADE_REPETIDA */
export async function criarFinalidade(
  ato: Ato,
  { nome, texto }: EntradaServidor<typeof api.criarFinalidade>['body'],
): Promise<{ id: number }> {
  const { rows } = await sql<{ id: number }>`insert into consentimentos_finalidades (nome) values (${nome}) returning id`.execute(ato.tx);
  const [{ id } = { id: 0 }] = rows;
  await inserirTexto(ato, { id, numero: 1, texto });
  await auditar(ato, { acao: 'finalidade.criada', alvoTipo: 'finalidade', alvoId: id, depois: { nome, texto } });
  return { id };
}

/** The next version of a text, over the one that was seen. @throws NAO_ENCONTRADO, VERSAO_DESATUALIZADA */
export async function escreverTexto(
  ato: Ato,
  { id, texto, versao }: EntradaServidor<typeof api.escreverTexto>['body'] & { id: number },
): Promise<{ versao: number }> {
  // Whoever writes the next one waits here for who is writing it.
  await sql`select pg_advisory_xact_lock(hashtext('consentimentos_textos'), ${id}::int)`.execute(ato.tx);
  const [atual] = await listarFinalidades(ato.tx, id);
  if (!atual) throw errosComuns.NAO_ENCONTRADO();
  if (atual.versao !== versao) throw versaoDesatualizada({ tipo: 'finalidade', id }, atual);
  await inserirTexto(ato, { id, numero: versao + 1, texto });
  await auditar(ato, { acao: 'finalidade.editada', alvoTipo: 'finalidade', alvoId: id, antes: { texto: atual.texto }, depois: { texto } });
  return { versao: versao + 1 };
}

async function inserirTexto({ tx, quem }: Ato, { id, numero, texto }: { id: number; numero: number; texto: string }): Promise<void> {
  const { usuarioId, usuarioNome } = autorDaLinha(quem);
  await sql`insert into consentimentos_textos (finalidade_id, numero, texto, usuario_id, usuario_nome)
    values (${id}, ${numero}, ${texto}, ${usuarioId}, ${usuarioNome})`.execute(tx);
}
