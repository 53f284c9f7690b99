import { type DataCivil, diasEntre, montarData } from '#shared/datas.ts';
import { arranjos, type NomesDaFamilia, type Pais, sortearAdultos, sortearPais } from './adultos.ts';
import { cursos } from '../plano/cursos.ts';
import { cpfDoNumero } from './documentos.ts';
import { sortearEndereco } from './enderecos.ts';
import type { Lugar, Lugares } from './lugares.ts';
import { type Genero, sortearPrenome, sortearSobrenome } from './nomes.ts';
import { criarSorteio, type Sorteio } from '../plano/sorteio.ts';
import type { Familia, Filho, Pontualidade } from '../plano/tipos.ts';

/** What the whole school is drawn from. */
export const semente = 'Colégio Exemplo';
/** Each family has this many CPF numbers of its own: adults from the first, children from the middle. */
export const cpfsPorFamilia = 16;

const pontualidades: readonly (readonly [Pontualidade, number])[] = [
  ['em_dia', 66],
  ['atrasa', 20],
  ['inadimplente', 8],
  ['adiantada', 6],
];

/** Families with all the children that the places hold: the same ones for the same year and places. */
export function gerarFamilias(ano: number, lugares: Lugares): Familia[] {
  const familias: Familia[] = [];
  const sorteioDosLugares = criarSorteio(semente, 'lugares');
  while (lugares.restam() > 0) {
    const sorteio = criarSorteio(semente, 'família', familias.length);
    const quantos = sorteio.porPeso([
      [1, 62],
      [2, 30],
      [3, 8],
    ] as const);
    familias.push(gerarFamilia(familias.length, ano, lugares.tirar(sorteioDosLugares, quantos), sorteio));
  }
  return familias;
}

function gerarFamilia(indice: number, ano: number, lugares: readonly Lugar[], sorteio: Sorteio): Familia {
  const daMae = sortearSobrenome(sorteio);
  const nomes = { daMae, doPai: sortearSobrenome(sorteio, [daMae]) };
  const arranjo = sorteio.porPeso(arranjos);
  const pais = sortearPais(sorteio, nomes, arranjo);
  const filhos = sortearFilhos(sorteio, { ano, indice, lugares, nomes, pais });
  const nascimentos = filhos.map((filho) => filho.dataNascimento).sort();
  const [maisVelho, maisNovo] = [nascimentos[0], nascimentos.at(-1)] as [DataCivil, DataCivil];
  return {
    indice,
    adultos: sortearAdultos(sorteio, arranjo, { nomes, pais, maisVelho, maisNovo, cpf: (i) => cpfDoNumero(indice * cpfsPorFamilia + i) }),
    filiacao: { mae: nomeCompleto(pais.mae), pai: pais.pai && nomeCompleto(pais.pai) },
    filhos,
    endereco: sortearEndereco(sorteio),
    pontualidade: sorteio.porPeso(pontualidades),
    diaVencimento: sorteio.porPeso([
      [5, 35],
      [10, 45],
      [15, 20],
    ] as const),
  };
}

type DadosDosFilhos = { ano: number; indice: number; lugares: readonly Lugar[]; nomes: NomesDaFamilia; pais: Pais };

/** From the oldest to the youngest, no two with the same name. Without a known father they carry the mother's names. */
function sortearFilhos(sorteio: Sorteio, { ano, indice, lugares, nomes, pais }: DadosDosFilhos): Filho[] {
  const sobrenome = pais.pai ? `${nomes.daMae} ${nomes.doPai}` : pais.mae.sobrenome;
  const usados = new Set<string>();
  const ordenados = lugares.toSorted((a, b) => b.curso - a.curso);
  // An only child in the last course may have come back to school as an adult.
  const respondePorSi = lugares.length === 1 && lugares[0]?.curso === cursos.length - 1 && sorteio.chance(6);
  const nascimentos = respondePorSi
    ? [sorteio.dia(montarData(ano - 21, 1, 1), montarData(ano - 20, 12, 31))]
    : sortearNascimentos(
        sorteio,
        ano,
        ordenados.map(({ curso }) => curso),
      );
  return ordenados.map(({ curso, turma }, i) => {
    const genero: Genero = sorteio.chance(50) ? 'feminino' : 'masculino';
    const temCpf = sorteio.chance(86) || respondePorSi;
    const nome = prenomeNovo(sorteio, genero, usados);
    const cpf = temCpf ? cpfDoNumero(indice * cpfsPorFamilia + cpfsPorFamilia / 2 + i) : null;
    return { nome, sobrenome, genero, dataNascimento: nascimentos[i] as DataCivil, cpf, curso, turma, respondePorSi };
  });
}

/** Births of one mother: twins, who go to the same course, on one day, and the others at least ten months apart. */
function sortearNascimentos(sorteio: Sorteio, ano: number, series: readonly number[]): DataCivil[] {
  for (;;) {
    const datas: DataCivil[] = [];
    for (const [i, curso] of series.entries())
      datas.push((series[i - 1] === curso && datas[i - 1]) || sortearNascimento(sorteio, ano, curso));
    const espacadas = datas.every((data, i) =>
      series.every((curso, k) => k >= i || curso === series[i] || Math.abs(diasEntre(data, datas[k] ?? data)) >= 300),
    );
    if (espacadas) return datas;
  }
}

/** A birth that completes the age of the course by 31 March of the year; from the second year of fundamental on a few are a year behind. */
function sortearNascimento(sorteio: Sorteio, ano: number, curso: number): DataCivil {
  const idade = cursos[curso]?.idade ?? 0;
  const completos = idade + (idade >= 7 && sorteio.chance(5) ? 1 : 0);
  return sorteio.dia(montarData(ano - completos - 1, 4, 1), montarData(ano - completos, 3, 31));
}

function prenomeNovo(sorteio: Sorteio, genero: Genero, usados: Set<string>): string {
  for (;;) {
    const nome = sortearPrenome(sorteio, genero, 'crianca');
    if (usados.has(nome)) continue;
    usados.add(nome);
    return nome;
  }
}

/** Given and family names in one text. */
export const nomeCompleto = ({ nome, sobrenome }: { nome: string; sobrenome: string }): string => `${nome} ${sobrenome}`;
