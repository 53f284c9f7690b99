import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { auditar, type Autor } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { excluirArquivo } from '#platform/server/arquivos/files.ts';
import { conferirSemUso } from '#shared/palavras/usos.ts';
import { textosUsos as rotulos } from '../texts-usos.ts';
import { estadoDe } from '#domains/pessoas/server/carregar.ts';
import { paraAuditoria } from '#domains/pessoas/server/para-auditoria.ts';
import { abrirParaMudanca } from '#domains/pessoas/server/salvar-pessoa.ts';

/**
 * Deletes a person that nothing refers to, with parts, photo and health form; the audit keeps who it was.
 * Throws PESSOA_NAO_ENCONTRADA, REGISTRO_EM_USO (enrolled, employed, user, someone's parent).
 */
export async function excluirPessoa(ato: Ato<Autor>, id: number): Promise<void> {
  const { tx } = ato;
  const atual = await abrirParaMudanca(ato, id);
  await conferirUsos(tx, id, `${atual.nome} ${atual.sobrenome ?? ''}`.trim());
  await sql`delete from pessoas where id = ${id}`.execute(tx);
  for (const arquivo of [atual.fotoArquivoId, atual.miniaturaArquivoId]) if (arquivo !== null) await excluirArquivo(tx, arquivo);
  const antes = { codigo: atual.codigo, ...paraAuditoria(estadoDe(atual)) };
  await auditar(ato, { acao: 'pessoa.excluida', alvoTipo: 'pessoa', alvoId: id, antes });
}

/** Tells what hangs on the person; what the sentence does not name the references of the database refuse all the same. */
async function conferirUsos(tx: Tx, id: number, nome: string): Promise<void> {
  const { rows } = await sql<Record<keyof typeof rotulos, number>>`select
    (select count(*)::int from v_matricula_estado where aluno_id = ${id}) as "nMatriculas",
    (select count(distinct matricula_id)::int from v_matricula_responsavel where pessoa_id = ${id}) as "nResponsavel",
    (select count(*)::int from v_titulo_receber where pagador_id = ${id}) as "nTitulos",
    (select count(*)::int from v_usuario_resumo where pessoa_id = ${id}) as "nUsuarios",
    (select count(*)::int from v_funcionario_resumo where pessoa_id = ${id}) as "nFuncionarios",
    (select count(*)::int from pessoas_filiacoes where filiado_pessoa_id = ${id}) as "nFiliacoes"`.execute(tx);
  const [usos] = rows;
  const contados = (Object.keys(rotulos) as (keyof typeof rotulos)[]).map((chave) => ({ rotulo: rotulos[chave], n: usos?.[chave] ?? 0 }));
  conferirSemUso(nome, contados, {
    br: 'Não é possível excluir {nome} do cadastro porque há registros que dependem dele: {usos}.',
    en: '{nome} cannot be deleted because records hang on this person: {usos}.',
  });
}
