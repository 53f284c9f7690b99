import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import type { Preparada } from './conteudo.ts';
import { emailDe } from '#domains/academico/boletins/envio/server/door.ts';
import { type ComCorreio, type Envio, gravarEnvios } from './gravar-envios.ts';

/** Mails notices just prepared to each of their guardians who has an address; how many of each notice left. */
export async function enviarPorEmail(ato: Ato, preparadas: readonly Preparada[], comCorreio: ComCorreio): Promise<Map<number, number>> {
  const pessoas = [...new Set(preparadas.flatMap(({ conteudo }) => conteudo.responsaveis.map(({ pessoaId }) => pessoaId)))];
  const { rows } = await sql<{
    id: number;
    email: string;
  }>`select x.id, e.email from unnest(${pessoas}::bigint[]) x(id) cross join lateral (select ${emailDe(sql.ref('x.id'))} as email) e
    where e.email is not null`.execute(ato.tx);
  const emails = new Map(rows.map(({ id, email }) => [id, email]));
  const envios = preparadas.flatMap((notificacao) =>
    notificacao.conteudo.responsaveis.flatMap(({ pessoaId, nome }): Envio[] => {
      const contato = emails.get(pessoaId);
      return contato === undefined ? [] : [{ notificacao, destino: 'responsavel', pessoaId, nome, meio: 'email', contato }];
    }),
  );
  await gravarEnvios(ato, envios, comCorreio);
  return new Map([...Map.groupBy(envios, ({ notificacao }) => notificacao.id)].map(([id, seus]) => [id, seus.length]));
}
