import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { pode } from '#platform/server/http/autorizacao.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import { normalizarBusca } from '#shared/palavras/busca.ts';
import { formatarData, isDataCivil, somarMeses } from '#shared/datas.ts';
import type { ErroNegocio } from '#shared/erros.ts';
import type { TipoContato } from '#shared/listas/pessoa.ts';
import type { CampoImportado } from '../campos-importados.ts';
import { isTipoTelefone, lerContato } from '#domains/pessoas/contato.ts';
import { erros } from '#domains/pessoas/erros.ts';
import type { LinhaImportada, Parente } from '../importacao.ts';
import { podemSerAMesmaPessoa } from '../nomes-iguais.ts';
import { partesMaximo } from '#domains/pessoas/partes.ts';
import { escopoDePessoas } from '#domains/pessoas/server/escopo.ts';

type Lido = { tipo: TipoContato; valor: string };
export type Conhecida = { id: number; cpf: string; quem: string; nomes: string[]; nascimento: string | null; contatos: Lido[] };
type LinhaNumerada = { numero: number; montada: LinhaImportada };
/** For each CPF of a sheet, under which names it stands there and in which line each name comes first. */
export type NomesPorCpf = ReadonlyMap<string, ReadonlyMap<string, { linha: number; nome: string }>>;

/** Nobody so young has a child; between, names and clerks decide. */
const idadeMinimaDosPais = 10;

/** A guardian known by name alone is written on the student's filiation; with CPF or contact, becomes a person. */
export function precisaDeCadastro({ cpf, dados }: Parente): boolean {
  return cpf !== null || (dados.contacts as unknown[]).length > 0;
}

/** By what the same guardian is found in the lines of siblings: the CPF, or else name and contacts. */
export function chaveDoParente({ cpf, nome, dados }: Parente): string {
  if (cpf !== null) return `cpf:${cpf}`;
  const contatos = (dados.contacts as { valor: string }[]).map(({ valor }) => normalizarBusca(valor).replaceAll(/[\s().-]/g, ''));
  return `nome:${normalizarBusca(nome)}|${contatos.toSorted().join('|')}`.slice(0, 400);
}

/** Who a line is about. */
export function identidade({ aluno: { dados } }: LinhaImportada): { cpf: string; nome: string; nascimento: string } {
  const texto = (valor: unknown): string => (typeof valor === 'string' ? valor : '');
  const nome = `${texto(dados.nome)} ${texto(dados.sobrenome)}`.trim();
  return { cpf: texto(dados.cpf).replaceAll(/\D/g, ''), nome, nascimento: texto(dados.dataNascimento) };
}

/** Registered people with one of these CPFs, of those whom the author may see. */
export async function conhecidasPorCpf(db: Db | Tx, quem: Quem, cpfs: readonly string[]): Promise<ReadonlyMap<string, Conhecida>> {
  const { rows } = await sql<Conhecida>`select p.id, p.cpf, p.nome_completo || ' (' || p.codigo || ')' as quem,
      coalesce(array_remove(array[p.nome_completo, p.nome_social], null), '{}') as nomes, p.data_nascimento as nascimento,
      (select coalesce(json_agg(json_build_object('tipo', c.tipo, 'valor', c.valor)), '[]'::json) from pessoas_contatos c where c.pessoa_id = p.id) as contatos
    from pessoas p where p.cpf = any(${[...new Set(cpfs)]}::text[]) and ${escopoDePessoas(quem)}`.execute(db);
  return new Map(rows.map((pessoa) => [pessoa.cpf, pessoa]));
}

/** What a sheet says of each CPF: students and guardians alike. */
export function nomesPorCpf(linhas: readonly LinhaNumerada[]): NomesPorCpf {
  const porCpf = new Map<string, Map<string, { linha: number; nome: string }>>();
  for (const { numero, montada } of linhas) {
    for (const { cpf, nome } of [identidade(montada), ...montada.parentes]) {
      if (!cpf || nome === '') continue;
      const nomes = porCpf.get(cpf) ?? new Map<string, { linha: number; nome: string }>();
      const chave = normalizarBusca(nome);
      if (!nomes.has(chave)) nomes.set(chave, { linha: numero, nome });
      porCpf.set(cpf, nomes);
    }
  }
  return porCpf;
}

/** A CPF that belongs to somebody else, as far as names and dates tell, and the column that holds it. */
export type Divergencia = { campo: CampoImportado; erro: ErroNegocio };

/**
 * Guardians of a line whose CPF is of somebody with another name, registered or in the sheet, or of somebody too young to be
 * the parent. Only a person can tell a slip in the CPF from a name that changed.
 */
export function divergenciasDe(
  montada: LinhaImportada,
  conhecidas: ReadonlyMap<string, Conhecida>,
  daPlanilha: NomesPorCpf,
): Divergencia[] {
  const { nascimento: doAluno } = identidade(montada);
  return montada.parentes.flatMap((parente): Divergencia[] => {
    if (parente.cpf === null) return [];
    const campo = parente.origens['cpf'] ?? 'maeCpf';
    const conhecida = conhecidas.get(parente.cpf);
    if (conhecida && !conhecida.nomes.some((nome) => podemSerAMesmaPessoa(nome, parente.nome)))
      return [{ campo, erro: erros.IMPORTACAO_CPF_DE_OUTRO({ quem: conhecida.quem }) }];
    const outra = [...(daPlanilha.get(parente.cpf)?.values() ?? [])].find(({ nome }) => !podemSerAMesmaPessoa(nome, parente.nome));
    if (!conhecida && outra) return [{ campo, erro: erros.IMPORTACAO_CPF_DE_DUAS(outra) }];
    if (parente.tipo === 'outro' || !conhecida?.nascimento || !isDataCivil(doAluno)) return [];
    if (somarMeses(conhecida.nascimento, idadeMinimaDosPais * 12) <= doAluno) return [];
    const datas = { nascimento: formatarData(conhecida.nascimento), doAluno: formatarData(doAluno) };
    return [{ campo, erro: erros.IMPORTACAO_PARENTE_JOVEM({ quem: conhecida.quem, ...datas }) }];
  });
}

const contatosDe = ({ dados }: Parente): Lido[] =>
  (dados.contacts as Lido[]).flatMap(({ tipo, valor }) => {
    const lido = lerContato(tipo, valor);
    return 'valor' in lido ? [{ tipo, valor: lido.valor }] : [];
  });

/** A phone is the same whatever kind it was noted as. */
const mesmoContato = (a: Lido, b: Lido): boolean =>
  a.valor === b.valor && (a.tipo === b.tipo || (isTipoTelefone(a.tipo) && isTipoTelefone(b.tipo)));

export type ContatosTrazidos = { acrescentar: Lido[]; ignorar: Lido[] };

/**
 * What a sheet knows of how to reach somebody who is registered already: what the record lacks is added to it and replaces
 * nothing; it is left out where there is no room, or when whoever imports may not edit people (`podeAcrescentar`).
 */
export function contatosTrazidos(parente: Parente, atuais: readonly Lido[], podeAcrescentar: boolean): ContatosTrazidos {
  const faltam = contatosDe(parente).filter((trazido) => !atuais.some((atual) => mesmoContato(atual, trazido)));
  const cabem = podeAcrescentar ? Math.max(0, partesMaximo - atuais.length) : 0;
  return { acrescentar: faltam.slice(0, cabem), ignorar: faltam.slice(cabem) };
}

export const podeEditarPessoas = (quem: Quem): boolean => pode(quem, 'pessoas:editar');
