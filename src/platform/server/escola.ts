import type { Ato } from './ato.ts';
import { sql } from 'kysely';
import { versaoDesatualizada } from '#shared/erros.ts';
import type { EscolaNoPapel } from '#shared/papel/termos-da-escola.ts';
import { auditar } from './auditoria/audit.ts';
import type { Db, Tx } from './database/kysely.ts';

/** Who the school is, as documents and the portal show it. `versao` is 0 while nobody has filled it in. */
export type Escola = EscolaNoPapel & { versao: number };

const vazia: Escola = { versao: 0, nome: '', cnpj: null, inep: null, endereco: null, cidade: null, uf: null, telefone: null, email: null };
const colunas = sql`versao, nome, cnpj, inep, endereco, cidade, uf, telefone, email`;

/** The school's data; empty while there is none. */
export async function lerEscola(db: Db | Tx): Promise<Escola> {
  const { rows } = await sql<Escola>`select ${colunas} from escola`.execute(db);
  return rows[0] ?? vazia;
}

/** Whether nobody has said who the school is: no paper of it says anything by then. */
export const isEscolaSemDados = ({ nome }: Pick<Escola, 'nome'>): boolean => nome === '';

/**
 * Saves the school's data, the first time or over the version that was seen.
 * @throws VERSAO_DESATUALIZADA with the current data when somebody saved in between.
 */
export async function salvarEscola(ato: Ato, nova: Escola): Promise<Escola> {
  const { tx } = ato;
  const { rows: travada } = await sql<Escola>`select ${colunas} from escola for update`.execute(tx);
  const antes = travada[0] ?? vazia;
  if (antes.versao !== nova.versao) throw versaoDesatualizada({ tipo: 'escola', id: 1 }, antes);
  const { nome, cnpj, inep, endereco, cidade, uf, telefone, email } = nova;
  const { rows } = await sql<Escola>`insert into escola (nome, cnpj, inep, endereco, cidade, uf, telefone, email)
    values (${nome}, ${cnpj}, ${inep}, ${endereco}, ${cidade}, ${uf}, ${telefone}, ${email})
    on conflict (id) do update set nome = excluded.nome, cnpj = excluded.cnpj, inep = excluded.inep, endereco = excluded.endereco, cidade = excluded.cidade,
      uf = excluded.uf, telefone = excluded.telefone, email = excluded.email, versao = escola.versao + 1, updated_at = clock_timestamp()
    where escola.versao = ${nova.versao} returning ${colunas}`.execute(tx);
  const salva = rows[0];
  // Two first saves at once: the second finds the row of the first.
  if (!salva) throw versaoDesatualizada({ tipo: 'escola', id: 1 }, await lerEscola(tx));
  await auditar(ato, { acao: 'escola.editada', alvoTipo: 'escola', alvoId: 1, antes: { ...antes }, depois: { ...salva } });
  return salva;
}
