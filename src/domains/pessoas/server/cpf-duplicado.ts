import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import type { Autor } from '#platform/server/auditoria/audit.ts';
import { erros } from '../erros.ts';
import { escopoDePessoas } from './escopo.ts';

type Dona = { id: number; codigo: number; nome: string; visivel: boolean };

/**
 * Refuses a CPF that another person has, telling whose it is when the author may see that person. Who comes while another takes
 * the same CPF waits and is told too; the unique index decides in the end.
 */
export async function conferirCpfLivre({ tx, quem: autor }: Ato<Autor>, cpf: string, exceto: number | null): Promise<void> {
  const chave = sql`hashtextextended('pessoas.cpf ' || ${cpf}::text, 0)`;
  // The lock is tried beside the question: a statement of its own would cost every save a round trip.
  const ler = async () =>
    (
      await sql<{ dona: Dona | null; livre: boolean }>`
        select case when p.id is not null then json_build_object('id', p.id, 'codigo', p.codigo, 'nome', p.nome_completo, 'visivel', ${escopoDePessoas(autor)}) end as dona, u.livre
        from (select pg_try_advisory_xact_lock(${chave}) as livre) u left join pessoas p on p.cpf = ${cpf} and p.id is distinct from ${exceto}::bigint`.execute(
        tx,
      )
    ).rows[0];
  let achada = await ler();
  if (achada?.livre === false) {
    await sql`select pg_advisory_xact_lock(${chave})`.execute(tx);
    achada = await ler();
  }
  const dona = achada?.dona;
  if (!dona) return;
  if (!dona.visivel) throw erros.CPF_EM_USO({}, { campos: ['cpf'] });
  throw erros.CPF_DUPLICADO(
    { nome: dona.nome, codigo: dona.codigo },
    { campos: ['cpf'], detalhe: { id: dona.id, codigo: dona.codigo, nome: dona.nome } },
  );
}
