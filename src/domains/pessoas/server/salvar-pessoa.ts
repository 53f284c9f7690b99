import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { auditar, type Autor } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { versaoDesatualizada } from '#shared/erros.ts';
import { recusa } from '#shared/validacao.ts';
import type { Partes } from '../partes.ts';
import { isPlanoVazio, planejarPartes, type Plano } from '../planejar-partes.ts';
import { comContatosPrincipais, comEnderecoPrincipal } from '../principais.ts';
import { estadoDe, obterPessoa, carregarPessoa, type PessoaLida, registroDe } from './carregar.ts';
import { conferirCpfLivre } from './cpf-duplicado.ts';
import { escopoDePessoas } from './escopo.ts';
import { type EstadoPessoa, paraAuditoria } from './para-auditoria.ts';
import { conferirCampos } from '#platform/server/conferir-campos.ts';
import { colunasDePartes, comoLinha, listaDeColunas, parteComoLinha, tiposDeColunas } from './tables.ts';
import './restricoes.ts';

export type PessoaSalva = { id: number; codigo: number; versao: number };
type ParteQualquer = Partes[keyof Partes][number];
type Planos = Record<keyof Partes, Plano<ParteQualquer>>;

/** Loads and locks a person for an edit based on `versao`; a stale one gets VERSAO_DESATUALIZADA with the record as it is now. */
export async function abrirParaEdicao(ato: Ato<Autor>, id: number, versao: number): Promise<PessoaLida> {
  const { tx, quem: autor } = ato;
  const atual = await carregarPessoa(ato, id);
  if (atual.versao === versao) return atual;
  throw versaoDesatualizada({ tipo: 'pessoa', id, acoes: '^pessoa\\.(?!ficha-saude)' }, registroDe(await obterPessoa(tx, autor, id)));
}

/** Loads and locks a person for a change that stands whatever the version (one part added, an approved protocol). */
export async function abrirParaMudanca(ato: Ato<Autor>, id: number, versao: number | null = null): Promise<PessoaLida> {
  const { tx, quem: autor } = ato;
  // The lock comes first and alone: the parts must be read after the wait for another change has ended.
  await sql`select 1 from pessoas p where p.id = ${id} and ${escopoDePessoas(autor)} for no key update`.execute(tx);
  return versao === null ? carregarPessoa(ato, id) : abrirParaEdicao(ato, id, versao);
}

/**
 * Saves a changed state over a loaded and locked person: simple members, parts and one audit row with the differences.
 * Nothing changed means nothing written. Throws CPF_DUPLICADO, DADOS_INVALIDOS (part of another person).
 */
export async function salvarPessoa(
  ato: Ato<Autor>,
  atual: PessoaLida,
  desejado: EstadoPessoa,
  { acao = 'pessoa.editada', motivo = null }: { acao?: string; motivo?: string | null } = {},
): Promise<PessoaSalva> {
  const { tx } = ato;
  const antes = estadoDe(atual);
  const depois: EstadoPessoa = {
    campos: desejado.campos,
    enderecos: comEnderecoPrincipal(desejado.enderecos),
    contacts: comContatosPrincipais(desejado.contacts),
    filiations: desejado.filiations,
  };
  const planos: Planos = {
    enderecos: await planejar(tx, 'enderecos', antes, depois),
    contacts: await planejar(tx, 'contacts', antes, depois),
    filiations: await planejar(tx, 'filiations', antes, depois),
  };
  const camposMudaram = JSON.stringify(comoLinha(antes.campos)) !== JSON.stringify(comoLinha(depois.campos));
  const partesMudaram = Object.values(planos).some((plano) => !isPlanoVazio(plano));
  if (!camposMudaram && !partesMudaram) return { id: atual.id, codigo: atual.codigo, versao: atual.versao };
  if (depois.campos.cpf && depois.campos.cpf !== antes.campos.cpf) await conferirCpfLivre(ato, depois.campos.cpf, atual.id);
  const salva = await alterarLinha(tx, atual.id, depois, planos);
  if (partesMudaram) await gravarPartes(tx, atual.id, planos);
  const valores = { antes: paraAuditoria(antes), depois: paraAuditoria(depois) };
  await auditar(ato, { acao, alvoTipo: 'pessoa', alvoId: atual.id, ...valores, motivo });
  return salva;
}

/**
 * The plan of one kind of part. A part that somebody else removed meanwhile is stored again as new (who keeps their
 * version over another keeps its parts); one that belongs to another person is refused.
 */
async function planejar(tx: Tx, lista: keyof Partes, antes: EstadoPessoa, depois: EstadoPessoa): Promise<Plano<ParteQualquer>> {
  const desejadas: ParteQualquer[] = depois[lista];
  const plano = planejarPartes<ParteQualquer>(antes[lista], desejadas);
  if (plano.alheios.length === 0) return plano;
  const ids = plano.alheios.map((indice) => desejadas[indice]?.id ?? 0);
  const { rows } = await sql<{
    id: number;
  }>`select id from ${sql.table(colunasDePartes[lista].tabela)} where id = any(${ids}::bigint[])`.execute(tx);
  const existentes = new Set(rows.map(({ id }) => id));
  conferirCampos((addIssue) => {
    for (const indice of plano.alheios)
      if (existentes.has(desejadas[indice]?.id ?? 0)) addIssue(recusa('PARTE_DE_OUTRA_PESSOA', {}, [lista, indice, 'id']));
  });
  const novas = desejadas.map((parte, indice) => (plano.alheios.includes(indice) ? { ...parte, id: null } : parte));
  return planejarPartes<ParteQualquer>(antes[lista], novas);
}

/** The row itself, the parts that leave, and no main mark left on those that stay and change: the marks are set again after it. */
async function alterarLinha(tx: Tx, id: number, { campos }: EstadoPessoa, planos: Planos): Promise<PessoaSalva> {
  const excluir = (lista: keyof Partes) =>
    sql`delete from ${sql.table(colunasDePartes[lista].tabela)} where pessoa_id = ${id} and id = any(${planos[lista].remover}::bigint[])`;
  const desmarcar = (lista: 'enderecos' | 'contacts') => sql`update ${sql.table(colunasDePartes[lista].tabela)} set principal = false
    where pessoa_id = ${id} and principal and id = any(${planos[lista].alterar.map((parte) => parte.id)}::bigint[])`;
  const { rows } = await sql<PessoaSalva>`
    with e as (${excluir('enderecos')}), c as (${excluir('contacts')}), f as (${excluir('filiations')}),
      pe as (${desmarcar('enderecos')}), pc as (${desmarcar('contacts')})
    update pessoas p set (${listaDeColunas()}) = (select ${listaDeColunas('x')}
        from json_to_record(${JSON.stringify(comoLinha(campos))}::json) as x(${tiposDeColunas()})),
      versao = p.versao + 1, updated_at = clock_timestamp()
    where p.id = ${id} returning p.id, p.codigo, p.versao`.execute(tx);
  return rows[0] as PessoaSalva;
}

async function gravarPartes(tx: Tx, pessoaId: number, planos: Planos): Promise<void> {
  const gravar = (lista: keyof Partes, nome: string) => {
    const { tabela, colunas, tipos } = colunasDePartes[lista];
    const json = (partes: readonly ParteQualquer[]) => JSON.stringify(partes.map(parteComoLinha));
    const deX = sql.raw(
      colunas
        .split(', ')
        .map((coluna) => `x.${coluna}`)
        .join(', '),
    );
    return sql`${sql.ref(`${nome}_a`)} as (update ${sql.table(tabela)} t set (${sql.raw(colunas)}) = row(${deX})
        from json_to_recordset(${json(planos[lista].alterar)}::json) as x(id bigint, ${sql.raw(tipos)}) where t.id = x.id and t.pessoa_id = ${pessoaId}),
      ${sql.ref(`${nome}_i`)} as (insert into ${sql.table(tabela)} (pessoa_id, ${sql.raw(colunas)})
        select ${pessoaId}::bigint, ${deX} from json_to_recordset(${json(planos[lista].inserir)}::json) as x(${sql.raw(tipos)}))`;
  };
  await sql`with ${gravar('enderecos', 'e')}, ${gravar('contacts', 'c')}, ${gravar('filiations', 'f')} select 1`.execute(tx);
}
