import { proporColunas } from '#shared/importacao/colunas.ts';
import { comZeros, dataDaPlanilha, opcaoDaPlanilha } from '#shared/importacao/valores.ts';
import { generos } from '#shared/listas/pessoa.ts';
import { type CampoImportado, camposImportados } from './campos-importados.ts';
import { coresRacas, type TipoFiliacao } from '../listas.ts';

/** Which column of the sheet each member comes from, by its position. */
export type Mapeamento = Partial<Record<CampoImportado, number>>;
type Valores = Partial<Record<CampoImportado, string>>;
/** Data for the use cases, and from which member each part of it came, so that a refusal names the column. */
export type DadosImportados = { dados: Record<string, unknown>; origens: Readonly<Record<string, CampoImportado>> };
export type Parente = DadosImportados & { tipo: TipoFiliacao; nome: string; cpf: string | null };
export type LinhaImportada = { aluno: DadosImportados; parentes: Parente[] };

/** Most lines and columns of one sheet; a school has some thousands of people. */
export const limitesDaImportacao = { linhas: 5_000, colunas: 80, letrasPorCelula: 500 } as const;

/** Guesses the columns by their names. */
export const proporMapeamento = (colunas: readonly string[]): Mapeamento => proporColunas(colunas, camposImportados);

/** One line of the sheet as a student and the guardians of the same line. */
export function montarLinha(celulas: readonly string[], mapeamento: Mapeamento): LinhaImportada {
  const valores: Valores = Object.fromEntries(Object.entries(mapeamento).map(([chave, coluna]) => [chave, (celulas[coluna] ?? '').trim()]));
  const parentes = (['mae', 'pai', 'resp'] as const).flatMap((quem) => montarParente(quem, valores));
  return { aluno: montarAluno(valores), parentes };
}

/** One person of a line, as the register takes it. */
export function montarAluno(v: Valores): DadosImportados {
  const { nome, sobrenome } = partirNome(v.nome ?? '', v.sobrenome);
  const endereco = montarEndereco(v);
  const contatos = montarContatos([
    ['celular', v.celular, 'celular'],
    ['residencial', v.telefone, 'telefone'],
    ['email', v.email, 'email'],
  ]);
  return {
    dados: {
      nome,
      sobrenome,
      nomeSocial: v.nomeSocial,
      cpf: comZeros(v.cpf, 11),
      rg: v.rg,
      dataNascimento: dataDaPlanilha(v.dataNascimento),
      genero: opcaoDaPlanilha(generos, v.genero),
      corRaca: opcaoDaPlanilha(coresRacas, v.corRaca),
      naturalidade: v.naturalidade,
      naturalidadeUf: v.naturalidadeUf,
      certidaoNascimento: v.certidaoNascimento,
      contacts: contatos.lista,
      enderecos: endereco ? [endereco] : [],
    },
    origens: { ...contatos.origens, ...(endereco ? Object.fromEntries(partesDoEndereco.map((p) => [`enderecos.0.${p}`, p])) : {}) },
  };
}

const naCidade = ['cep', 'logradouro', 'numero', 'complemento', 'bairro'] as const;
const partesDoEndereco = [...naCidade, 'cidade', 'uf'] as const;

/** A city by itself is no address: it is told of every line, and the street is what is missing. */
function montarEndereco(v: Valores): Record<string, unknown> | null {
  if (naCidade.every((parte) => !v[parte])) return null;
  return { tipo: 'residencial', ...Object.fromEntries(partesDoEndereco.map((p) => [p, v[p] ?? ''])), cep: comZeros(v.cep, 8) ?? '' };
}

const tipoDe: Record<'mae' | 'pai' | 'resp', TipoFiliacao> = { mae: 'mae', pai: 'pai', resp: 'outro' };

function montarParente(quem: 'mae' | 'pai' | 'resp', v: Valores): Parente[] {
  const nomeInteiro = v[`${quem}Nome`] ?? '';
  const [cpf, celular, email] = [comZeros(v[`${quem}Cpf`], 11), v[`${quem}Celular`], v[`${quem}Email`]];
  if (nomeInteiro === '' && !cpf && !celular && !email) return [];
  const { nome, sobrenome } = partirNome(nomeInteiro);
  const contatos = montarContatos([
    ['celular', celular, `${quem}Celular`],
    ['email', email, `${quem}Email`],
  ]);
  return [
    {
      tipo: tipoDe[quem],
      nome: nomeInteiro,
      cpf: cpf ? cpf.replaceAll(/\D/g, '') : null,
      dados: { nome, sobrenome, cpf, contacts: contatos.lista },
      origens: { nome: `${quem}Nome`, sobrenome: `${quem}Nome`, cpf: `${quem}Cpf`, ...contatos.origens },
    },
  ];
}

type ContatoImportado = readonly [tipo: 'celular' | 'residencial' | 'email', valor: string | undefined, campo: CampoImportado];

function montarContatos(todos: readonly ContatoImportado[]) {
  const dados = todos.filter(([, valor]) => valor);
  return {
    lista: dados.map(([tipo, valor]) => ({ tipo, valor })),
    origens: Object.fromEntries(dados.map(([, , campo], i) => [`contacts.${i}.valor`, campo])) as Record<string, CampoImportado>,
  };
}

/** The first word is the name and the others the surname, unless the sheet has a column for each. */
function partirNome(nome: string, sobrenome?: string): { nome: string; sobrenome: string } {
  if (sobrenome) return { nome, sobrenome };
  const [primeiro = '', ...outros] = nome.split(/\s+/);
  return { nome: primeiro, sobrenome: outros.join(' ') };
}
