import type { Idioma } from '#shared/erros.ts';
import { formatarData, isDataCivil } from '#shared/datas.ts';
import { formatarCpf } from '#shared/documentos/cpf.ts';
import { formatarTelefone } from '#shared/documentos/telefone.ts';
import { type EnderecoEscrito, escreverEndereco } from '#domains/pessoas/endereco.ts';
import { estadosCivis, generos, nacionalidades, parentescos, tiposEndereco } from '#shared/listas/pessoa.ts';
import { definirLista, type ListaDeOpcoes, rotuloDe } from '#shared/listas/opcao.ts';
import { ufs } from '#shared/listas/ufs.ts';
import { textosFicha } from '#domains/pessoas/saude/texts.ts';
import { CAMPO_DA_FICHA, documentoDoCampo, tiposDeDocumento } from './documentos.ts';
import { defineTextos, texto } from '#shared/textos.ts';

/** How the members of a person that a protocol may change are called. */
export const textosCampos = defineTextos({
  nome: { br: 'Nome', en: 'Name' },
  sobrenome: { br: 'Sobrenome', en: 'Surname' },
  nomeSocial: { br: 'Nome social', en: 'Social name' },
  cpf: { br: 'CPF', en: 'CPF' },
  rg: { br: 'RG', en: 'RG' },
  rgOrgaoEmissor: { br: 'Órgão emissor do RG', en: 'RG issuing body' },
  rgUf: { br: 'UF do RG', en: 'RG state' },
  rgDataEmissao: { br: 'Emissão do RG', en: 'RG issue date' },
  dataNascimento: { br: 'Data de nascimento', en: 'Birth date' },
  dataFalecimento: { br: 'Data de falecimento', en: 'Death date' },
  genero: { br: 'Gênero', en: 'Gender' },
  corRaca: { br: 'Cor ou raça', en: 'Color or race' },
  estadoCivil: { br: 'Estado civil', en: 'Marital status' },
  nacionalidade: { br: 'Nacionalidade', en: 'Nationality' },
  naturalidade: { br: 'Naturalidade', en: 'Place of birth' },
  naturalidadeUf: { br: 'UF de nascimento', en: 'State of birth' },
  religiao: { br: 'Religião', en: 'Religion' },
  certidaoNascimento: { br: 'Certidão de nascimento', en: 'Birth certificate' },
  certidaoTermo: { br: 'Termo da certidão', en: 'Certificate entry' },
  certidaoLivro: { br: 'Livro da certidão', en: 'Certificate book' },
  certidaoFolha: { br: 'Folha da certidão', en: 'Certificate sheet' },
  tituloEleitor: { br: 'Título de eleitor', en: 'Voter ID' },
  zonaEleitoral: { br: 'Zona eleitoral', en: 'Electoral zone' },
  secaoEleitoral: { br: 'Seção eleitoral', en: 'Voting section' },
  pis: { br: 'PIS/PASEP', en: 'PIS/PASEP' },
  registroProfissional: { br: 'Registro profissional', en: 'Professional registration' },
  parentesco: { br: 'Parentesco', en: 'Kinship' },
  celular: { br: 'Celular principal', en: 'Main cell phone' },
  email: { br: 'E-mail principal', en: 'Main e-mail' },
  endereco: { br: 'Endereço principal', en: 'Main address' },
});
type Campo = keyof typeof textosCampos;

const isCampo = (campo: string): campo is Campo => campo in textosCampos;

/** The name of a field for people; its own id when it is unknown. */
export function rotuloDoCampo(campo: string, idioma: Idioma): string {
  if (campo === CAMPO_DA_FICHA) return texto(textosFicha, 'fichaSaude', idioma);
  const documento = documentoDoCampo(campo);
  if (documento !== null) return rotuloDe(tiposDeDocumento, documento, idioma);
  return isCampo(campo) ? texto(textosCampos, campo, idioma) : campo;
}

export type TipoDeCampo = 'texto' | 'cpf' | 'data' | 'telefone' | 'email' | 'endereco' | 'opcao';

/** The six answers of the school census, as pessoas stores them. */
const coresRacas = definirLista(
  { valor: 'nao-declarada', br: 'Não declarada', en: 'Not declared' },
  { valor: 'branca', br: 'Branca', en: 'White' },
  { valor: 'preta', br: 'Preta', en: 'Black' },
  { valor: 'parda', br: 'Parda', en: 'Mixed' },
  { valor: 'amarela', br: 'Amarela', en: 'Asian' },
  { valor: 'indigena', br: 'Indígena', en: 'Indigenous' },
);

const listas: Readonly<Record<string, ListaDeOpcoes>> = {
  genero: generos,
  corRaca: coresRacas,
  estadoCivil: estadosCivis,
  nacionalidade: nacionalidades,
  parentesco: parentescos,
  rgUf: ufs,
  naturalidadeUf: ufs,
};
const tipos: Readonly<Record<string, TipoDeCampo>> = {
  cpf: 'cpf',
  rgDataEmissao: 'data',
  dataNascimento: 'data',
  dataFalecimento: 'data',
  celular: 'telefone',
  email: 'email',
  endereco: 'endereco',
};

/** How a field is typed. */
export function tipoDoCampo(campo: string): TipoDeCampo {
  return campo in listas ? 'opcao' : (tipos[campo] ?? 'texto');
}

/** The closed list of a field, or null. */
export function opcoesDoCampo(campo: string): ListaDeOpcoes | null {
  return listas[campo] ?? null;
}

/** A value as the wire shows it: text, or the main address. */
export type ValorLido = string | (EnderecoEscrito & { tipo: string }) | null;

/** A stored value as people read it; null when there is none. */
export function valorParaLer(campo: string, valor: ValorLido, idioma: Idioma): string | null {
  if (valor === null || valor === '') return null;
  if (typeof valor !== 'string') return `${rotuloDe(tiposEndereco, valor.tipo, idioma)}: ${escreverEndereco(valor)}`;
  const lista = listas[campo];
  if (lista) return rotuloDe(lista, valor, idioma);
  const tipo = tipoDoCampo(campo);
  if (tipo === 'cpf') return formatarCpf(valor);
  if (tipo === 'telefone') return formatarTelefone(valor);
  return tipo === 'data' && isDataCivil(valor) ? formatarData(valor) : valor;
}
