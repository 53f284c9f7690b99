import { type RawBuilder, sql } from 'kysely';
import type { CampoPessoa, CamposPessoa } from '../campos-pessoa.ts';
import type { Partes } from '../partes.ts';

/** The tables that only this room writes. */
export const tabelas = [
  'pessoas',
  'pessoas_enderecos',
  'pessoas_contatos',
  'pessoas_filiacoes',
  'fichas_saude',
  'fichas_saude_visualizacoes',
  'importacoes',
  'importacoes_pessoas',
  'importacoes_contatos',
  'consentimentos_finalidades',
  'consentimentos_textos',
  'consentimentos',
  'visualizacoes_sensiveis',
] as const;

/** Column of each simple member. All are text but the dates. */
export const colunaDe: Record<CampoPessoa, string> = {
  nome: 'nome',
  sobrenome: 'sobrenome',
  nomeSocial: 'nome_social',
  cpf: 'cpf',
  rg: 'rg',
  rgOrgaoEmissor: 'rg_orgao_emissor',
  rgUf: 'rg_uf',
  rgDataEmissao: 'rg_data_emissao',
  dataNascimento: 'data_nascimento',
  dataFalecimento: 'data_falecimento',
  genero: 'genero',
  corRaca: 'cor_raca',
  estadoCivil: 'estado_civil',
  nacionalidade: 'nacionalidade',
  naturalidade: 'naturalidade',
  naturalidadeUf: 'naturalidade_uf',
  religiao: 'religiao',
  certidaoNascimento: 'certidao_nascimento',
  certidaoTermo: 'certidao_termo',
  certidaoLivro: 'certidao_livro',
  certidaoFolha: 'certidao_folha',
  tituloEleitor: 'titulo_eleitor',
  zonaEleitoral: 'zona_eleitoral',
  secaoEleitoral: 'secao_eleitoral',
  pis: 'pis',
  registroProfissional: 'registro_profissional',
  parentesco: 'parentesco',
};

const entradas = Object.entries(colunaDe) as [CampoPessoa, string][];

/** `nome, sobrenome, …` of an alias or bare. */
export const listaDeColunas = (alias?: string): RawBuilder<unknown> =>
  sql.join(entradas.map(([, coluna]) => sql.ref(alias ? `${alias}.${coluna}` : coluna)));

/** `p.nome as nome, p.rg_uf as "rgUf", …`: the simple members as the code names them. */
export const selecaoDeCampos = (alias: string): RawBuilder<unknown> =>
  sql.join(entradas.map(([campo, coluna]) => sql`${sql.ref(`${alias}.${coluna}`)} as ${sql.ref(campo)}`));

/** `nome text, …, data_nascimento date`: the record that carries simple members into SQL. */
export const tiposDeColunas = (): RawBuilder<unknown> =>
  sql.join(entradas.map(([, coluna]) => sql`${sql.ref(coluna)} ${sql.raw(coluna.includes('data_') ? 'date' : 'text')}`));

/** The simple members under their column names. */
export function comoLinha(campos: CamposPessoa): Record<string, string | null> {
  return Object.fromEntries(entradas.map(([campo, coluna]) => [coluna, campos[campo]]));
}

/** Columns of the parts, in the order of their statements. */
export const colunasDePartes: { [K in keyof Partes]: { tabela: string; tipos: string; colunas: string } } = {
  enderecos: {
    tabela: 'pessoas_enderecos',
    colunas: 'tipo, cep, logradouro, numero, complemento, bairro, cidade, cidade_ibge, uf, pais, principal',
    tipos:
      'tipo text, cep text, logradouro text, numero text, complemento text, bairro text, cidade text, cidade_ibge text, uf text, pais text, principal boolean',
  },
  contacts: { tabela: 'pessoas_contatos', colunas: 'tipo, valor, principal', tipos: 'tipo text, valor text, principal boolean' },
  filiations: {
    tabela: 'pessoas_filiacoes',
    colunas: 'tipo, nome, filiado_pessoa_id',
    tipos: 'tipo text, nome text, filiado_pessoa_id bigint',
  },
};

/** A part under its column names. */
export function parteComoLinha(parte: Partes[keyof Partes][number]): Record<string, unknown> {
  if ('cidadeIbge' in parte) {
    const { cidadeIbge, ...resto } = parte;
    return { ...resto, cidade_ibge: cidadeIbge };
  }
  if ('filiadoPessoaId' in parte) {
    const { filiadoPessoaId, ...resto } = parte;
    return { ...resto, filiado_pessoa_id: filiadoPessoaId };
  }
  return parte;
}
