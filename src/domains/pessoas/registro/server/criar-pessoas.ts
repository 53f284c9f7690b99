import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { auditarVarios, type Autor } from '#platform/server/auditoria/audit.ts';
import { soCampos } from '#domains/pessoas/campos-pessoa.ts';
import { erros } from '#domains/pessoas/erros.ts';
import { type DadosPessoa, esquemaNovaPessoa, type NovaPessoa } from '#domains/pessoas/esquemas.ts';
import type { Partes } from '#domains/pessoas/partes.ts';
import { comContatosPrincipais, comEnderecoPrincipal } from '#domains/pessoas/principais.ts';
import { conferirCpfLivre } from '#domains/pessoas/server/cpf-duplicado.ts';
import { gravarFoto, lerFotoEnviada } from '#domains/pessoas/fotos/server/door.ts';
import { paraAuditoria } from '#domains/pessoas/server/para-auditoria.ts';
import { colunasDePartes, comoLinha, listaDeColunas, parteComoLinha, tiposDeColunas } from '#domains/pessoas/server/tables.ts';
import { validar } from '#domains/pessoas/server/validar.ts';
import '#domains/pessoas/server/restricoes.ts';

export type PessoaCriada = { id: number; codigo: number; versao: number };

/** More in one call would hold the transaction and the memory too long; the caller sends several lots. */
export const loteMaximo = 5_000;

/**
 * Registers one person with addresses, contacts, filiation and photo. Data is validated here too (other rooms call it).
 * Throws DADOS_INVALIDOS with the fields, CPF_DUPLICADO, FOTO_TIPO, FOTO_ILEGIVEL.
 */
export async function criarPessoa(ato: Ato<Autor>, dados: DadosPessoa): Promise<PessoaCriada> {
  const nova = validar(esquemaNovaPessoa, dados);
  const foto = nova.fotoUpload ? await lerFotoEnviada(nova.fotoUpload) : null;
  if (nova.cpf) await conferirCpfLivre(ato, nova.cpf, null);
  const [criada] = await inserir(ato, [nova]);
  if (!criada) throw new Error('the insert of a person answered no row');
  if (foto) await gravarFoto(ato, { pessoaId: criada.id, ...foto });
  return criada;
}

/**
 * Registers many people with the same validations and the same audit, in two statements a lot (at most 5,000); answers
 * in the order given. Photos are not taken. A repeated or taken CPF refuses the whole lot.
 */
export async function criarPessoasEmLote(ato: Ato<Autor>, pessoas: readonly DadosPessoa[]): Promise<PessoaCriada[]> {
  if (pessoas.length > loteMaximo) throw erros.LOTE_GRANDE({ maximo: loteMaximo });
  if (pessoas.length === 0) return [];
  const vistos = new Set<string>();
  const novas = pessoas.map((dados, indice) => {
    const nova = validar(esquemaNovaPessoa, dados, `${indice}.`);
    if (nova.cpf && vistos.has(nova.cpf)) throw erros.CPF_REPETIDO_NO_LOTE({ cpf: nova.cpf }, { campos: [`${indice}.cpf`] });
    if (nova.cpf) vistos.add(nova.cpf);
    return nova;
  });
  return inserir(ato, novas);
}

/** People, their parts and their audit rows. Each person gets its code first, so that parts find their owner inside one statement. */
async function inserir(ato: Ato<Autor>, novas: readonly NovaPessoa[]): Promise<PessoaCriada[]> {
  const { tx } = ato;
  const prontas = novas.map((nova) => ({
    campos: soCampos(nova),
    enderecos: comEnderecoPrincipal(nova.enderecos),
    contacts: comContatosPrincipais(nova.contacts),
    filiations: nova.filiations,
  }));
  const partes = (lista: keyof Partes): string =>
    JSON.stringify(
      prontas.flatMap((pronta, ordem) => pronta[lista].map((parte, posicao) => ({ ...parteComoLinha(parte), ordem, posicao }))),
    );
  const inserirPartes = (lista: keyof Partes) => {
    const { tabela, colunas, tipos } = colunasDePartes[lista];
    return sql`insert into ${sql.table(tabela)} (pessoa_id, ${sql.raw(colunas)})
      select n.id, ${sql.raw(
        colunas
          .split(', ')
          .map((coluna) => `x.${coluna}`)
          .join(', '),
      )}
      from json_to_recordset(${partes(lista)}::json) as x(ordem int, posicao int, ${sql.raw(tipos)})
      join entrada e on e.ordem = x.ordem join novas n on n.codigo = e.codigo order by x.ordem, x.posicao`;
  };
  const { rows } = await sql<PessoaCriada>`
    with entrada as materialized (
      select nextval('pessoas_codigo_seq')::int as codigo, x.*
      from json_to_recordset(${JSON.stringify(prontas.map(({ campos }, ordem) => ({ ...comoLinha(campos), ordem })))}::json)
        as x(ordem int, ${tiposDeColunas()})
    ), novas as (
      insert into pessoas (codigo, ${listaDeColunas()}) select codigo, ${listaDeColunas()} from entrada order by ordem
      returning id, codigo, versao
    ), enderecos as (${inserirPartes('enderecos')}), contatos as (${inserirPartes('contacts')}), filiacoes as (${inserirPartes('filiations')})
    select n.id, n.codigo, n.versao from novas n join entrada e on e.codigo = n.codigo order by e.ordem`.execute(tx);
  await auditarVarios(
    ato,
    rows.map(({ id }, ordem) => ({ acao: 'pessoa.criada', alvoTipo: 'pessoa', alvoId: id, depois: paraAuditoria(prontas[ordem]) })),
  );
  return rows;
}
