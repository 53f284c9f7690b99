import { type RawBuilder, sql } from 'kysely';
import { soFiltraPor } from '#platform/server/listas/listas.ts';
import { normalizarBusca } from '#shared/palavras/busca.ts';
import type { FiltrosPessoas } from '../filtros.ts';
import { condicaoDeMatricula } from './condicoes-de-matricula.ts';
import { escaparLike, lerTermoDeBusca } from '../termo-de-busca.ts';

type Condicao = RawBuilder<unknown>;

/** The largest code that the column holds. */
const codigoMaximo = 2_147_483_647;

/**
 * The conditions of a search box over `p` (a table or view of people with id and nome_busca).
 * Without `cpfAberto` a CPF is found only whole: its digits must not be guessed one by one by who sees them masked.
 */
export function condicoesDaBusca(texto: string | undefined, cpfAberto: boolean): Condicao[] {
  const termo = lerTermoDeBusca(texto ?? '');
  if (termo.tipo === 'vazio') return [];
  if (termo.tipo === 'nome') return termo.palavras.map(palavraNoNome);
  if (termo.tipo === 'email') {
    return [
      sql`p.id = any(array(select pessoa_id from pessoas_contatos where valor like ${`%${escaparLike(termo.email)}%`} and tipo = 'email'))`,
    ];
  }
  // An array computed once lets the planner go by the primary key, whichever of the ways found the people.
  return [sql`p.id = any(array(${sql.join(buscasPorNumero(termo.digitos, cpfAberto), sql` union `)}))`];
}

/** From three letters on, the index of parts of names finds a word wherever it stands. */
const LETRAS_DE_UMA_PARTE = 3;

/**
 * Whether people are looked for by parts of their names alone, each long enough for the index: the best way is then the same whatever is
 * typed, so that its plan can be kept.
 */
export function soPorPartesDoNome(filtros: FiltrosPessoas): boolean {
  if (!soFiltraPor(filtros, 'Nome')) return false;
  const termo = lerTermoDeBusca(filtros.Nome ?? '');
  return termo.tipo === 'nome' && termo.palavras.every((palavra) => palavra.length >= LETRAS_DE_UMA_PARTE);
}

/** Words of three letters or more are found anywhere; shorter ones at the start of a word, where the index still serves. */
function palavraNoNome(palavra: string): Condicao {
  const padrao = escaparLike(palavra);
  if (palavra.length >= LETRAS_DE_UMA_PARTE) return sql`p.nome_busca like ${`%${padrao}%`}`;
  return sql`(p.nome_busca like ${`${padrao}%`} or p.nome_busca like ${`% ${padrao}%`})`;
}

function buscasPorNumero(digitos: string, cpfAberto: boolean): Condicao[] {
  const codigo = Number.parseInt(digitos, 10);
  const buscas: Condicao[] = [sql`select id from pessoas where codigo = ${codigo <= codigoMaximo ? codigo : 0}`];
  if (digitos.length === 11) buscas.push(sql`select id from pessoas where cpf = ${digitos}`);
  else if (cpfAberto && digitos.length >= 3 && digitos.length < 11)
    buscas.push(sql`select id from pessoas where cpf like ${`%${digitos}%`}`);
  if (digitos.length >= 4)
    buscas.push(
      sql`select pessoa_id from pessoas_contatos where valor like ${`%${digitos}%`} and tipo in ('celular', 'residencial', 'comercial', 'fax')`,
    );
  return buscas;
}

/** The conditions of the filters of a list of people over `pessoas p`. */
export function condicoesDosFiltros(filtros: FiltrosPessoas, cpfAberto: boolean): Condicao[] {
  const { Cpf, Codigo, DataNascimentoInicio, DataNascimentoFim, Genero, Cidade, Uf, ComCpf, ComFoto, ComContato, Ids, ExcetoIds } = filtros;
  const condicoes: (Condicao | false | null)[] = [
    ...condicoesDaBusca(filtros.Nome, cpfAberto),
    Cpf !== undefined && sql`p.cpf = ${Cpf}`,
    Codigo !== undefined && sql`p.codigo = ${Math.min(Codigo, codigoMaximo)}`,
    DataNascimentoInicio !== undefined && sql`p.data_nascimento >= ${DataNascimentoInicio}`,
    DataNascimentoFim !== undefined && sql`p.data_nascimento <= ${DataNascimentoFim}`,
    Genero !== undefined && sql`p.genero = ${Genero}`,
    Cidade !== undefined &&
      sql`p.id in (select pessoa_id from pessoas_enderecos where principal and cidade_busca like ${`${escaparLike(normalizarBusca(Cidade))}%`})`,
    Uf !== undefined && sql`p.id in (select pessoa_id from pessoas_enderecos where principal and uf = ${Uf})`,
    ComCpf !== undefined && nulo(sql`p.cpf`, ComCpf),
    ComFoto !== undefined && nulo(sql`p.foto_arquivo_id`, ComFoto),
    ComContato !== undefined && sql`${ComContato ? sql`` : sql`not `}exists (select from pessoas_contatos c where c.pessoa_id = p.id)`,
    Ids !== undefined && sql`p.id = any(${Ids}::bigint[])`,
    ExcetoIds !== undefined && sql`p.id <> all(${ExcetoIds}::bigint[])`,
    condicaoDeMatricula(filtros),
  ];
  return condicoes.filter((condicao): condicao is Condicao => Boolean(condicao));
}

const nulo = (coluna: Condicao, preenchida: boolean): Condicao => (preenchida ? sql`${coluna} is not null` : sql`${coluna} is null`);
