import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import type { Autor } from '#platform/server/auditoria/audit.ts';
import { errosComuns } from '#shared/erros.ts';
import type { Contato, Endereco, Filiacao, Partes } from '#domains/pessoas/partes.ts';
import { estadoDe, obterPessoa } from '#domains/pessoas/server/carregar.ts';
import { conferirSemFiliacaoPropria } from '#domains/pessoas/registro/server/door.ts';
import { escopoDePessoas } from '#domains/pessoas/server/escopo.ts';
import { abrirParaMudanca, salvarPessoa } from '#domains/pessoas/server/salvar-pessoa.ts';
import { colunasDePartes } from '#domains/pessoas/server/tables.ts';

type Lista = keyof Partes;
type De<L extends Lista> = Partes[L][number];
export type ParteSalva<P> = { pessoaId: number; versao: number; parte: P };

/** Adds one address, contact or filiation to a person the author may see. A new main one takes the place of the old. */
export async function adicionarParte<L extends Lista>(
  ato: Ato<Autor>,
  { lista, pessoaId, parte }: { lista: L; pessoaId: number; parte: De<L> },
): Promise<ParteSalva<De<L>>> {
  return mudar(
    ato,
    lista,
    pessoaId,
    null,
    (atuais) => [...cedendoLugar(atuais, parte), parte],
    (antes, depois) => depois.find(({ id }) => !antes.some((velha) => velha.id === id)),
  );
}

/** Changes one part of a person the author may see; `versao` is the person's, when the caller has it. */
export async function atualizarParte<L extends Lista>(
  ato: Ato<Autor>,
  { lista, parte, versao }: { lista: L; parte: De<L>; versao: number | null },
): Promise<ParteSalva<De<L>>> {
  const pessoaId = await donoDaParte(ato, lista, parte.id ?? 0);
  const trocar = (atuais: De<L>[]) => cedendoLugar(atuais, parte).map((atual) => (atual.id === parte.id ? parte : atual));
  return mudar(ato, lista, pessoaId, versao, trocar, (_, depois) => depois.find(({ id }) => id === parte.id));
}

/** Takes one part away from a person the author may see. Throws NAO_ENCONTRADO. */
export async function removerParte(
  ato: Ato<Autor>,
  { lista, id }: { lista: Lista; id: number },
): Promise<{ pessoaId: number; versao: number }> {
  const pessoaId = await donoDaParte(ato, lista, id);
  const { versao } = await mudar(
    ato,
    lista,
    pessoaId,
    null,
    (atuais) => atuais.filter((parte) => parte.id !== id),
    (antes) => antes.find((parte) => parte.id === id),
  );
  return { pessoaId, versao };
}

async function donoDaParte({ tx, quem: autor }: Ato<Autor>, lista: Lista, id: number): Promise<number> {
  const { rows } = await sql<{
    id: number;
  }>`select p.id from ${sql.table(colunasDePartes[lista].tabela)} t join pessoas p on p.id = t.pessoa_id
    where t.id = ${id} and ${escopoDePessoas(autor)}`.execute(tx);
  const [dono] = rows;
  if (!dono) throw errosComuns.NAO_ENCONTRADO();
  return dono.id;
}

async function mudar<L extends Lista>(
  ato: Ato<Autor>,
  lista: L,
  pessoaId: number,
  versao: number | null,
  mudanca: (atuais: De<L>[]) => De<L>[],
  achar: (antes: De<L>[], depois: De<L>[]) => De<L> | undefined,
): Promise<ParteSalva<De<L>>> {
  const { tx, quem: autor } = ato;
  const atual = await abrirParaMudanca(ato, pessoaId, versao);
  const antes = estadoDe(atual);
  const atuais = antes[lista] as De<L>[];
  const desejado = { ...antes, [lista]: mudanca(atuais) };
  conferirSemFiliacaoPropria(pessoaId, desejado);
  const salva = await salvarPessoa(ato, atual, desejado);
  const depois = estadoDe(await obterPessoa(tx, autor, pessoaId))[lista] as De<L>[];
  const parte = achar(atuais, depois);
  // Someone removed it between finding its owner and locking the person.
  if (!parte) throw errosComuns.NAO_ENCONTRADO();
  return { pessoaId, versao: salva.versao, parte };
}

type Marcavel = Endereco | Contato | Filiacao;

/** The stored parts without the main mark that the new one claims. */
function cedendoLugar<P extends Marcavel>(atuais: readonly P[], nova: P): P[] {
  if (!('principal' in nova) || !nova.principal) return [...atuais];
  const cede = (parte: P) => 'principal' in parte && parte.id !== nova.id && (!('valor' in nova) || parte.tipo === nova.tipo);
  return atuais.map((parte) => (cede(parte) ? { ...parte, principal: false } : parte));
}
