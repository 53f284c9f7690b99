import type { DadosPessoa } from '#domains/pessoas/registro/server/oficina.ts';
import { partesDe, somarDias } from '#shared/datas.ts';
import { sortearCertidao, sortearPis, sortearTituloEleitor } from './documentos.ts';
import { type Endereco, sortearCelular } from './enderecos.ts';
import { semente } from './familias.ts';
import { apelidoDeEmail, type Genero } from './nomes.ts';
import { criarSorteio, type Sorteio } from '../plano/sorteio.ts';
import type { Adulto, Familia, Filho } from '../plano/tipos.ts';

const naturalidades = [
  ['Belém', 70],
  ['Ananindeua', 9],
  ['Castanhal', 5],
  ['Santarém', 4],
  ['Abaetetuba', 4],
  ['Marabá', 3],
  ['Bragança', 3],
  ['Cametá', 2],
] as const;
const coresRacas = [
  ['parda', 58],
  ['branca', 26],
  ['preta', 9],
  ['amarela', 1],
  ['indigena', 1],
  ['nao-declarada', 5],
] as const;

/** What every registration of the demo school has. */
function comuns(sorteio: Sorteio, pessoa: { genero: Genero; endereco: Endereco }): Partial<DadosPessoa> {
  return {
    genero: pessoa.genero,
    corRaca: sorteio.porPeso(coresRacas),
    nacionalidade: 'brasileira',
    naturalidade: sorteio.porPeso(naturalidades),
    naturalidadeUf: 'PA',
    enderecos: [{ tipo: 'residencial', ...pessoa.endereco, pais: 'Brasil', principal: true }],
  };
}

/** An identity card of the state's police, issued when the person was of age. */
function rg(sorteio: Sorteio, dataNascimento: string): Partial<DadosPessoa> {
  return {
    rg: sorteio.digitos(7),
    rgOrgaoEmissor: 'PC/PA',
    rgUf: 'PA',
    rgDataEmissao: somarDias(dataNascimento, 365 * 18 + sorteio.inteiro(30, 900)),
  };
}

/** The registration of a guardian. */
export function pessoaDoAdulto(familia: Familia, adulto: Adulto, posicao: number): DadosPessoa {
  const sorteio = criarSorteio(semente, 'adulto', familia.indice, posicao);
  const { nome, sobrenome, cpf, dataNascimento, estadoCivil, genero } = adulto;
  return {
    nome,
    sobrenome,
    cpf,
    dataNascimento,
    estadoCivil,
    ...comuns(sorteio, { genero, endereco: familia.endereco }),
    ...rg(sorteio, dataNascimento),
    ...(sorteio.chance(60)
      ? {
          tituloEleitor: sortearTituloEleitor(sorteio),
          zonaEleitoral: String(sorteio.inteiro(1, 98)),
          secaoEleitoral: String(sorteio.inteiro(1, 620)),
        }
      : {}),
    contacts: [
      { tipo: 'celular', valor: sortearCelular(sorteio), principal: true },
      { tipo: 'email', valor: `${apelidoDeEmail(nome, sobrenome)}${familia.indice + 1}@familia.example`, principal: true },
      ...(sorteio.chance(20)
        ? [
            {
              tipo: 'comercial' as const,
              valor: `(91) 3${sorteio.inteiro(2, 3)}${sorteio.digitos(2)}-${sorteio.digitos(4)}`,
              principal: true,
            },
          ]
        : []),
    ],
  };
}

/** The registration of a student; parents who are registered too are linked. */
export function pessoaDoFilho(
  familia: Familia,
  filho: Filho,
  posicao: number,
  ids: { mae: number | null; pai: number | null },
): DadosPessoa {
  const sorteio = criarSorteio(semente, 'filho', familia.indice, posicao);
  const { nome, sobrenome, cpf, dataNascimento, genero } = filho;
  const { ano } = partesDe(dataNascimento);
  const { mae, pai } = familia.filiacao;
  return {
    nome,
    sobrenome,
    cpf,
    dataNascimento,
    ...comuns(sorteio, { genero, endereco: familia.endereco }),
    // The single national numbering of certificates began in 2010.
    ...(ano >= 2010 && sorteio.chance(85) ? { certidaoNascimento: sortearCertidao(sorteio, ano) } : {}),
    contacts: filho.curso >= 9 && sorteio.chance(70) ? [{ tipo: 'celular', valor: sortearCelular(sorteio), principal: true }] : [],
    filiations: [
      { tipo: 'mae', nome: mae, filiadoPessoaId: ids.mae },
      ...(pai === null ? [] : [{ tipo: 'pai' as const, nome: pai, filiadoPessoaId: ids.pai }]),
    ],
  };
}

/** The registration of somebody who works at the school. */
export function pessoaDoFuncionario(
  dados: { nome: string; sobrenome: string; cpf: string; dataNascimento: string; genero: Genero; endereco: Endereco; email: string },
  posicao: number,
): DadosPessoa {
  const sorteio = criarSorteio(semente, 'funcionário', posicao, 'pessoa');
  const { nome, sobrenome, cpf, dataNascimento, genero, endereco, email } = dados;
  return {
    nome,
    sobrenome,
    cpf,
    dataNascimento,
    estadoCivil: sorteio.escolher(['casado', 'solteiro', 'divorciado', 'uniao-estavel'] as const),
    ...comuns(sorteio, { genero, endereco }),
    ...rg(sorteio, dataNascimento),
    pis: sortearPis(sorteio),
    contacts: [
      { tipo: 'celular', valor: sortearCelular(sorteio), principal: true },
      { tipo: 'email', valor: email, principal: true },
    ],
  };
}
