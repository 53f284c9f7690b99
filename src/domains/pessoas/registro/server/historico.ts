import { sql } from 'kysely';
import { historicoDe, type LinhaHistorico } from '#platform/server/auditoria/audit.ts';
import { conferirPermissao, pode } from '#platform/server/http/autorizacao.ts';
import type { Contexto } from '#platform/server/http/tipos.ts';
import { erros } from '#domains/pessoas/erros.ts';
import { registrarCpfNasMudancas } from '#domains/pessoas/server/registrar-visualizacao.ts';
import { escopoDePessoas } from '#domains/pessoas/server/escopo.ts';

/**
 * The newest changes of a person, for who may see the person and either edits people or reads changes. What happened to the
 * health form is told to all of them; which of its members it was, only to who may see the form. That
 * somebody saw the CPF in it is recorded.
 * Throws PESSOA_NAO_ENCONTRADA, SEM_PERMISSAO.
 */
export async function verHistorico({ db, quem, pedido }: Contexto, pessoaId: number): Promise<LinhaHistorico[]> {
  if (!pode(quem, 'pessoas:editar')) conferirPermissao(quem, 'auditoria:visualizar', pedido.idioma);
  const { rows } = await sql`select 1 from pessoas p where p.id = ${pessoaId} and ${escopoDePessoas(quem)}`.execute(db);
  if (rows.length === 0) throw erros.PESSOA_NAO_ENCONTRADA();
  const linhas = await historicoDe(db, 'pessoa', pessoaId);
  await registrarCpfNasMudancas({ db, quem }, pessoaId, linhas);
  if (pode(quem, 'ficha-saude:visualizar')) return linhas;
  return linhas.map((linha) => (linha.acao.startsWith('pessoa.ficha-saude-') ? { ...linha, antes: null, depois: null } : linha));
}
