import type { CampoPessoa } from '../campos-pessoa.ts';
import type { textosPessoas } from '../texts.ts';

type Secao = { titulo: keyof typeof textosPessoas; campos: readonly CampoPessoa[] };

/** The members of a person on the paper of their record, by section, in the order of the screen. */
export const secoesDaFicha = [
  {
    titulo: 'identificacao',
    campos: ['nome', 'sobrenome', 'nomeSocial', 'cpf', 'dataNascimento', 'dataFalecimento', 'genero', 'corRaca'],
  },
  { titulo: 'origem', campos: ['nacionalidade', 'naturalidade', 'naturalidadeUf', 'estadoCivil', 'religiao', 'parentesco'] },
  { titulo: 'docIdentidade', campos: ['rg', 'rgOrgaoEmissor', 'rgUf', 'rgDataEmissao'] },
  { titulo: 'docCertidao', campos: ['certidaoNascimento', 'certidaoTermo', 'certidaoLivro', 'certidaoFolha'] },
  { titulo: 'docEleitor', campos: ['tituloEleitor', 'zonaEleitoral', 'secaoEleitoral'] },
  { titulo: 'docTrabalho', campos: ['pis', 'registroProfissional'] },
] as const satisfies readonly Secao[];

/** Those that only who has something in them needs to read: an empty one is no line to fill in. */
export const soPreenchidos: ReadonlySet<CampoPessoa> = new Set(['nomeSocial', 'dataFalecimento', 'parentesco']);
